import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SuiteDocument } from '../../model/documents.ts'
import { Icon } from '../layout/icon.tsx'
import { LongName } from '../layout/long-name.tsx'
import { type ShownRow, type ShownTable, SORT_MEAN, SORT_WIN_RATE } from '../logic/board-view.ts'
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

/** Over how many columns a mean is, where it is not over all. */
const presentText = ({ mean, present: [own, all] }: ShownRow): string => (mean === undefined || own === all ? '' : ` (${own}/${all})`)

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
  const computedOf = (row: ShownRow): readonly string[] => [
    ...(ranks.isShown ? [ranks.textOf(row.model)] : []),
    ...(hasWinRate ? [formats.score(row.winRate)] : []),
    ...(hasMean ? [`${formats.score(row.mean)}${presentText(row)}`] : []),
  ]
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
            {columns.map(({ title, description, direction }) => (
              <SortHead
                key={title}
                {...head}
                name={title}
                direction={direction}
                {...(description === undefined ? {} : { title: description })}
              >
                <LongName text={title} />
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} suite={suite} columns={columns} ranges={ranges} computed={computedOf(row)} />
          ))}
        </tbody>
      </table>
      {ranks.note}
      <Explained hasWinRate={hasWinRate} hasMean={hasMean} table={table} />
    </div>
  )
}

interface RowProps {
  readonly row: ShownRow
  readonly suite: SuiteDocument
  readonly columns: ShownTable['columns']
  readonly ranges: readonly (readonly [number, number])[]
  /** The numbers that are computed here. */
  readonly computed: readonly string[]
}

function Row({ row, suite, columns, ranges, computed }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link to="/suites/$suite/runs" params={{ suite: suite.id }} search={{ text: row.model }}>
          <LongName text={row.label} />
        </Link>
      </th>
      {computed.map((text, index) => (
        <td key={index} className="number computed">
          {text}
        </td>
      ))}
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
  )
}

interface ExplainedProps {
  readonly hasWinRate: boolean
  readonly hasMean: boolean
  readonly table: ShownTable
}

/** How the numbers over all columns are made, in a sentence each. */
function Explained({ hasWinRate, hasMean, table: { rows, columns } }: ExplainedProps) {
  const messages = useMessages()
  if (!hasWinRate && !hasMean) return null
  return (
    <p className="rank-note">
      {hasWinRate && `${messages.board.winRate}: ${messages.board.winRateExplained(rows.length)} `}
      {hasMean && `${messages.board.mean}: ${messages.board.meanExplained(columns.length)}`}
    </p>
  )
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
