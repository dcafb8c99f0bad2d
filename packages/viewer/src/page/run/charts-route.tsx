import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { RowsDocument, SamplesDocument } from '../../model/documents.ts'
import { Histogram } from '../charts/histogram.tsx'
import { Scatter } from '../charts/scatter.tsx'
import { documentOptions, queryClient } from '../data/documents.ts'
import { useHeads, useSamples } from '../data/heads.ts'
import { Loaded } from '../layout/loaded.tsx'
import { columnOf, type Heads, scoreAt, scoreNames } from '../logic/heads.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { useRun } from './run-layout.tsx'

/** Distributions over the samples of a run. */
export function ChartsRoute() {
  const { run } = useParams({ from: '/runs/$run/charts' })
  const samples = useSamples(run)
  return <Loaded query={samples}>{(found) => <Charts run={run} samples={found} />}</Loaded>
}

/** Documents of beginnings whose timings are drawn: of longer runs every so-manyth. */
const MOST_PARTS = 60

function Charts({ run, samples }: { readonly run: string; readonly samples: SamplesDocument }) {
  const { heads } = useHeads(run, samples)
  const step = Math.ceil(samples.parts.rows / MOST_PARTS)
  const timings = useQuery({
    queryKey: ['timings', run, samples.revision],
    queryFn: () =>
      Promise.all(
        Array.from({ length: Math.ceil(samples.parts.rows / step) }, (_, index) =>
          queryClient.fetchQuery(documentOptions<RowsDocument>(addresses.part(run, 'rows', index * step), samples.revision)),
        ),
      ),
  })
  return (
    <div className="charts">
      {heads.count > 0 && <ScoreChart heads={heads} />}
      <Loaded query={timings}>{(found) => <Timings rows={found} isPart={step > 1} />}</Loaded>
    </div>
  )
}

function ScoreChart({ heads }: { readonly heads: Heads }) {
  const messages = useMessages()
  const { data: run } = useRun()
  const names = scoreNames(heads)
  const main = run?.card.summary?.stat
  const [chosen, choose] = useState<string>()
  const name = chosen ?? (main !== undefined && names.includes(main) ? main : names[0])
  const values = useMemo(
    () =>
      [...columnOf(heads, (all, place) => scoreAt(all, name, place))].flatMap((score) =>
        typeof score === 'number' ? [score] : Array.isArray(score) ? (score as readonly number[]) : [],
      ),
    [heads, name],
  )
  if (name === undefined) return null
  return (
    <section className="block">
      <h2>{messages.charts.scores}</h2>
      <label>
        {messages.board.stat}{' '}
        <select value={name} onChange={(event) => choose(event.target.value)}>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <Histogram title={`${messages.charts.scores}: ${name}`} values={values} unit={name} />
    </section>
  )
}

function Timings({ rows, isPart }: { readonly rows: readonly RowsDocument[]; readonly isPart: boolean }) {
  const messages = useMessages()
  const formats = useFormats()
  const { data: run } = useRun()
  const known = (of: (one: RowsDocument) => readonly (number | null)[]) =>
    rows.flatMap(of).filter((value): value is number => value !== null)
  const price = priceOf(run?.record)
  const asked = rows.flatMap(({ askedAt, seconds, promptTokens, outputTokens }) =>
    askedAt.flatMap((at, index) =>
      at === null || at === 0
        ? []
        : [
            {
              at: at * 1_000,
              seconds: seconds[index] ?? 0,
              usd: ((promptTokens[index] ?? 0) * price[0] + (outputTokens[index] ?? 0) * price[1]) / 1e6,
            },
          ],
    ),
  )
  let spent = 0
  const spending = asked.toSorted((a, b) => a.at - b.at).map(({ at, usd }) => ({ x: at, y: (spent += usd) }))
  const seconds = known((one) => one.seconds)
  return (
    <>
      {isPart && <p className="notice">{messages.charts.part}</p>}
      {seconds.some((value) => value > 0) && (
        <section className="block">
          <h2>{messages.charts.latency}</h2>
          <Histogram title={messages.charts.latency} values={seconds} unit={messages.charts.seconds} />
        </section>
      )}
      <section className="block">
        <h2>{messages.charts.promptTokens}</h2>
        <Histogram title={messages.charts.promptTokens} values={known((one) => one.promptTokens)} unit={messages.charts.tokens} />
      </section>
      <section className="block">
        <h2>{messages.charts.outputTokens}</h2>
        <Histogram title={messages.charts.outputTokens} values={known((one) => one.outputTokens)} unit={messages.charts.tokens} />
      </section>
      <section className="block">
        <h2>{messages.charts.lengths}</h2>
        <Histogram title={messages.charts.lengths} values={known((one) => one.lengths)} unit={messages.charts.letters} />
      </section>
      {spent > 0 && spending.length > 1 && (
        <section className="block">
          <h2>{messages.charts.cost}</h2>
          <Scatter title={messages.charts.cost} points={spending} formatX={formats.date} formatY={formats.usd} isLine />
        </section>
      )}
    </>
  )
}

/** US dollars for a million tokens of prompt and completion, where the deployment says. */
function priceOf(record: Readonly<Record<string, unknown>> | undefined): readonly [number, number] {
  const price = (
    record as
      | { readonly spec?: { readonly deployment?: { readonly price?: { readonly input?: number; readonly output?: number } } } }
      | undefined
  )?.spec?.deployment?.price
  return [price?.input ?? 0, price?.output ?? 0]
}
