import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type About,
  checkValue,
  type Kind,
  KINDS,
  type Need,
  type Schema,
  type TaskRecipe,
  type Unavailable,
} from '../packages/core/src/index.ts'

const root = join(import.meta.dirname, '..')

/** A contribution as a module exports it, as far as its card and its page are made of it. */
export interface Part {
  readonly kind: Kind
  readonly exportName: string
  /** Below the pack's `src`. */
  readonly file: string
  readonly name: string
  readonly description: string
  readonly about?: About
  readonly unavailable?: Unavailable
  readonly licence?: { readonly name: string }
  /** Of a task: what its example, or no arguments, resolve to; absent where files are needed that only planning reads. */
  readonly recipe?: TaskRecipe
  /** Of a task: its example as an entry. */
  readonly entry?: string
  readonly needsJudge?: boolean
}

interface Exported {
  readonly '~kind'?: Kind
  readonly '~lazy'?: boolean
  readonly name: string
  readonly description: string
  readonly about?: About
  readonly unavailable?: Unavailable
  readonly licence?: { readonly name: string }
  readonly example?: Readonly<Record<string, string | number>>
  readonly options?: Schema
  readonly build?: (options: never, assets: never) => TaskRecipe
  readonly roles?: unknown
}

/** The packs whose contributions are generated: those whose package.json has `binnacle.catalogue`. */
export function catalogueFolders(): readonly string[] {
  return readdirSync(join(root, 'plugins')).filter((folder) => readManifest(folder).binnacle?.catalogue !== undefined)
}

interface Manifest {
  readonly name: string
  readonly binnacle?: { readonly catalogue?: { readonly about?: About } }
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'plugins', folder, 'package.json'), 'utf8')) as Manifest

/** All that the modules of a pack export as contributions, by the order of files and names. */
export async function readParts(folder: string): Promise<readonly Part[]> {
  const source = join(root, 'plugins', folder, 'src')
  const { about: packAbout = {} } = readManifest(folder).binnacle!.catalogue!
  const parts: Part[] = []
  for (const file of sourceFiles(source)) {
    const module = (await import(pathToFileURL(join(source, file)).href)) as Readonly<Record<string, unknown>>
    for (const [exportName, value] of Object.entries(module)) {
      const part = value as Exported | null
      if (typeof part !== 'object' || part === null || part['~lazy'] === true || !KINDS.includes(part['~kind'] as Kind)) continue
      parts.push(partOf(part, exportName, file))
    }
  }
  return parts.map((part) => (part.kind === 'tasks' ? { ...part, about: aboutTask(part, packAbout, parts) } : part))
}

function partOf(part: Exported, exportName: string, file: string): Part {
  const { name, description, about, unavailable, licence, example = {} } = part
  const recipe = part.build === undefined ? undefined : recipeOf(part)
  const words = Object.entries(example).map(([key, value]) => `${key}=${value}`)
  return {
    kind: part['~kind']!,
    exportName,
    file,
    name,
    description,
    ...(about === undefined ? {} : { about }),
    ...(unavailable === undefined ? {} : { unavailable }),
    ...(licence === undefined ? {} : { licence }),
    ...(recipe === undefined ? {} : { recipe }),
    ...(part.build === undefined ? {} : { entry: words.length === 0 ? name : `${name}:${words.join(',')}` }),
    needsJudge: part.roles !== undefined,
  }
}

/** What a task is about: what it says itself, then its pack, and what its recipe and the parts that it names tell. */
function aboutTask({ about: own, recipe, file }: Part, pack: About, parts: readonly Part[]): About {
  const about = { ...pack, ...own }
  const needs = new Set<Need>(about.needs)
  // A recipe that needs files of other people has its scenario in the same file.
  const scenario = parts.find(
    (one) => one.kind === 'scenarios' && (recipe === undefined ? one.file === file : one.name === recipe.scenario.name),
  )
  if (recipe !== undefined && /separate|language_modeling/.test(recipe.adaptation.method)) needs.add('log_probabilities')
  if (recipe?.adaptation.imageGenerationParameters !== undefined) needs.add('image_model')
  for (const { name } of recipe?.annotators ?? []) {
    const annotator = parts.find((part) => part.kind === 'annotators' && part.name === name)
    needs.add(annotator?.unavailable?.because === 'needs_service' ? 'sandbox' : 'judge')
  }
  if (scenario?.unavailable?.because === 'private') needs.add('private_data')
  return {
    ...about,
    ...(scenario?.licence === undefined ? {} : { licence: scenario.licence.name }),
    ...(needs.size === 0 ? {} : { needs: [...needs].toSorted() }),
    ...(scenario?.unavailable === undefined ? {} : { unavailable: scenario.unavailable.because }),
  }
}

/** What a task's example resolves to, with texts in place of the files that only planning reads. */
function recipeOf({ example = {}, options, build }: Exported): TaskRecipe | undefined {
  const checked = options === undefined ? { value: {} } : checkValue(options, example)
  if (checked.issues !== undefined) return undefined
  const assets = new Proxy({}, { get: () => '' })
  try {
    return build!(checked.value as never, assets as never)
  } catch {
    return undefined
  }
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(test|test-d|data|generated)\.ts$|^index\.ts$/.test(file))
    .toSorted()
}
