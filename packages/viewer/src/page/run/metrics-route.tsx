import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { StatsDocument } from '../../model/documents.ts'
import { useDocument } from '../data/documents.ts'
import { CopyButton } from '../layout/buttons.tsx'
import { DataTable, type ListColumn } from '../layout/data-table.tsx'
import { Loaded } from '../layout/loaded.tsx'
import { SearchBox } from '../layout/search-box.tsx'
import { matchesWords } from '../logic/match-words.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { useRun } from './run-layout.tsx'

type Row = StatsDocument['stats'][number]

/** Every stat of a run. */
export function MetricsRoute() {
  const { data: run } = useRun()
  return run === undefined ? null : <Stats run={run.card.id} />
}

function Stats({ run }: { readonly run: string }) {
  const query = useDocument<StatsDocument>(addresses.stats(run))
  return <Loaded query={query}>{({ stats }) => <StatList stats={stats} />}</Loaded>
}

const perturbationText = ({ name: { perturbation } }: Row): string =>
  perturbation === undefined ? '' : `${perturbation.name} (${perturbation.computedOn})`

function StatList({ stats }: { readonly stats: readonly Row[] }) {
  const messages = useMessages()
  const formats = useFormats()
  const search = useSearch({ from: '/runs/$run/metrics' })
  const navigate = useNavigate({ from: '/runs/$run/metrics' })
  const rows = useMemo(
    () =>
      stats.filter((stat) =>
        matchesWords(search.text ?? '', [
          '',
          stat.name.name,
          stat.name.split ?? '',
          stat.name.subSplit ?? '',
          perturbationText(stat),
          stat.metric ?? '',
        ]),
      ),
    [stats, search.text],
  )
  const number = (id: string, title: string, value: (row: Row) => number | undefined): ListColumn<Row> => ({
    id,
    title,
    value,
    isNumber: true,
    show: (row) => <span title={String(value(row) ?? '')}>{formats.score(value(row))}</span>,
  })
  const columns = useMemo(
    (): readonly ListColumn<Row>[] => [
      { id: 'name', title: messages.stats.name, value: ({ name }) => name.name, isName: true },
      { id: 'split', title: messages.stats.split, value: ({ name: { split, subSplit } }) => [split, subSplit].filter(Boolean).join('/') },
      { id: 'perturbation', title: messages.stats.perturbation, value: perturbationText },
      number('mean', messages.stats.mean, ({ mean }) => mean),
      {
        id: 'interval',
        title: messages.board.interval,
        isNumber: true,
        value: ({ spread }) => spread?.interval[0],
        show: ({ spread }) => (spread === undefined ? '–' : `${formats.score(spread.interval[0])} – ${formats.score(spread.interval[1])}`),
      },
      { id: 'n', title: messages.stats.values, isNumber: true, value: ({ spread }) => spread?.n },
      { id: 'missing', title: messages.board.missing, isNumber: true, value: ({ missing }) => missing },
      { id: 'count', title: messages.stats.count, isNumber: true, value: ({ count }) => count },
      number('min', messages.stats.min, ({ min }) => min),
      number('max', messages.stats.max, ({ max }) => max),
      number('sum', messages.stats.sum, ({ sum }) => sum),
      number('stddev', messages.stats.stddev, ({ stddev }) => stddev),
      { id: 'metric', title: messages.stats.metric, value: ({ metric }) => metric ?? '' },
    ],
    [messages, formats],
  )
  return (
    <>
      <div className="toolbar between">
        <SearchBox
          label={messages.stats.search}
          text={search.text ?? ''}
          onChange={(text) => void navigate({ search: (before) => ({ ...before, text }), replace: true })}
        />
        <span className="muted" role="status">
          {messages.stats.found(rows.length, stats.length)}
        </span>
        <CopyButton text={() => statsCsv(rows)}>{messages.board.copyCsv}</CopyButton>
      </div>
      <DataTable
        caption={messages.run.metrics}
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

function statsCsv(rows: readonly Row[]): string {
  const field = (value: unknown) => (/[",\n]/.test(String(value ?? '')) ? `"${String(value).replaceAll('"', '""')}"` : String(value ?? ''))
  const head = ['name', 'split', 'sub_split', 'perturbation', 'mean', 'low', 'high', 'n', 'count', 'min', 'max', 'sum', 'stddev']
  const lines = rows.map((row) => [
    row.name.name,
    row.name.split,
    row.name.subSplit,
    perturbationText(row),
    row.mean,
    row.spread?.interval[0],
    row.spread?.interval[1],
    row.spread?.n,
    row.count,
    row.min,
    row.max,
    row.sum,
    row.stddev,
  ])
  return `${[head, ...lines].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
}
