import { type Contributions, type Described, errorText, KINDS, type Kind, type Lazy } from '@binnacle/core'
import { checkContributions, formatIssues, SINGULAR } from '@binnacle/core/host'
import type { Check, CheckOptions, Checks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { freezeDeep } from '../freeze-deep.ts'
import { type DataOptions, openData } from '../open-data.ts'
import { type AnyPlugin, closeBench, openBench, type SurroundingOptions } from '../clients/open-bench.ts'
import { partFindings } from '../tasks/part-findings.ts'
import { schemaFindings } from '../schema-checks.ts'
import { type TaskArguments, taskArguments } from '../tasks/task-arguments.ts'
import { isSameJson, valueText } from '../value-text.ts'

/** What the check of a plugin takes. */
export interface PluginCheckOptions extends CheckOptions, DataOptions {
  /** The plugin's options. */
  readonly options?: unknown
  /** Plugins that it requires, by value; others are imported by name from the plugin's own place. */
  readonly requires?: SurroundingOptions['requires']
  /** Arguments of its tasks, by name: each is resolved with each of them. A task without is resolved without arguments. */
  readonly tasks?: TaskArguments
}

/** Milliseconds after which `contribute` is called slow. */
const SLOW = 500

/** Looks at a plugin: its contributions, their cards, schemas and names, and the recipes of its tasks. */
export function pluginChecks(plugin: AnyPlugin, options: PluginCheckOptions = {}): Checks {
  if (!isPlugin(plugin)) return noPlugin(plugin)
  const title = `plugin ${plugin.pluginName}`
  const surrounding = { plugin, pluginOptions: options.options, ...(options.requires === undefined ? {} : { requires: options.requires }) }
  let bench: ReturnType<typeof openBench> | undefined
  const open = () => (bench ??= openBench(surrounding))
  const contribute = () => contributionsOf(plugin, options.options)

  const checks: Check[] = [
    { name: 'loads with all that it requires', run: async () => (await open()).findings },
    {
      name: 'contribute gives the same twice, at once, and changes nothing',
      run: () => contributeFindings(title, plugin, options.options),
    },
    { name: 'every contribution says what it is', run: () => each(contribute(), descriptionFindings) },
    { name: 'every card agrees with what it loads', run: () => each(contribute(), cardFindings) },
    { name: 'every schema answers at once', run: () => each(contribute(), partSchemaFindings) },
    {
      name: 'every recipe resolves',
      run: async () => {
        const { container } = await open()
        const data = openData(options)
        try {
          const found: Finding[] = []
          for (const card of contribute().tasks ?? []) {
            for (const args of taskArguments(card.name, options.tasks))
              found.push(...(await partFindings(container, card.name, args, data)))
          }
          return found
        } finally {
          await data.close()
        }
      },
    },
    { name: 'every deployment is served', run: async () => deploymentFindings(contribute(), (await open()).container.registries) },
  ]
  return { title, allow: options.allow ?? {}, checks, close: () => closeBench(bench) }
}

/** Whether a value is a plugin, not called yet. */
export function isPlugin(value: unknown): value is AnyPlugin {
  return typeof value === 'function' && (value as { readonly '~kind'?: unknown })['~kind'] === 'plugin'
}

/** The one check of what is no plugin. */
export function noPlugin(value: unknown): Checks {
  const hint = "Give what definePlugin made: the default export of the plugin's module."
  const run = () => [finding('plugin-refused', 'plugin', `it is ${valueText(value)}, not a plugin`, { hint })]
  return { title: 'plugin', allow: {}, checks: [{ name: 'is a plugin', run }] }
}

/** What a plugin contributes with these options, checked by its own schema. */
function contributionsOf(plugin: AnyPlugin, options: unknown): Contributions {
  const given = options ?? {}
  if (plugin.options === undefined) return plugin.contribute(given as never)
  const result = plugin.options['~standard'].validate(given)
  if (result instanceof Promise || result.issues !== undefined) {
    throw new Error(`the options ${valueText(given)} do not fit the plugin's schema; give some that do (option options)`)
  }
  return plugin.contribute(result.value as never)
}

function contributeFindings(place: string, plugin: AnyPlugin, options: unknown): readonly Finding[] {
  const given = freezeDeep(structuredClone(options ?? {}))
  const started = performance.now()
  let first: Contributions
  try {
    first = contributionsOf(plugin, given)
  } catch (cause) {
    return [finding('contribute-threw', place, `contribute() threw: ${errorText(cause)}`)]
  }
  const took = performance.now() - started
  if ((first as unknown) instanceof Promise) return [finding('contribute-async', place, 'contribute() gives a promise')]
  try {
    checkContributions(plugin.pluginName, first)
  } catch (cause) {
    return [finding('plugin-refused', place, errorText(cause))]
  }
  const found: Finding[] = []
  if (took > SLOW) found.push(finding('contribute-slow', place, `contribute() took ${Math.round(took)} ms`))
  const summary = (all: Contributions) =>
    KINDS.map((kind) => (all[kind] ?? []).map(({ name, description }: Described) => [kind, name, description]))
  const second = contributionsOf(plugin, given)
  if (!isSameJson(summary(first), summary(second))) {
    found.push(finding('contribute-differs', place, 'two calls of contribute() give different contributions'))
  }
  return found
}

/** A contribution with its kind. */
interface Contributed {
  readonly kind: Kind
  readonly place: string
  readonly item: Described & object
}

async function each(
  contributions: Contributions,
  look: (one: Contributed) => readonly Finding[] | Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const kind of KINDS) {
    for (const item of contributions[kind] ?? []) found.push(...(await look({ kind, place: `${SINGULAR[kind]} ${item.name}`, item })))
  }
  return found
}

/** Kinds whose description may be left empty by their define function. */
const MAY_BE_SILENT: readonly Kind[] = ['models', 'deployments']

function descriptionFindings({ kind, place, item }: Contributed): readonly Finding[] {
  const { description } = item
  if (typeof description !== 'string') return [finding('description', place, `its description is ${valueText(description)}`)]
  if (description.trim() === '') return MAY_BE_SILENT.includes(kind) ? [] : [finding('description', place, 'its description is empty')]
  if (/[\r\n]/.test(description)) return [finding('description', place, 'its description has more than one line')]
  return description === description.trim() ? [] : [finding('description', place, 'its description begins or ends with blanks')]
}

/** Loads what a card stands for; a value stands for itself. */
async function loaded(item: object): Promise<Described & { readonly '~kind'?: string }> {
  return '~lazy' in item ? (item as Lazy<Described>).load() : (item as Described)
}

async function cardFindings({ kind, place, item }: Contributed): Promise<readonly Finding[]> {
  if (!('~lazy' in item)) return []
  let value: Awaited<ReturnType<typeof loaded>> | undefined
  try {
    value = await loaded(item)
  } catch (cause) {
    return [finding('card-load', place, `it cannot be loaded: ${errorText(cause)}`)]
  }
  if (value?.['~kind'] !== kind)
    return [finding('card-differs', place, `it loads ${value?.['~kind'] ?? valueText(value)}, not one of ${kind}`)]
  return (['name', 'description'] as const).flatMap((field) =>
    value[field] === item[field]
      ? []
      : [finding('card-differs', place, `the card's ${field} is ${valueText(item[field])}, the module's ${valueText(value[field])}`)],
  )
}

async function partSchemaFindings({ kind, place, item }: Contributed): Promise<readonly Finding[]> {
  // What cannot be loaded is said by the check of the cards.
  const value = await loaded(item).catch(() => undefined)
  if (typeof value !== 'object') return []
  const found: Finding[] = []
  // Deployments have options without a schema: they are the client's.
  if (kind !== 'deployments' && 'options' in value && value.options !== undefined) {
    found.push(...schemaFindings(`${place} › options`, value.options, kind === 'tasks' ? [] : [{}]))
  }
  for (const name of ['extra', 'annotation'] as const) {
    const schema = (value as Partial<Record<typeof name, unknown>>)[name]
    if (schema !== undefined) found.push(...schemaFindings(`${place} › ${name}`, schema))
  }
  return found
}

async function deploymentFindings(
  contributions: Contributions,
  registries: Awaited<ReturnType<typeof openBench>>['container']['registries'],
): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const card of contributions.deployments ?? []) {
    const deployment = '~lazy' in card ? await card.load() : card
    const place = `deployment ${deployment.name}`
    if (!registries.has('modelClients', deployment.client)) {
      found.push(
        finding('part-unknown', `${place} › client`, `there is no model client “${deployment.client}” in this plugin or those it requires`),
      )
      continue
    }
    if (!registries.has('models', deployment.model)) {
      found.push(finding('part-unknown', `${place} › model`, `there is no model “${deployment.model}” in this plugin or those it requires`))
    }
    const { options } = await registries.get('modelClients', deployment.client)
    const result = options?.['~standard'].validate(deployment.options ?? {})
    if (result !== undefined && !(result instanceof Promise) && result.issues !== undefined) {
      found.push(finding('part-options', `${place} › options`, formatIssues(result.issues)))
    }
  }
  return found
}
