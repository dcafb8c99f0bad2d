import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SuiteDocument } from '../../model/documents.ts'
import { Icon } from '../layout/icon.tsx'
import { LongName } from '../layout/long-name.tsx'
import { type ShownTable, SORT_MEAN, SORT_WIN_RATE } from '../logic/board-view.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { BoardCellView, columnRange } from './board-cell.tsx'
import type { ChangeSearch } from './board-route.tsx'
import type { BoardSearch } from './board-search.ts'
import { useRanks } from './use-ranks.tsx'

interface BoardTableProps {
  readonly suite: SuiteDocument
  readonly table: ShownTable
  readonly search: BoardSearch
  readonly change: ChangeSearch
  readonly caption: string
  readonly isOverview: boolean
}

/** A board as a table: one row a model, one column a number. */
export function BoardTableView({ suite, table, search, change, caption, isOverview }: BoardTableProps) {
  const messages = useMessages()
  const formats = useFormats()
  const { columns, rows } = table
  const ranks = useRanks(suite, table, isOverview)
  const hasAggregates = columns.some(({ aggregate }) => aggregate !== undefined)
  // A board of the record has its own numbers over all columns; those of what is shown stand there once it is another.
  const showsOwn = (isOverview || table.isPartial || !hasAggregates) && columns.length > 1
  const hasWinRate = showsOwn && rows.some(({ winRate }) => winRate !== undefined) && rows.length > 1
  const hasMean = showsOwn && rows.some(({ mean }) => mean !== undefined)
  const ranges = columns.map(({ place }) => columnRange(rows.flatMap(({ cells }) => cells[place] ?? [])))
  const head = { search, change, isFallback: hasWinRate }
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={caption}>
      <table className="board">
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <SortHead {...head} name="" direction={undefined}>
              {messages.board.model}
            </SortHead>
            {ranks.isShown && (
              <th scope="col" className="computed" title={messages.board.rankExplained}>
                {messages.board.rank}
              </th>
            )}
            {hasWinRate && (
              <SortHead {...head} name={SORT_WIN_RATE} direction="higher" isComputed title={messages.board.winRateExplained(rows.length)}>
                {messages.board.winRate}
              </SortHead>
            )}
            {hasMean && (
              <SortHead
                {...head}
                name={SORT_MEAN}
                direction={columns.find(({ aggregate }) => aggregate === undefined)?.direction}
                isComputed
                title={messages.board.meanExplained(columns.length)}
              >
                {messages.board.mean}
              </SortHead>
            )}
            <ColumnHeads columns={columns} head={head} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <Link to="/suites/$suite/runs" params={{ suite: suite.id }} search={{ text: row.model }}>
                  <LongName text={row.label} />
                </Link>
              </th>
              {ranks.isShown && <td className="number computed">{ranks.textOf(row.model)}</td>}
              {hasWinRate && <td className="number computed">{formats.score(row.winRate)}</td>}
              {hasMean && <td className="number computed">{formats.score(row.mean)}</td>}
              {columns.map(({ title, place }, at) => (
                <BoardCellView
                  key={title}
                  cell={row.cells[place] ?? {}}
                  range={ranges[at]!}
                  isBest={row.best[at] === true}
                  label={`${row.label}, ${title}`}
                  suite={suite}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ranks.note}
      {(hasWinRate || hasMean) && (
        <p className="rank-note">
          {hasWinRate && `${messages.board.winRate}: ${messages.board.winRateExplained(rows.length)} `}
          {hasMean && `${messages.board.mean}: ${messages.board.meanExplained(columns.length)}`}
        </p>
      )}
    </div>
  )
}

interface ColumnHeadsProps {
  readonly columns: ShownTable['columns']
  readonly head: Pick<SortHeadProps, 'search' | 'change' | 'isFallback'>
}

function ColumnHeads({ columns, head }: ColumnHeadsProps) {
  return columns.map(({ title, description, direction }) => (
    <SortHead key={title} {...head} name={title} direction={direction} {...(description === undefined ? {} : { title: description })}>
      <LongName text={title} />
    </SortHead>
  ))
}

interface SortHeadProps {
  readonly name: string
  readonly direction: 'higher' | 'lower' | undefined
  readonly search: BoardSearch
  readonly change: ChangeSearch
  readonly isFallback: boolean
  readonly isComputed?: boolean
  readonly title?: string
  readonly children: ReactNode
}

/** The head of a column; pressed, rows are sorted by it, the best first, and pressed again the other way round. */
function SortHead({ name, direction, search, change, isFallback, isComputed = false, title, children }: SortHeadProps) {
  const messages = useMessages()
  const isSorted = search.sort === name || (search.sort === undefined && isFallback && name === SORT_WIN_RATE)
  const usual = name !== '' && direction !== 'lower'
  const isDescending = search.descending ?? usual
  return (
    <th
      scope="col"
      className={isComputed ? 'computed' : undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      title={title}
    >
      <button type="button" onClick={() => change({ sort: name, descending: isSorted ? !isDescending : usual })} title={title}>
        <span>{children}</span>
        {direction !== undefined && !isComputed && (
          <span className="direction" aria-label={direction === 'higher' ? messages.board.higher : messages.board.lower} role="img">
            {direction === 'higher' ? '↑' : '↓'}
          </span>
        )}
        {isSorted && <Icon name={isDescending ? 'down' : 'up'} />}
      </button>
    </th>
  )
}
