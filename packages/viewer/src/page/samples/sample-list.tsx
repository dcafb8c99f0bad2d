import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { PART_SIZES } from '../../model/addresses.ts'
import type { HeadScore, RowsDocument } from '../../model/documents.ts'
import { rowsPart, useRows } from '../data/heads.ts'
import { type Heads, idAt, outcomeAt, perturbationAt, scoreAt, trialAt } from '../logic/heads.ts'
import { numberOf, sampleKey } from '../logic/select-samples.ts'
import { useFormats, useMessages } from '../messages/language.tsx'

interface SampleListProps {
  readonly run: string
  readonly revision: string
  readonly heads: Heads
  readonly places: readonly number[]
  readonly stat: string | undefined
  readonly current: number | undefined
}

const ROW_HEIGHT = 78

/** The samples that fit, of any number: those in view are fetched. */
export function SampleList({ run, revision, heads, places, stat, current }: SampleListProps) {
  const messages = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: places.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const parts = [...new Set(items.map(({ index }) => rowsPart(places[index]!)))]
  const rows = useRows(run, revision, parts)
  useEffect(() => {
    const index = current === undefined ? -1 : places.indexOf(current)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  }, [current, places])
  return (
    <div className="sample-list" ref={frame} tabIndex={0} role="region" aria-label={messages.run.samples}>
      <ol style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const place = places[index]!
          return (
            <li
              key={place}
              style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
              aria-setsize={places.length}
              aria-posinset={index + 1}
            >
              <SampleRow run={run} heads={heads} place={place} stat={stat} isCurrent={place === current} rows={rows.get(rowsPart(place))} />
            </li>
          )
        })}
      </ol>
      {places.length === 0 && <p className="empty">{messages.shell.nothingFound}</p>}
    </div>
  )
}

interface SampleRowProps {
  readonly run: string
  readonly heads: Heads
  readonly place: number
  readonly stat: string | undefined
  readonly isCurrent: boolean
  readonly rows: RowsDocument | undefined
}

function SampleRow({ run, heads, place, stat, isCurrent, rows }: SampleRowProps) {
  const messages = useMessages()
  const outcome = outcomeAt(heads, place)
  const [perturbation, trial] = [perturbationAt(heads, place), trialAt(heads, place)]
  const at = place % PART_SIZES.rows
  return (
    <Link
      from="/runs/$run/samples"
      to="/runs/$run/samples"
      params={{ run }}
      search={(before) => ({ ...before, sample: sampleKey(heads, place) })}
      replace
      resetScroll={false}
      className={`sample-row${isCurrent ? ' current' : ''}`}
      aria-current={isCurrent ? 'true' : undefined}
      activeProps={{}}
    >
      <span className="sample-row-head">
        <bdi className="sample-id">{idAt(heads, place)}</bdi>
        {perturbation !== null && <span className="badge">{perturbation}</span>}
        {trial > 0 && <span className="badge">{messages.sample.trial(trial)}</span>}
        {outcome !== null && outcome !== 'scored' && <span className={`badge outcome-${outcome}`}>{messages.outcomes[outcome]}</span>}
        <ScoreBadge score={scoreAt(heads, stat, place)} />
      </span>
      <bdi className="line">{rows === undefined ? '…' : rows.inputs[at]}</bdi>
      <bdi className="line answer">{rows === undefined ? '' : rows.outputs[at] === '' ? '–' : rows.outputs[at]}</bdi>
    </Link>
  )
}

/** A score in a list; right and wrong by a sign, not by color alone. */
function ScoreBadge({ score }: { readonly score: HeadScore }) {
  const formats = useFormats()
  const number = numberOf(score)
  if (number === undefined) return <span className="score-badge">–</span>
  if (number === 1) return <span className="score-badge one">✓ 1</span>
  if (number === 0) return <span className="score-badge zero">✗ 0</span>
  return <span className="score-badge">{formats.score(number)}</span>
}
