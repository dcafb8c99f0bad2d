import { BinnacleError, didYouMean, HOOKS, type Kind, KINDS } from '@binnacle/core'
import { SINGULAR } from '@binnacle/core/host'
import { type Column, cutColumn, formatTable } from '@binnacle/report'
import { commandWord } from '../command-word.ts'
import { type CommandSession, withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { createTerminal } from '../terminal.ts'
import { exitWithProblems, problemTexts } from '../broken-plugins.ts'
import { listWhy } from '../list-why.ts'
import { aboutOf, filterHint, isFiltered, matches, type TaskFilter } from '../filter-tasks.ts'

/** What may be listed, by the word of the command line. */
const LISTS: Readonly<Record<string, Kind | 'plugins' | 'hooks'>> = {
  ...Object.fromEntries(KINDS.map((kind): [string, Kind] => [kind, kind])),
  clients: 'modelClients',
  plugins: 'plugins',
  hooks: 'hooks',
}

/** The options of the command alone. */
type ListOptions = TaskFilter & { readonly why?: string }

/** `binnacle list` */
export async function list(words: readonly string[], options: Options & ListOptions, command: string): Promise<void> {
  await withSession(options, command, createTerminal(options), (session) => {
    show(session, words, options, command)
    for (const text of problemTexts(session.container, options.debug)) session.terminal.warn(text)
    exitWithProblems(session)
  })
}

function show(session: CommandSession, [word]: readonly string[], options: ListOptions, command: string): void {
  if (options.why !== undefined) listWhy(session, options.why, command)
  else if (word === undefined) overview(session, command)
  else {
    const kind = Object.hasOwn(LISTS, word) ? LISTS[word] : undefined
    if (kind === undefined) {
      throw new BinnacleError({
        code: 'ERR_LIST_KIND',
        message: `there is no list “${word}”.${didYouMean(word, Object.keys(LISTS))}`,
        hint: `Lists: ${Object.keys(LISTS).join(', ')}.`,
      })
    }
    if (kind === 'plugins') plugins(session)
    else if (kind === 'hooks') hooks(session)
    else contributions(session, kind, options)
  }
}

function overview({ container, terminal, options }: CommandSession, command: string): void {
  const counts = KINDS.map((kind) => ({ kind, names: container.registries.list(kind).map((entry) => entry.name) })).filter(
    ({ names }) => names.length > 0,
  )
  if (options.json === true) return terminal.json(Object.fromEntries(counts.map(({ kind, names }) => [kind, names])))
  const columns: readonly Column[] = [{ title: 'kind' }, { title: 'count', align: 'right' }, { title: 'names' }]
  // The other two columns, with the blanks between.
  const room = terminal.width - Math.max(...counts.map(({ kind }) => kind.length)) - 'count'.length - 4
  const hint = (kind: Kind) => `, … (${commandWord(command)} list ${kind})`
  terminal.result(
    formatTable(
      columns,
      counts.map(({ kind, names }) => [kind, String(names.length), shortened(names, hint(kind), room)]),
    ),
  )
  terminal.result('')
  plugins({ container, terminal, options } as CommandSession)
}

/** Up to eight names, fewer where the room is small, with the command that lists all. */
function shortened(names: readonly string[], hint: string, room: number): string {
  const all = names.join(', ')
  if (names.length <= 8 && all.length <= room) return all
  let shown = Math.min(8, names.length - 1)
  while (shown > 1 && names.slice(0, shown).join(', ').length + hint.length > room) shown--
  return shown === 0 ? all : names.slice(0, shown).join(', ') + hint
}

function contributions({ container, terminal, options }: CommandSession, kind: Kind, filter: TaskFilter): void {
  const all = container.registries.list(kind)
  const entries = isFiltered(filter) ? all.filter((entry) => matches(aboutOf(entry), filter)) : all
  if (options.json === true) {
    return terminal.json(
      entries.map((entry) => ({
        name: entry.name,
        description: entry.description,
        plugin: entry.plugin,
        ...(aboutOf(entry) === undefined ? {} : { about: aboutOf(entry) }),
      })),
    )
  }
  if (all.length === 0) return terminal.result(`No ${SINGULAR[kind]} is installed.`)
  if (entries.length === 0) return terminal.result(`None of ${all.length} ${kind} fits. ${filterHint(all.map(aboutOf), filter)}`)
  const columns: readonly Column[] = [{ title: SINGULAR[kind] }, { title: 'what it is' }, { title: 'from' }]
  const rows = entries.map(({ name, description, plugin }) => [name, description, plugin])
  terminal.result(formatTable(columns, cutColumn(columns, rows, 1, terminal.width)))
}

function plugins({ container, terminal, options }: CommandSession): void {
  if (options.json === true) {
    return terminal.json(
      container.plugins.map(({ name, version, origin, reason, counts, error }) => ({
        name,
        version,
        origin,
        reason,
        counts,
        ...(error === undefined ? {} : { error: error.message }),
      })),
    )
  }
  const rows = container.plugins.map(({ name, version = '', origin, counts, error }) => [
    name,
    version,
    error === undefined
      ? Object.entries(counts)
          .map(([kind, count]) => `${count} ${count === 1 ? SINGULAR[kind as Kind] : kind}`)
          .join(', ')
      : `BROKEN: ${error.code}`,
    origin,
  ])
  terminal.result(formatTable([{ title: 'plugin' }, { title: 'version' }, { title: 'contributes' }, { title: 'from' }], rows))
}

function hooks({ terminal, options }: CommandSession): void {
  const rows = Object.entries(HOOKS).map(([name, { kind, stable }]) => [name, kind, stable ? 'stable' : 'experimental'])
  if (options.json === true) return terminal.json(rows.map(([name, kind, state]) => ({ name, kind, state })))
  terminal.result(formatTable([{ title: 'hook' }, { title: 'kind' }, { title: 'state' }], rows))
}
