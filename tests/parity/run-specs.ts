import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import adapters from '@binnacle/adapters'
import { defineDeployment, defineModel, definePlugin, type ConfiguredPlugin } from '@binnacle/core'
import { type Container, createContainer } from '@binnacle/core/host'
import { type ReadAsset, readAsset } from '@binnacle/engine'
import { createFiles } from '@binnacle/hub'
import { PACKAGES, ROOT } from '../house.ts'
import { writeMirror } from '@binnacle/parity-kit/mirror-options'
import { sharedFolder } from './helm-runs.ts'

const folder = join(sharedFolder, 'oracle', 'run-specs')

/** Options of the command with which entries were resolved. */
export interface StoredOptions {
  readonly models_to_run?: readonly string[] | null
  readonly groups_to_run?: readonly string[] | null
  readonly priority?: number | null
  readonly num_train_trials?: number | null
  /** 1,000 where it is not named. */
  readonly max_eval_instances?: number | null
}

/** A run entry and what HELM made of it: the run specs by their places in the pool, or an error. */
export interface ResolvedEntry {
  readonly kind: string
  readonly entry: string
  readonly priority?: number | null
  readonly groups?: readonly string[] | null
  readonly options?: StoredOptions
  readonly specs?: readonly number[]
  readonly error?: { readonly type: string; readonly message: string }
}

/** A registered model of HELM's, and what becomes of entries that are run on it. */
export interface ResolvedModel {
  readonly model: string
  readonly tags: readonly string[]
  readonly results: Readonly<Record<string, readonly number[] | { readonly error: object }>>
}

/** An object spec: its text, and its parts or an error. */
export interface ObjectSpec {
  readonly text: string
  readonly name?: string
  readonly args?: readonly (readonly [key: string, value: Readonly<Record<'int' | 'float' | 'str', string | undefined>>])[]
  readonly error?: object
}

function rows<T>(name: string): readonly T[] {
  const bytes = readFileSync(join(folder, name))
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}

export const readObjectSpecs = (): readonly ObjectSpec[] => rows('object-specs.jsonl')
export const readResolvedEntries = (): readonly ResolvedEntry[] => rows('expanders.jsonl.gz')
export const readResolvedModels = (): readonly ResolvedModel[] => rows('models.jsonl.gz')

/** A run spec of a pool. */
export interface StoredSpec {
  readonly name: string
  /** The first 16 digits of the SHA-256 of HELM's `run_spec.json`. */
  readonly sha: string
  /** What stands in that file. */
  readonly value: object
  readonly model: string
  readonly deployment: string
}

interface StoredAdapter {
  readonly model: string
  readonly model_deployment: string
}

type PoolRow = Readonly<Record<'S' | 'A' | 'M' | 'D' | 'G', string>> & {
  readonly id: number
  readonly name: string
  readonly sha: string
  readonly N?: string
}

/** A pool of run specs, by their places: that of expanders and models, or that of all entries of HELM's files. */
export function readStoredSpecs(prefix: '' | 'expanders-' = 'expanders-'): readonly StoredSpec[] {
  const parts = new Map(rows<{ id: string; value: unknown }>(`${prefix}parts.jsonl.gz`).map(({ id, value }) => [id, value]))
  const specs: StoredSpec[] = []
  for (const { id, name, S, A, M, D, G, N, sha } of rows<PoolRow>(`${prefix}specs.jsonl.gz`)) {
    const adapter = parts.get(A) as StoredAdapter
    const value = {
      name,
      scenario_spec: parts.get(S),
      adapter_spec: adapter,
      metric_specs: parts.get(M),
      data_augmenter_spec: parts.get(D),
      groups: parts.get(G),
      ...(N === undefined ? {} : { annotators: parts.get(N) }),
    }
    specs[id] = { name, sha, value, model: adapter.model, deployment: adapter.model_deployment }
  }
  return specs
}

/** An entry of HELM's files, and what HELM makes of it for each model; `-` is the entry's own. */
export interface StoredEntry {
  readonly conf: string
  readonly description: string
  readonly priority?: number
  readonly groups?: readonly string[]
  readonly results: Readonly<Record<string, readonly number[] | { readonly needs_network?: string; readonly error?: object }>>
}

/** A whole file of HELM's entries, resolved with options of the command. */
export interface StoredFilter {
  readonly conf: string
  readonly options: StoredOptions & { readonly models_to_run: readonly string[] }
  readonly specs?: readonly number[]
  readonly error?: object
}

export const readStoredFilters = (): readonly StoredFilter[] => rows('filters.jsonl.gz')

export const readStoredEntries = (): readonly StoredEntry[] => rows('entries.jsonl.gz')

/** The plugins of the workspace that bring tasks and what tasks name. */
async function workspacePlugins(): Promise<readonly ConfiguredPlugin[]> {
  const wanted = PACKAGES.filter(({ isPlugin, short }) => isPlugin && /^(scenarios|metrics|perturbations)-/.test(short))
  const found = await Promise.all(
    wanted.map(
      async ({ folder: own }) => (await import(join(ROOT, own, 'src', 'index.ts'))) as { readonly default: () => ConfiguredPlugin },
    ),
  )
  return found.map(({ default: create }) => create())
}

/** All tasks of the workspace, and HELM's models with the deployments that HELM takes for them: the last one of a model by default. */
export async function createOracleContainer(
  models: readonly { readonly model: string; readonly tags: readonly string[] }[],
  deployments: ReadonlyMap<string, string>,
): Promise<Container> {
  const oracle = definePlugin({
    name: 'oracle',
    contribute: () => ({
      models: [...new Map(models.map((one) => [one.model, one])).values()].map(({ model, tags }) =>
        defineModel({ name: model, creator: model.split('/')[0]!, access: 'open', tags }),
      ),
      deployments: [...deployments]
        .filter(([name]) => name.trim() === name)
        .map(([name, model]) => defineDeployment({ name, model, client: 'none' })),
    }),
  })
  const plugins = [adapters(), ...(await workspacePlugins()), oracle()]
  const container = createContainer(
    plugins.map((plugin) => ({ origin: 'test', plugin })),
    [],
    () => {},
  )
  if (container.problems.length > 0) throw container.problems[0]!
  return container
}

/** The deployments of stored run specs, with their models; those that stand by default come last. */
export function deploymentsOf(
  models: readonly ResolvedModel[],
  specs: readonly StoredSpec[],
  others: readonly StoredSpec[] = [],
): ReadonlyMap<string, string> {
  const deployments = new Map<string, string>()
  for (const { model, deployment } of [...others, ...specs]) deployments.set(deployment, model)
  for (const { results } of models) {
    for (const result of Object.values(results)) {
      const [place] = Array.isArray(result) ? (result as readonly number[]) : []
      if (place === undefined) continue
      const { model, deployment } = specs[place]!
      deployments.delete(deployment)
      deployments.set(deployment, model)
    }
  }
  return deployments
}

const MIRRORS = ['mirror', 'mirror-helm', 'mirror-made/general', 'mirror-made/languages', 'mirror-made/medicine'].map((name) =>
  join(sharedFolder, name),
)
const passing = mkdtempSync(join(tmpdir(), 'binnacle-run-specs-'))
process.once('exit', () => rmSync(passing, { recursive: true, force: true }))

/** Reads what tasks read while they are planned, from the mirrors and nothing else. */
export function createAssetReader(): ReadAsset {
  // RAFT's prompts are on a host that could not be reached; HELM resolved its entries with a file in its place.
  const raft = writeMirror([
    {
      url: 'https://www.dropbox.com/s/a5cyevryzw8rt4f/prompt_construction_settings.json?dl=0',
      text: existsSync(folder) ? readFileSync(join(folder, 'raft-settings.placeholder.jsonl'), 'utf8') : '',
    },
  ])
  const mirrors = [raft, ...MIRRORS.filter((one) => existsSync(one))]
  const options = { mirrors, offline: true, cacheDir: join(passing, 'cache'), baseDir: passing, fetch, env: {}, badRows: 'fail' as const }
  const files = createFiles(options)
  return (source) => readAsset(files, source)
}
