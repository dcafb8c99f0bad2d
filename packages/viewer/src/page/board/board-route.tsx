import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { BoardDocument, BoardTable, SuiteDocument } from '../../model/documents.ts'
import { useDocument, useSite, useSuite } from '../data/documents.ts'
import { FaultNote, Loaded } from '../layout/loaded.tsx'
import { useTitle } from '../layout/use-title.ts'
import type { Changes } from '../logic/changes.ts'
import { overviewTable, viewTable } from '../logic/board-view.ts'
import { useMessages } from '../messages/language.tsx'
import { Marks } from '../run/marks.tsx'
import { BoardPanels } from './board-panels.tsx'
import type { BoardSearch } from './board-search.ts'
import { BoardTableView } from './board-table.tsx'
import { BoardChoice } from './board-choice.tsx'

/** Changes a part of the state that stands in the URL. */
export type ChangeSearch = (change: Changes<BoardSearch>) => void

/** The leaderboards of a suite. */
export function BoardRoute() {
  const { suite } = useParams({ from: '/suites/$suite' })
  const query = useSuite(suite)
  return (
    <section className="page wide">
      <Loaded query={query}>{(found) => <SuiteBoards suite={found} />}</Loaded>
    </section>
  )
}

function SuiteBoards({ suite }: { readonly suite: SuiteDocument }) {
  const messages = useMessages()
  const search = useSearch({ from: '/suites/$suite' })
  useTitle(`${messages.shell.leaderboard} · ${suite.name}`)
  const { data: site } = useSite()
  return (
    <>
      <header className="page-head">
        <div>
          <p className="eyebrow">
            {messages.shell.leaderboard}
            {suite.source === 'helm' && <span className="badge">HELM</span>}
          </p>
          <h1>
            <bdi>{suite.name}</bdi> <Marks marks={suiteMarks(suite)} />
          </h1>
        </div>
        <BoardChoice suite={suite} site={site} />
      </header>
      {suite.faults.map((fault, index) => (
        <FaultNote key={index} fault={fault} />
      ))}
      {search.board === undefined ? <Overview suite={suite} /> : <Contributed suite={suite} board={search.board} />}
    </>
  )
}

/** What takes the numbers of a suite their claim. */
function suiteMarks({ cards }: SuiteDocument): readonly string[] {
  const all = new Set(cards.flatMap(({ state, summary }) => (state === 'finished' ? (summary?.marks ?? []) : [])))
  return ['demo', 'substituted', 'modified', 'replayed'].filter((mark) => all.has(mark))
}

/** Models against the tasks of the suite: the numbers that the runs are known by. */
function Overview({ suite }: { readonly suite: SuiteDocument }) {
  const messages = useMessages()
  const table = useMemo(() => overviewTable(suite.cards), [suite.cards])
  const broken = suite.cards.filter(({ state }) => state === 'broken')
  return (
    <>
      <ShownBoard suite={suite} table={table} title={messages.board.overview} explanation={messages.board.overviewExplained} isOverview />
      {broken.map(({ id, name, fault }) => (
        <div key={id} className="broken-run">
          <bdi>{name}</bdi>
          {fault !== undefined && <FaultNote fault={fault} />}
        </div>
      ))}
    </>
  )
}

/** A leaderboard that a plugin contributes, or that HELM's schema says. */
function Contributed({ suite, board }: { readonly suite: SuiteDocument; readonly board: string }) {
  const query = useDocument<BoardDocument>(addresses.board(suite.id, board))
  return <Loaded query={query}>{(found) => <BoardGroups suite={suite} board={found} />}</Loaded>
}

function BoardGroups({ suite, board }: { readonly suite: SuiteDocument; readonly board: BoardDocument }) {
  const messages = useMessages()
  const search = useSearch({ from: '/suites/$suite' })
  const change = useChange()
  const group = board.groups.find(({ name }) => name === search.group) ?? board.groups[0]
  if (group === undefined) return <p className="empty">{messages.board.noTables}</p>
  const place = Math.min(search.table ?? 0, group.tables.length - 1)
  const table = group.tables[place]!
  const categories = [...new Set(board.groups.map(({ category = '' }) => category))]
  return (
    <>
      <div className="group-bar">
        <label>
          {messages.board.group}
          <select value={group.name} onChange={(event) => change({ group: event.target.value, table: 0, sort: undefined, hidden: [] })}>
            {categories.map((category) => (
              <optgroup key={category} label={category}>
                {board.groups
                  .filter((one) => (one.category ?? '') === category)
                  .map(({ name, title }) => (
                    <option key={name} value={name}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {group.tables.length > 1 && (
          <div className="segments" role="group" aria-label={messages.board.tables}>
            {group.tables.slice(0, 40).map(({ title }, index) => (
              <button
                key={index}
                type="button"
                aria-pressed={index === place}
                onClick={() => change({ table: index, sort: undefined, hidden: [] })}
              >
                {title}
              </button>
            ))}
          </div>
        )}
      </div>
      {group.description !== undefined && <p className="description">{group.description}</p>}
      <ShownBoard suite={suite} table={table} title={`${board.title} · ${group.title}`} explanation={messages.board.boardExplained} />
    </>
  )
}

interface ShownBoardProps {
  readonly suite: SuiteDocument
  readonly table: BoardTable
  readonly title: string
  readonly explanation: string
  readonly isOverview?: boolean
}

function ShownBoard({ suite, table, title, explanation, isOverview = false }: ShownBoardProps) {
  const messages = useMessages()
  const search = useSearch({ from: '/suites/$suite' })
  const change = useChange()
  const { sort, descending, hidden = [], models = [], creators = [], access = [], from, to, empty } = search
  const shown = useMemo(
    () => viewTable(table, { sort, descending, hidden, models, creators, access, from, to, empty }, suite.models),
    // Lists of the URL are new objects each time: their texts are compared.
    [table, suite.models, sort, descending, from, to, empty, JSON.stringify([hidden, models, creators, access])],
  )
  if (table.rows.length === 0) return <p className="empty">{messages.board.noRuns}</p>
  return (
    <>
      <BoardPanels suite={suite} table={table} shown={shown} title={title} search={search} change={change} isOverview={isOverview} />
      <BoardTableView suite={suite} table={shown} search={search} change={change} caption={title} isOverview={isOverview} />
      <p className="explained">
        {explanation} {shown.isPartial && messages.board.partial(shown.rows.length, table.rows.length)}{' '}
        {shown.empty > 0 && (
          <button type="button" className="quiet" onClick={() => change({ empty: empty === true ? undefined : true })}>
            {empty === true ? messages.board.hideEmpty : messages.board.showEmpty(shown.empty)}
          </button>
        )}
      </p>
    </>
  )
}

/** Changes the URL; what is empty is left out of it. */
function useChange(): ChangeSearch {
  const navigate = useNavigate({ from: '/suites/$suite' })
  return (changes) =>
    void navigate({
      search: (before) => {
        const next = Object.entries({ ...before, ...changes }).filter(
          ([name, value]) => value !== undefined && (value !== '' || name === 'sort') && !(Array.isArray(value) && value.length === 0),
        )
        return Object.fromEntries(next) as BoardSearch
      },
      replace: true,
      resetScroll: false,
    })
}
