import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { lazy, Suspense, useMemo, useRef } from 'react'
import type { Comparison } from '@binnacle/analysis/scores'
import type { SampleView } from '@binnacle/reader'
import { inputText, promptText } from '../../model/sample-texts.ts'
import { useSample } from '../data/use-sample.ts'
import { Loaded } from '../layout/loaded.tsx'
import { type Heads, idAt, perturbationAt } from '../logic/heads.ts'
import { sampleKey } from '../logic/select-samples.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { VisibleText } from '../samples/visible-text.tsx'
import type { ChangeCompare } from './compare-route.tsx'
import type { CompareSearch } from './compare-search.ts'
import type { ComparedPair, Pair } from './use-comparison.ts'

const DifferenceView = lazy(async () => ({ default: (await import('../samples/difference-view.tsx')).DifferenceView }))

interface FlipListProps {
  readonly pair: Pair
  readonly found: ComparedPair
  readonly comparison: Comparison
  readonly search: CompareSearch
  readonly change: ChangeCompare
}

const ROW_HEIGHT = 40

/** The rows on which the two differ, and both answers to one of them beside each other. */
export function FlipList({ pair, found, comparison, search, change }: FlipListProps) {
  const messages = useMessages()
  const formats = useFormats()
  const sign = pair.first.lowerIsBetter === true ? -1 : 1
  const flips = useMemo(
    () =>
      comparison.flips.filter(({ first, second }) =>
        search.side === undefined ? true : search.side === 'better' ? sign * (first - second) > 0 : sign * (first - second) < 0,
      ),
    [comparison, search.side],
  )
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: flips.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  })
  const row = search.row ?? flips[0]?.row
  return (
    <section>
      <h2>{messages.compare.flips(formats.count(comparison.flips.length))}</h2>
      <div className="segments" role="group" aria-label={messages.compare.side}>
        {([undefined, 'better', 'worse'] as const).map((side) => (
          <button key={side ?? ''} type="button" aria-pressed={search.side === side} onClick={() => change({ side, row: undefined })}>
            {side === undefined ? messages.samples.any : side === 'better' ? messages.compare.better : messages.compare.worse}
          </button>
        ))}
      </div>
      <div className="flips">
        <div className="flip-list" ref={frame} tabIndex={0} role="region" aria-label={messages.compare.flips('')}>
          <ol style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const flip = flips[index]!
              return (
                <li
                  key={flip.row}
                  style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
                  aria-setsize={flips.length}
                  aria-posinset={index + 1}
                >
                  <button
                    type="button"
                    className={flip.row === row ? 'current' : undefined}
                    aria-pressed={flip.row === row}
                    onClick={() => change({ row: flip.row })}
                  >
                    <bdi>{flip.row}</bdi>
                    <span className="number">
                      {formats.score(flip.first)} → {formats.score(flip.second)}
                    </span>
                  </button>
                </li>
              )
            })}
          </ol>
          {flips.length === 0 && <p className="empty">{messages.compare.noFlips}</p>}
        </div>
        {row !== undefined && <BothAnswers key={row} pair={pair} heads={found.heads} row={row} />}
      </div>
    </section>
  )
}

const placeOf = (heads: Heads, row: string): number | undefined => {
  for (let place = 0; place < heads.count; place++) if (idAt(heads, place) === row && perturbationAt(heads, place) === null) return place
  return undefined
}

function BothAnswers({ pair, heads, row }: { readonly pair: Pair; readonly heads: ComparedPair['heads']; readonly row: string }) {
  const places = heads.map((own) => placeOf(own, row))
  const first = useSample(pair.first.id, '', places[0])
  const second = useSample(pair.second.id, '', places[1])
  return (
    <div className="both">
      <Loaded query={first}>
        {(own) => (
          <Loaded query={second}>
            {(other) =>
              own?.sample === undefined || other?.sample === undefined ? null : (
                <BothBody pair={pair} heads={heads} samples={[own.sample, other.sample]} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

interface BothBodyProps {
  readonly pair: Pair
  readonly heads: ComparedPair['heads']
  readonly samples: readonly [SampleView, SampleView]
}

function BothBody({ pair, heads, samples }: BothBodyProps) {
  const messages = useMessages()
  const names = [pair.first.summary?.model ?? pair.first.name, pair.second.summary?.model ?? pair.second.name] as const
  const isSame = names[0] === names[1]
  const shown = isSame ? ([`${names[0]} (1)`, `${names[1]} (2)`] as const) : names
  const prompts = samples.map((sample) => sample.requests.map(({ request }) => promptText(request)).join('\n\n'))
  const answers = samples.map((sample) => sample.requests.flatMap(({ answer }) => answer?.completions[0]?.text ?? []).join('\n'))
  const right = samples[0].instance.references.filter(({ tags }) => tags.includes('correct'))
  return (
    <>
      <h3>{messages.sample.input}</h3>
      <div className="text-box">
        <VisibleText text={inputText(samples[0].instance.input)} />
      </div>
      {right.length > 0 && (
        <p>
          ✓ {messages.sample.correct}:{' '}
          <bdi>
            {right
              .map(({ output }) => output.text)
              .join(' · ')
              .slice(0, 500)}
          </bdi>
        </p>
      )}
      <Suspense fallback={<p className="loading">{messages.shell.loading}</p>}>
        {prompts[0] !== prompts[1] && (
          <>
            <h3>{messages.compare.promptsDiffer}</h3>
            <DifferenceView first={prompts[0]!} second={prompts[1]!} names={shown} />
          </>
        )}
        <h3>{messages.sample.answer}</h3>
        <DifferenceView first={answers[0]!} second={answers[1]!} names={shown} />
      </Suspense>
      <p className="toolbar">
        {samples.map((sample, side) => (
          <Link
            key={side}
            to="/runs/$run/samples"
            params={{ run: (side === 0 ? pair.first : pair.second).id }}
            search={{ sample: sampleKey(heads[side]!, sample.place) }}
            className="button"
          >
            {messages.compare.open} <bdi>{shown[side]}</bdi>
          </Link>
        ))}
      </p>
    </>
  )
}
