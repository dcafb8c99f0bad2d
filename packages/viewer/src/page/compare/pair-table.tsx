import { useQueries } from '@tanstack/react-query'
import { correctComparisons } from '@binnacle/analysis/scores'
import { useFormats, useMessages } from '../messages/language.tsx'
import { DifferenceMark, signed } from './difference-mark.tsx'
import { type Pair, pairOptions } from './use-comparison.ts'

interface PairTableProps {
  readonly pairs: readonly Pair[]
  readonly stat: string | undefined
  readonly current: number
  readonly choose: (place: number) => void
}

/** Several comparisons in a table; their p values are corrected for their number. */
export function PairTable({ pairs, stat, current, choose }: PairTableProps) {
  const messages = useMessages()
  const formats = useFormats()
  const queries = useQueries({ queries: pairs.map((pair) => pairOptions(pair, stat)) })
  const comparisons = queries.map(({ data }) => data?.reply?.comparison)
  const corrected = correctComparisons(
    comparisons.map((comparison) => comparison ?? { pValue: Number.NaN }),
    'holm',
  )
  const isSameTask = pairs.every(({ first }) => first.summary?.task === pairs[0]!.first.summary?.task)
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={messages.compare.pairs}>
      <table className="list">
        <caption className="hidden">{messages.compare.pairs}</caption>
        <thead>
          <tr>
            <th scope="col">{isSameTask ? messages.board.model : messages.compare.task}</th>
            <th scope="col" className="number">
              {messages.compare.difference}
            </th>
            <th scope="col">{messages.board.interval}</th>
            <th scope="col" className="number">
              p
            </th>
            <th scope="col" className="number">
              {messages.compare.corrected}
            </th>
            <th scope="col" className="number">
              {messages.board.rows}
            </th>
            <th scope="col">{messages.compare.asked}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair, place) => {
            const found = comparisons[place]
            const data = queries[place]?.data
            const isUneven = (data?.fields.length ?? 0) > 0 || (data?.asked.rows.length ?? 0) > 0
            return (
              <tr key={place} className={place === current ? 'current' : undefined}>
                <th scope="row">
                  <button type="button" className="link" onClick={() => choose(place)} aria-pressed={place === current}>
                    <bdi>{isSameTask ? `${pair.first.summary?.model} − ${pair.second.summary?.model}` : pair.first.summary?.task}</bdi>
                  </button>
                </th>
                <td className="number">
                  {found === undefined ? (queries[place]?.isLoading === true ? '…' : '–') : signed(found.difference, formats.score)}
                </td>
                <td>{found !== undefined && <DifferenceMark comparison={found} />}</td>
                <td className="number">{found === undefined ? '' : formats.pValue(found.pValue)}</td>
                <td className="number">{found === undefined ? '' : formats.pValue(corrected[place]!)}</td>
                <td className="number">{found === undefined ? '' : formats.count(found.rows)}</td>
                <td>
                  {isUneven ? (
                    <span className="badge warn">≠ {messages.compare.notSame}</span>
                  ) : (
                    data !== undefined && messages.compare.same
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
