import { CONTRACT, CONTRACT_MINOR, type Kind, KINDS } from '../contribution.ts'
import { BinnacleError, didYouMean, errorText, type Fate } from '../errors.ts'

/** One of a kind, for messages: `model client` for `modelClients`. */
export const SINGULAR = Object.fromEntries(
  KINDS.map((kind) => [kind, kind.slice(0, -1).replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)]),
) as { readonly [K in Kind]: string }

const pluginFault = (code: string, plugin: string, message: string, hint: string, cause?: unknown) =>
  new BinnacleError({ code, message: `plugin ${plugin}: ${message}`, hint, cause, exitCode: 2 })

export const notAPlugin = (plugin: string, found: string) =>
  pluginFault(
    'ERR_PLUGIN_SHAPE',
    plugin,
    `its default export is ${found}, not a plugin`,
    'Export the result of definePlugin as the default export.',
  )

export const wrongContract = (plugin: string, found: unknown) =>
  pluginFault(
    'ERR_PLUGIN_CONTRACT',
    plugin,
    `speaks version ${String(found)} of the contract, this is version ${CONTRACT}`,
    'Update the plugin, or this command.',
  )

export const badPluginOptions = (plugin: string, issues: string) =>
  pluginFault(
    'ERR_PLUGIN_OPTIONS',
    plugin,
    `its options do not fit: ${issues}`,
    'Correct the options where the plugin is named in the config.',
  )

export const contributeThrew = (plugin: string, cause: unknown) =>
  pluginFault('ERR_PLUGIN_CONTRIBUTE', plugin, `contribute() threw: ${errorText(cause)}`, 'Report this to the author of the plugin.', cause)

export const unknownKind = (plugin: string, kind: string, kinds: readonly string[]) =>
  pluginFault(
    'ERR_PLUGIN_KIND',
    plugin,
    `contributes "${kind}", which is not a kind of contribution in contract ${CONTRACT}.${CONTRACT_MINOR}.${didYouMean(kind, kinds)}`,
    `Kinds: ${kinds.join(', ')}. If a newer version brought it, update binnacle.`,
  )

/** What a newer plugin brings that this host leaves out: a warning, not an error. */
export const newerContribution = (plugin: string, what: string, minor: number) =>
  `plugin ${plugin}: it contributes ${what}, which this version does not know (contract ${CONTRACT}.${CONTRACT_MINOR}); it was built for contract ${CONTRACT}.${minor}. Update binnacle to use it.`

export const notAContribution = (plugin: string, kind: Kind, place: number) =>
  pluginFault(
    'ERR_PLUGIN_CONTRIBUTION',
    plugin,
    `${kind}[${place}] is no ${SINGULAR[kind]}`,
    `Make it with the define function for a ${SINGULAR[kind]}, or put it off with lazy().`,
  )

export const badName = (plugin: string, kind: Kind, name: string) =>
  pluginFault(
    'ERR_PLUGIN_NAME',
    plugin,
    `the ${SINGULAR[kind]} name ${JSON.stringify(name)} is not allowed`,
    'Names have letters, digits and . _ - / @ + (those of models also :), and begin with a letter or digit.',
  )

export const duplicateName = (kind: Kind, name: string, first: string, second: string) =>
  pluginFault(
    'ERR_PLUGIN_DUPLICATE',
    second,
    `contributes the ${SINGULAR[kind]} “${name}”, which ${first} contributes too`,
    `Choose one in the config: prefer: { ${kind}: { ${JSON.stringify(name)}: ${JSON.stringify(first)} } }; or leave one of the plugins out.`,
  )

export const unknownHook = (plugin: string, hook: string, hooks: readonly string[]) =>
  pluginFault('ERR_PLUGIN_HOOK', plugin, `there is no hook “${hook}”.${didYouMean(hook, hooks)}`, `Hooks: ${hooks.join(', ')}.`)

export const badHook = (plugin: string, hook: string, what: string, hint: string) =>
  pluginFault('ERR_PLUGIN_HOOK', plugin, `the hook “${hook}” ${what}`, hint)

export const hookThrew = (plugin: string, hook: string, cause: unknown, fate: Fate) =>
  new BinnacleError({
    code: 'ERR_HOOK_THREW',
    message: `plugin ${plugin}: its hook ${hook} threw: ${errorText(cause)}`,
    hint: 'Report this to the author of the plugin, or leave the plugin out.',
    cause,
    fate,
    exitCode: 2,
  })

/** Said of a hook that may still come back. */
export const hookSilent = (plugin: string, hook: string, seconds: number, limit: number) =>
  `plugin ${plugin}: its hook ${hook} has not come back after ${seconds} s; it is given ${limit} s`

export const hookLate = (plugin: string, hook: string, seconds: number, fate: Fate) =>
  new BinnacleError({
    code: 'ERR_HOOK_SILENT',
    message: `plugin ${plugin}: its hook ${hook} has not come back after ${seconds} s`,
    hint: 'Leave the plugin out, or raise the timeLimit of the hook.',
    fate,
    exitCode: 2,
  })

export const notFound = (kind: Kind, name: string, known: readonly string[], hint: string) =>
  new BinnacleError({
    code: `ERR_${SINGULAR[kind].toUpperCase().replaceAll(' ', '_')}_UNKNOWN`,
    message: `there is no ${SINGULAR[kind]} “${name}”.${didYouMean(name, known)}`,
    hint,
    exitCode: 2,
  })

export const loadFailed = (kind: Kind, name: string, plugin: string, cause: unknown) =>
  pluginFault(
    'ERR_PLUGIN_LOAD',
    plugin,
    `the ${SINGULAR[kind]} “${name}” cannot be loaded: ${errorText(cause)}`,
    'Install the plugin again, or report this to its author.',
    cause,
  )

export const cardDiffers = (kind: Kind, name: string, plugin: string, found: string) =>
  pluginFault(
    'ERR_PLUGIN_CARD',
    plugin,
    `lazy() says ${SINGULAR[kind]} “${name}”, what it loads is ${found}`,
    'Report this to the author of the plugin.',
  )
