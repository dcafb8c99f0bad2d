import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYERS, PLUGIN_HELPERS } from './house-rules.data.ts'

/** The workspace. */
export const ROOT: string = join(import.meta.dirname, '..')

const PASSED_OVER = new Set(['node_modules', 'dist', '.git', '.turbo', 'coverage', 'binnacle-out', '.binnacle', 'mirror', 'data'])

/** Every file of ours, as a path from the root. */
export function allFiles(folder = ''): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (PASSED_OVER.has(entry.name)) return []
    if (entry.isDirectory()) return allFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** The text of a file. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** What a package says of itself. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description?: string
  readonly license?: string
  readonly type?: string
  readonly keywords?: readonly string[]
  readonly engines?: { readonly node?: string }
  readonly files?: readonly string[]
  readonly binnacle?: { readonly plugin?: number; readonly pack?: object }
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly publishConfig?: { readonly access?: string; readonly exports?: unknown }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A package of the workspace that is published. */
export interface HousePackage {
  readonly name: string
  /** From the root: `packages/core`. */
  readonly folder: string
  /** The folder's own name, which the layers go by. */
  readonly short: string
  readonly isPlugin: boolean
  readonly manifest: Manifest
  /** Its sources, without tests. */
  readonly sources: readonly string[]
  /** Its tests and what they need. */
  readonly tests: readonly string[]
}

/** All packages that are published. */
export const PACKAGES: readonly HousePackage[] = ['packages', 'plugins'].flatMap((place) =>
  readdirSync(join(ROOT, place))
    .filter((short) => existsSync(join(ROOT, place, short, 'package.json')))
    .map((short): HousePackage => {
      const folder = `${place}/${short}`
      const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest
      const code = allFiles(folder).filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      const isSource = (file: string) => /\/(src|bin)\//.test(file) && !/\.test(-d)?\.tsx?$/.test(file)
      return {
        name: manifest.name,
        folder,
        short,
        isPlugin: place === 'plugins',
        manifest,
        sources: code.filter(isSource),
        tests: code.filter((file) => !isSource(file)),
      }
    }),
)

/** The modules that a file imports, exports from or loads, but not its neighbours. */
export function importsOf(file: string): readonly string[] {
  const text = withoutComments(read(file))
  const found = text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\s]+)['"]/g)
  return [...new Set(Array.from(found, ([, name]) => name!))].filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
}

/** The package of a module: `@binnacle/core` of `@binnacle/core/host`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}

/** A text of code without its comments. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** The packages of ours that a package may import, by its layer; the command and the session may import plugins too. */
export function allowedImports({ short, isPlugin }: Pick<HousePackage, 'short' | 'isPlugin'>): readonly string[] {
  const named = (names: readonly string[]) => names.map((name) => (name === 'cli' ? 'binnacle' : `@binnacle/${name}`))
  if (isPlugin) return named(['core', ...PLUGIN_HELPERS])
  const layer = LAYERS.findIndex((names) => names.includes(short))
  if (layer < 0) throw new Error(`packages/${short} stands in no layer: put it into tests/house-rules.data.ts`)
  const plugins = short === 'cli' || short === 'session' ? PACKAGES.filter((one) => one.isPlugin).map((one) => one.name) : []
  return [...named(LAYERS.slice(0, layer).flat()), ...plugins]
}

/** The layers as the linter takes them, so that an editor shows a wrong import. */
export function lintOverrides(): readonly object[] {
  const rule = (files: string, allowed: readonly string[], host: boolean): object => ({
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'binnacle',
                '@binnacle/*',
                ...allowed.map((name) => `!${name}`),
                ...(host ? [] : ['@binnacle/core/host', '@binnacle/core/run']),
              ],
              message: 'An import may go only to a lower layer (docs/architecture.md).',
            },
          ],
        },
      ],
    },
  })
  const packages = PACKAGES.filter(({ isPlugin, short }) => !isPlugin && short !== 'cli')
  return [
    ...packages.map((one) => rule(`${one.folder}/src/**`, allowedImports(one), true)),
    rule('plugins/*/src/**', allowedImports({ short: '', isPlugin: true }), false),
    { files: ['**/*.test.ts', '**/*.test.tsx'], rules: { 'no-restricted-imports': 'off', 'max-lines-per-function': 'off' } },
  ]
}

/** A text of code without comments and the insides of texts. */
export function withoutTexts(text: string): string {
  return withoutComments(text.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''"))
}
