import { readFileSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import adapters from '@binnacle/adapters'
import { type Contributions, errorText, type Plugin } from '@binnacle/core'
import { checkPlugin, type Container, createContainer } from '@binnacle/core/host'
import { finding, type Finding } from '../finding.ts'

/** Any plugin, whatever its options. */
export type AnyPlugin = Plugin<never, never> | Plugin<any, any>

/** What stands around a subject: its plugin and those that it requires. */
export interface SurroundingOptions {
  /** The plugin that the subject belongs to. */
  readonly plugin?: AnyPlugin
  /** Options of that plugin. */
  readonly pluginOptions?: unknown
  /** Plugins that are required, by value; others are imported by name from the plugin's own place. */
  readonly requires?: readonly AnyPlugin[]
}

/** Registries with a plugin and all that it requires. */
export interface Bench {
  readonly container: Container
  readonly findings: readonly Finding[]
  /** Calls the hook `close`, as the command does last. */
  close(): Promise<void>
}

/** Loads a plugin with those that it requires, and sets them up, as the command does. What cannot be loaded is a finding. */
export async function openBench({ plugin, pluginOptions, requires = [] }: SurroundingOptions, loose: Contributions = {}): Promise<Bench> {
  const findings: Finding[] = []
  const present = new Map<string, AnyPlugin>(
    [adapters, ...requires, ...(plugin === undefined ? [] : [plugin])].map((one) => [one.pluginName, one]),
  )
  const order: AnyPlugin[] = [adapters]

  async function require(one: AnyPlugin, chain: readonly string[]): Promise<void> {
    for (const name of one.requires) {
      if (chain.includes(name)) {
        findings.push(
          finding('plugin-requires', `plugin ${one.pluginName}`, `requirements go in a circle: ${[...chain, name].join(' → ')}`),
        )
        continue
      }
      let required = present.get(name)
      if (required === undefined) {
        try {
          required = await importPlugin(name, one.from)
          present.set(name, required)
        } catch (cause) {
          findings.push(finding('plugin-requires', `plugin ${one.pluginName}`, `“${name}” cannot be loaded: ${errorText(cause)}`))
          continue
        }
      }
      if (!order.includes(required)) await require(required, [...chain, name])
    }
    if (!order.includes(one)) order.push(one)
  }

  if (plugin !== undefined) await require(plugin, [plugin.pluginName])
  // Beside a plugin stand those that it requires, and no others: what it names in recipes must be among them.
  else for (const one of requires) if (!order.includes(one)) await require(one, [one.pluginName])
  const loaded = order.map((one) => {
    const configured = checkPlugin(one.pluginName, one)
    return { origin: 'testkit', plugin: one === plugin ? { ...configured, options: pluginOptions } : configured }
  })
  const container = createContainer(loaded, [], () => {})
  container.contribute({ name: 'testkit', precedence: 2, contributions: loose })
  for (const { message, code, hint } of container.problems) {
    findings.push(
      finding('plugin-refused', `plugin ${plugin?.pluginName ?? 'testkit'}`, `${message} (${code})`, hint === undefined ? {} : { hint }),
    )
  }
  await container.hooks.call('setup', undefined)
  return { container, findings, close: () => container.hooks.call('close', undefined) }
}

/** Closes a bench that was opened, if it could be. */
export async function closeBench(bench: Promise<Bench> | undefined): Promise<void> {
  await bench?.then(
    (opened) => opened.close(),
    () => {},
  )
}

async function importPlugin(name: string, from: string | undefined): Promise<AnyPlugin> {
  if (from === undefined) throw new Error('the plugin does not say where it stands (from: import.meta.url)')
  const module = (await import(/* @vite-ignore */ pathToFileURL(entryOf(name, from)).href)) as { default: AnyPlugin }
  checkPlugin(name, module.default)
  return module.default
}

/** The file of a package's module. One that has only an `import` entry cannot be resolved as `require` does: its entry is read. */
function entryOf(name: string, from: string): string {
  try {
    return createRequire(from).resolve(name)
  } catch (cause) {
    const manifest = packageJsonOf(name, from)
    const { exports } = manifest === undefined ? {} : (JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Entry })
    const entry = importEntry(typeof exports === 'object' && '.' in exports ? exports['.'] : exports)
    if (manifest === undefined || entry === undefined) throw cause
    return join(dirname(manifest), entry)
  }
}

function packageJsonOf(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, from)
  } catch {
    return undefined
  }
}

type Entry = string | { readonly [condition: string]: Entry | undefined } | undefined

function importEntry(entry: Entry): string | undefined {
  if (typeof entry !== 'object') return entry
  const conditions = ['node', 'import', 'module-sync', 'default']
  const [, found] = Object.entries(entry).find(([condition]) => conditions.includes(condition)) ?? []
  return importEntry(found)
}
