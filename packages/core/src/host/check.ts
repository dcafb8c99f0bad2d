import { CONTRACT, CONTRACT_MINOR, KINDS, type Kind } from '../contribution.ts'
import { HOOKS, type HookName } from '../hooks.ts'
import type { ConfiguredPlugin, Contributions } from '../plugin.ts'
import { isBinnacleError } from '../errors.ts'
import { checkValue, formatIssuePath, type SchemaIssue } from '../values/schema.ts'
import * as errors from './errors.ts'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._/@+-]*$/u
/** Names of models may also have a colon, as in `amazon/nova-premier-v1:0`; in a run entry they stand behind the first one. */
const MODEL_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._/@+:-]*$/u
/** What contributions may hold beside lists of one kind. */
const OTHER_KEYS: readonly string[] = ['hooks', 'warnings']
const MODEL_KINDS: readonly Kind[] = ['models', 'deployments', 'tokenizers']

/** Formats issues of a schema in one line: `shots: expected number; name: required`. */
export function formatIssues(issues: readonly SchemaIssue[], value?: unknown): string {
  return issues
    .map((issue) => {
      const path = formatIssuePath(issue)
      if (value !== undefined && isMissingField(issue, value)) return `“${path}” is missing`
      return [path, issue.message].filter((part) => part !== '').join(': ')
    })
    .join('; ')
}

/** Whether an issue is that a field is not there, whose message in most libraries is that undefined has the wrong type. */
export function isMissingField({ path = [], message }: SchemaIssue, value: unknown): boolean {
  if (path.length === 0 || !/^(invalid|expected)|undefined|required/i.test(message)) return false
  let found = value
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return false
    found = (found as Record<PropertyKey, unknown>)[typeof part === 'object' ? part.key : part]
  }
  return found === undefined
}

/**
 * Checks that a value is a plugin of this contract, and turns it into one with options.
 * @param name what the user called it
 * @throws BinnacleError `ERR_PLUGIN_SHAPE`, `ERR_PLUGIN_CONTRACT`
 */
export function checkPlugin(name: string, value: unknown): ConfiguredPlugin {
  const candidate = value as { '~kind'?: unknown; '~contract'?: unknown } | null | undefined
  const kind = candidate !== null && (typeof value === 'function' || typeof value === 'object') ? candidate?.['~kind'] : undefined
  if (kind !== 'plugin' && kind !== 'configuredPlugin') {
    throw errors.notAPlugin(
      name,
      value === undefined ? 'missing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : `a plain ${typeof value}`,
    )
  }
  if (candidate!['~contract'] !== CONTRACT) throw errors.wrongContract(name, candidate!['~contract'])
  return kind === 'plugin' ? (value as () => ConfiguredPlugin)() : (value as ConfiguredPlugin)
}

/**
 * Checks a plugin's options and asks it for its contributions.
 * @param note told of what a plugin for a newer host contributes and this one does not know
 * @throws BinnacleError `ERR_PLUGIN_OPTIONS`, `ERR_PLUGIN_CONTRIBUTE` and what `checkContributions` throws
 */
export function contributionsOf(configured: ConfiguredPlugin, note: (message: string) => void = () => {}): Contributions {
  const { name, plugin } = configured
  let options: unknown = configured.options ?? {}
  if (plugin.options !== undefined) {
    const result = checkValue(plugin.options, options)
    if (result.issues !== undefined) throw errors.badPluginOptions(name, formatIssues(result.issues, options))
    options = result.value
  } else if (Object.keys(options as object).length > 0) {
    throw errors.badPluginOptions(name, `it takes none, got ${Object.keys(options as object).join(', ')}`)
  }
  let contributions: Contributions
  try {
    contributions = plugin.contribute(options)
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : errors.contributeThrew(name, cause)
  }
  checkContributions(name, contributions, plugin['~minor'], note)
  return contributions
}

/**
 * Checks kinds, marks, names and hooks. What a plugin built for a newer minor version contributes beyond this one is left out, and told.
 * @param minor the minor version of the contract with which the plugin was built
 * @throws BinnacleError `ERR_PLUGIN_KIND`, `ERR_PLUGIN_CONTRIBUTION`, `ERR_PLUGIN_NAME`, `ERR_PLUGIN_HOOK`, `ERR_PLUGIN_DUPLICATE`
 */
export function checkContributions(
  plugin: string,
  contributions: Contributions,
  minor: unknown = CONTRACT_MINOR,
  note: (message: string) => void = () => {},
): void {
  const newer = typeof minor === 'number' && minor > CONTRACT_MINOR ? minor : undefined
  for (const kind of Object.keys(contributions)) {
    if (OTHER_KEYS.includes(kind) || KINDS.includes(kind as Kind)) continue
    if (newer === undefined) throw errors.unknownKind(plugin, kind, [...KINDS, ...OTHER_KEYS])
    note(errors.newerContribution(plugin, kind, newer))
  }
  for (const kind of KINDS) {
    const names = new Set<string>()
    for (const [place, item] of (contributions[kind] ?? []).entries()) {
      const isLazy = item !== null && typeof item === 'object' && '~lazy' in item
      if (!isLazy && item?.['~kind'] !== kind) throw errors.notAContribution(plugin, kind, place)
      if (item['~contract'] !== CONTRACT) throw errors.wrongContract(plugin, item['~contract'])
      if (typeof item.name !== 'string' || !(MODEL_KINDS.includes(kind) ? MODEL_NAME : NAME).test(item.name))
        throw errors.badName(plugin, kind, String(item.name))
      if (names.has(item.name)) throw errors.duplicateName(kind, item.name, plugin, plugin)
      names.add(item.name)
    }
  }
  for (const [hook, value] of Object.entries(contributions.hooks ?? {})) {
    if (!Object.hasOwn(HOOKS, hook)) {
      if (newer === undefined) throw errors.unknownHook(plugin, hook, Object.keys(HOOKS))
      note(errors.newerContribution(plugin, `the hook ${hook}`, newer))
      continue
    }
    const handler = typeof value === 'function' ? value : (value as { handler?: unknown } | null)?.handler
    if (typeof handler !== 'function')
      throw errors.badHook(plugin, hook, 'is neither a function nor { handler }', 'Give a function, or an object with a handler.')
    const { order, filter } = typeof value === 'function' ? {} : (value as { readonly order?: unknown; readonly filter?: unknown })
    if (order !== undefined && order !== 'pre' && order !== 'post')
      throw errors.badHook(
        plugin,
        hook,
        `has the order ${JSON.stringify(order)}`,
        'An order is "pre" or "post"; leave it out for all others.',
      )
    if (filter !== undefined && !HOOKS[hook as HookName].filtered)
      throw errors.badHook(plugin, hook, 'has a filter, but is not called for a run', 'Leave the filter out: only hooks of a run take one.')
  }
}
