import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { OUTCOMES } from '@binnacle/core'
import type { BoardCell, SuiteDocument } from '../../model/documents.ts'
import { IntervalMark } from '../charts/interval-mark.tsx'
import { scoredOf } from '../logic/board-view.ts'
import { useFormats, useMessages } from '../messages/language.tsx'

/** From where to where the numbers of a column go; shares are drawn from 0 to 1. */
export function columnRange(cells: readonly BoardCell[]): readonly [number, number] {
  const values = cells
    .flatMap(({ value, interval = [] }) => [value, ...interval])
    .filter((value): value is number => Number.isFinite(value))
  const [low, high] = [Math.min(0, ...values), Math.max(...values)]
  return values.length === 0 || (low >= 0 && high <= 1) ? [0, 1] : [low, high === low ? low + 1 : high]
}

interface BoardCellProps {
  readonly cell: BoardCell
  readonly range: readonly [number, number]
  readonly isBest: boolean
  readonly label: string
  readonly suite: SuiteDocument
}

/** A number with its interval and how many samples are scored; what stands behind it is told on hover and focus. */
export function BoardCellView({ cell, range, isBest, label, suite }: BoardCellProps) {
  const messages = useMessages()
  const formats = useFormats()
  const details = useDetails()
  const { value, runs = [], interval } = cell
  if (value === undefined) {
    return (
      <td className="number absent" title={cell.description}>
        {cell.text === undefined || runs.length === 0 ? (
          <span aria-label={cell.description ?? messages.board.none}>–</span>
        ) : (
          <StateLink cell={cell} />
        )}
      </td>
    )
  }
  const scored = scoredOf(cell)
  const isUneven = cell.marks?.some((mark) => mark.startsWith('≠')) === true
  return (
    <td className={`number${isBest ? ' best' : ''}${isUneven ? ' uneven' : ''}`} {...details.hover}>
      <CellLink runs={runs} suite={suite} describedBy={details.id} label={label}>
        <span className="value">
          {isUneven && (
            <abbr className="mark" title={messages.board.uneven}>
              ≠
            </abbr>
          )}
          {formats.score(value)}
        </span>
        {interval !== undefined && <IntervalMark value={value} interval={interval} range={range} />}
        <span className="beside">
          {interval === undefined ? '' : `${formats.score(interval[0])}–${formats.score(interval[1])}`}
          {scored !== undefined && (
            <span className={scored[0] < scored[1] ? 'short' : undefined}>
              {formats.count(scored[0])}/{formats.count(scored[1])}
            </span>
          )}
        </span>
      </CellLink>
      <div role="tooltip" id={details.id} className="details" hidden={!details.isOpen} ref={details.box}>
        <CellDetails cell={cell} suite={suite} />
      </div>
    </td>
  )
}

function StateLink({ cell }: { readonly cell: BoardCell }) {
  const messages = useMessages()
  const state = cell.text as keyof typeof messages.states
  return (
    <Link to="/runs/$run" params={{ run: cell.runs![0]! }} className={`state ${state}`}>
      {messages.states[state] ?? cell.text}
    </Link>
  )
}

interface CellLinkProps {
  readonly runs: readonly string[]
  readonly suite: SuiteDocument
  readonly describedBy: string
  readonly label: string
  readonly children: React.ReactNode
}

/** A number leads to its run, or to the list of its runs. */
function CellLink({ runs, suite, describedBy, label, children }: CellLinkProps) {
  if (runs.length === 0) {
    return <div className="cell">{children}</div>
  }
  if (runs.length === 1) {
    return (
      <Link to="/runs/$run" params={{ run: runs[0]! }} className="cell" aria-describedby={describedBy} title="">
        <span className="hidden">{label}: </span>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to="/suites/$suite/runs"
      params={{ suite: suite.id }}
      search={{ text: runs.join(' ') }}
      className="cell"
      aria-describedby={describedBy}
      title=""
    >
      <span className="hidden">{label}: </span>
      {children}
    </Link>
  )
}

function CellDetails({ cell, suite }: { readonly cell: BoardCell; readonly suite: SuiteDocument }) {
  const messages = useMessages()
  const formats = useFormats()
  const { runs = [], outcomes, marks = [], interval, n, shots, trials, missing = 0 } = cell
  const names = runs.flatMap((id) => suite.cards.find((card) => card.id === id)?.name ?? [])
  return (
    <dl>
      {cell.stat !== undefined && <Fact name={messages.board.stat}>{cell.stat}</Fact>}
      <Fact name={messages.board.score}>{String(cell.value)}</Fact>
      {interval !== undefined && (
        <Fact name={messages.board.interval}>
          {formats.score(interval[0])} … {formats.score(interval[1])}
        </Fact>
      )}
      {n !== undefined && <Fact name={messages.board.rows}>{formats.count(n)}</Fact>}
      {missing > 0 && <Fact name={messages.board.missing}>{formats.count(missing)}</Fact>}
      {shots !== undefined && <Fact name={messages.board.shots}>{formats.count(shots)}</Fact>}
      {trials !== undefined && <Fact name={messages.board.seeds}>{trials === 1 ? '0' : `0–${trials - 1}`}</Fact>}
      {outcomes !== undefined && (
        <Fact name={messages.board.outcomes}>
          {OUTCOMES.toReversed()
            .filter((outcome) => outcomes[outcome] > 0)
            .map((outcome) => `${formats.count(outcomes[outcome])} ${messages.outcomes[outcome]}`)
            .join(', ')}
        </Fact>
      )}
      {marks.length > 0 && (
        <Fact name={messages.board.marks}>
          {marks.map((mark) => messages.marks[mark as keyof typeof messages.marks] ?? mark).join(', ')}
        </Fact>
      )}
      {names.length > 0 && (
        <Fact name={messages.board.run(names.length)}>
          {names.slice(0, 3).join('\n') + (names.length > 3 ? ` … (${names.length})` : '')}
        </Fact>
      )}
      {cell.description !== undefined && cell.description !== '' && <Fact name="HELM">{cell.description}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** A box that opens beside a cell on hover and focus and closes with Escape; it stays inside the window. */
function useDetails() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const open = (event: { readonly currentTarget: HTMLElement }) => {
    const cell = event.currentTarget.getBoundingClientRect()
    const style = box.current?.style
    if (style !== undefined) {
      const width = Math.min(320, window.innerWidth - 16)
      style.left = `${Math.max(8, Math.min(cell.left, window.innerWidth - width - 8))}px`
      const isBelow = cell.bottom + 260 < window.innerHeight || cell.top < 260
      style.top = isBelow ? `${cell.bottom + 4}px` : ''
      style.bottom = isBelow ? '' : `${window.innerHeight - cell.top + 4}px`
    }
    setOpen(true)
  }
  const close = () => setOpen(false)
  return {
    id,
    isOpen,
    box,
    hover: {
      onMouseEnter: open,
      onMouseLeave: close,
      onFocus: open,
      onBlur: close,
      onKeyDown: (event: { readonly key: string }) => {
        if (event.key === 'Escape') close()
      },
    },
  }
}
