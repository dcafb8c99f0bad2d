import { nearest, KINDS } from '@binnacle/core'
import { type LoadedPlugin, type RegistryEntry, SINGULAR } from '@binnacle/core/host'
import { installHint } from '@binnacle/session/open'
import type { CommandSession } from './command-session.ts'

/** `binnacle list --why NAME`: what a name is, which plugin won it, who asked for the plugin, and where was looked. */
export function listWhy(session: CommandSession, name: string, command: string): void {
  const { container, terminal, options } = session
  const { registries, plugins } = container
  const won = KINDS.flatMap((kind) => {
    const entry = registries.find(kind, name)
    return entry === undefined ? [] : [{ entry, replaced: registries.replaced(kind, name) }]
  })
  const asPlugin = plugins.filter((plugin) => plugin.name === name)
  const isThere = won.length > 0 || asPlugin.length > 0
  if (!isThere) process.exitCode = 2
  if (options.json === true) {
    const about = (entry: RegistryEntry) => ({ kind: entry.kind, plugin: entry.plugin, ...placeOf(entry, plugins) })
    return terminal.json({
      name,
      contributions: won.map(({ entry, replaced }) => ({ ...about(entry), replaced: replaced.map(about) })),
      plugins: asPlugin.map(({ version, origin, reason, error }) => ({ version, origin, reason, error: error?.message })),
      looked: plugins.map((plugin) => ({
        name: plugin.name,
        origin: plugin.origin,
        reason: plugin.reason,
        broken: plugin.error?.code,
      })),
    })
  }
  for (const { entry, replaced } of won) {
    terminal.result(`${SINGULAR[entry.kind]} ${name}: from ${describe(entry, plugins)}`)
    for (const lost of replaced) terminal.result(`  stands before the one from ${describe(lost, plugins)}`)
  }
  for (const { version, origin, reason, error, counts } of asPlugin) {
    terminal.result(`plugin ${name} ${version ?? '(no version)'}: ${origin}`)
    if (reason !== undefined) terminal.result(`  here because: ${reason}`)
    if (error !== undefined) terminal.result(`  left out: ${error.message}\n  → ${error.hint ?? ''}\n  (${error.code})`)
    else
      terminal.result(
        `  contributes ${KINDS.flatMap((kind) => {
          const count = counts[kind]
          return count === undefined ? [] : [`${count} ${count === 1 ? SINGULAR[kind] : kind}`]
        }).join(', ')}`,
      )
  }
  if (!isThere) tellAbsent(session, name, command)
}

function placeOf({ plugin, precedence }: RegistryEntry, plugins: readonly LoadedPlugin[]) {
  const found = plugins.find((one) => one.name === plugin && one.error === undefined)
  if (found === undefined) return { from: precedence === 1 ? 'local files' : 'the config' }
  return { from: 'a plugin', version: found.version, origin: found.origin, reason: found.reason }
}

function describe(entry: RegistryEntry, plugins: readonly LoadedPlugin[]): string {
  const place = placeOf(entry, plugins)
  if (place.origin === undefined) return `${place.from} ${entry.plugin}`
  const asked = place.reason === undefined ? '' : `, here because: ${place.reason}`
  return `${entry.plugin} (${place.version ?? 'no version'}, ${place.origin}${asked})`
}

/** Where was looked for a name that is not there, and what would bring it. */
function tellAbsent({ container, terminal, loaded }: CommandSession, name: string, command: string): void {
  const { registries, plugins } = container
  terminal.result(`${name} is not there.`)
  const names = [...KINDS.flatMap((kind) => registries.list(kind).map((entry) => entry.name)), ...plugins.map((plugin) => plugin.name)]
  const near = nearest(name, names)
  if (near !== undefined) terminal.result(`Did you mean “${near}”?`)
  const bring = KINDS.map((kind) => installHint(kind, name)).find((hint) => hint !== undefined)
  if (bring !== undefined) terminal.result(`${bring} brings it: npm install -D ${bring}`)
  terminal.result(
    loaded.config.plugins === undefined
      ? `Without \`plugins\` in a config, plugins are those among the dependencies of the project around ${loaded.folder}, or around ${command}.`
      : `\`plugins\` of ${loaded.file} decides; what is installed and not named there is not loaded.`,
  )
  terminal.result('Looked at:')
  for (const { name: plugin, origin, reason, error } of plugins) {
    const asked = reason === undefined ? '' : `, here because: ${reason}`
    terminal.result(`  ${plugin} (${origin}${asked})${error === undefined ? '' : ` — left out: ${error.code}`}`)
  }
}
