import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { OUTCOMES } from '@binnacle/core'
import type { RunCard, SuiteDocument } from '../../model/documents.ts'
import { useSuite } from '../data/documents.ts'
import { DataTable, type ListColumn } from '../layout/data-table.tsx'
import { LongName } from '../layout/long-name.tsx'
import { Loaded } from '../layout/loaded.tsx'
import { SearchBox } from '../layout/search-box.tsx'
import { useTitle } from '../layout/use-title.ts'
import { matchesWords } from '../logic/match-words.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { Marks } from './marks.tsx'
import { StateBadge } from './state-badge.tsx'

/** The runs of a suite as a list. */
export function RunsRoute() {
  const { suite } = useParams({ from: '/suites/$suite/runs' })
  const query = useSuite(suite)
  return (
    <section className="page wide">
      <Loaded query={query}>{(found) => <SuiteRuns suite={found} />}</Loaded>
    </section>
  )
}

function SuiteRuns({ suite }: { readonly suite: SuiteDocument }) {
  const messages = useMessages()
  useTitle(`${messages.shell.runs} · ${suite.name}`)
  const search = useSearch({ from: '/suites/$suite/runs' })
  const navigate = useNavigate({ from: '/suites/$suite/runs' })
  const [picked, setPicked] = useState<readonly string[]>([])
  const rows = useMemo(
    () =>
      suite.cards.filter(({ id, name, groups, summary }) =>
        matchesWords(search.text ?? '', [id, name, ...groups, summary?.model ?? '', ...(summary?.marks ?? [])]),
      ),
    [suite.cards, search.text],
  )
  const columns = useColumns(picked, (id, isOn) => setPicked(isOn ? [...picked, id] : picked.filter((one) => one !== id)))
  return (
    <>
      <header className="page-head">
        <div>
          <p className="eyebrow">{messages.shell.runs}</p>
          <h1>
            <bdi>{suite.name}</bdi>
          </h1>
        </div>
        <div className="choices">
          <SearchBox
            label={messages.runs.search}
            text={search.text ?? ''}
            onChange={(text) => void navigate({ search: (before) => ({ ...before, text }), replace: true })}
          />
          {picked.length >= 2 && (
            <Link to="/compare" search={{ runs: picked }} className="button primary">
              {messages.runs.compare(picked.length)}
            </Link>
          )}
        </div>
      </header>
      <p className="muted" role="status">
        {messages.runs.found(rows.length, suite.cards.length)}
      </p>
      <DataTable
        caption={messages.shell.runs}
        columns={columns}
        rows={rows}
        sort={search.sort}
        descending={search.descending}
        onSort={(sort, descending) =>
          void navigate({ search: (before) => ({ ...before, sort, descending }), replace: true, resetScroll: false })
        }
      />
    </>
  )
}

function useColumns(picked: readonly string[], pick: (id: string, isOn: boolean) => void): readonly ListColumn<RunCard>[] {
  const messages = useMessages()
  const formats = useFormats()
  return useMemo(
    () => [
      {
        id: 'run',
        title: messages.runs.run,
        value: ({ name }) => name,
        isName: true,
        show: ({ id, name, summary }) => (
          <span className="run-name">
            <input
              type="checkbox"
              checked={picked.includes(id)}
              onChange={(event) => pick(id, event.target.checked)}
              aria-label={messages.runs.pick(name)}
            />
            <Link to="/runs/$run" params={{ run: id }}>
              <LongName text={summary?.task ?? name} />
            </Link>
          </span>
        ),
      },
      { id: 'model', title: messages.board.model, value: ({ summary }) => summary?.model },
      { id: 'state', title: messages.runs.state, value: ({ state }) => state, show: ({ state }) => <StateBadge state={state} /> },
      {
        id: 'metric',
        title: messages.board.stat,
        value: ({ summary }) => (summary === undefined ? undefined : `${summary.stat}${summary.split === '' ? '' : ` (${summary.split})`}`),
      },
      {
        id: 'score',
        title: messages.board.score,
        isNumber: true,
        value: ({ summary }) => summary?.score,
        show: ({ summary }) => <strong>{formats.score(summary?.score)}</strong>,
      },
      {
        id: 'interval',
        title: messages.board.interval,
        isNumber: true,
        value: ({ summary }) => summary?.interval?.[0],
        show: ({ summary }) =>
          summary?.interval === undefined ? '–' : `${formats.score(summary.interval[0])} – ${formats.score(summary.interval[1])}`,
      },
      {
        id: 'n',
        title: messages.board.rows,
        isNumber: true,
        value: ({ summary }) => summary?.n,
        show: ({ summary }) => (summary?.n === undefined ? '–' : formats.count(summary.n)),
      },
      {
        id: 'outcomes',
        title: messages.board.notScored,
        isNumber: true,
        value: ({ summary }) => notScored(summary?.outcomes),
        show: ({ summary }) => {
          const { outcomes } = summary ?? {}
          if (outcomes === undefined) return '–'
          const open = OUTCOMES.filter((outcome) => outcome !== 'scored' && outcomes[outcome] > 0)
          return open.length === 0
            ? '0'
            : open.map((outcome) => `${formats.count(outcomes[outcome])} ${messages.outcomes[outcome]}`).join(', ')
        },
      },
      { id: 'shots', title: messages.board.shots, isNumber: true, value: ({ summary }) => summary?.shots },
      {
        id: 'marks',
        title: messages.board.marks,
        value: ({ summary }) => summary?.marks.join(),
        show: ({ summary }) => <Marks marks={summary?.marks ?? []} />,
      },
    ],
    [messages, formats, picked.join()],
  )
}

function notScored(outcomes: NonNullable<RunCard['summary']>['outcomes']): number | undefined {
  return outcomes === undefined ? undefined : OUTCOMES.reduce((sum, outcome) => sum + (outcome === 'scored' ? 0 : outcomes[outcome]), 0)
}
