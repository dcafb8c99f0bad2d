import { isMissing, type ScoreValue } from '@binnacle/core'
import type { SampleView } from '@binnacle/reader'
import { useFormats, useMessages } from '../messages/language.tsx'

/** Names that are shown at once; the others are a press away. */
const MOST = 14
/** What an answer took is no score of it. */
const BOOKKEEPING =
  /^(?:num_|training_|inference_|batch_size|finish_reason|max_prob|prompt_truncated|logprob|perplexity|bits_per_byte|estimated_)/

/** The scores of a sample by metric; a score that is missing says why. */
export function ScoreView({ sample: { scores, outcome }, stat }: { readonly sample: SampleView; readonly stat: string | undefined }) {
  const messages = useMessages()
  const all = Object.entries(scores).flatMap(([metric, own]) => Object.entries(own).map(([name, value]) => ({ metric, name, value })))
  if (all.length === 0) return <p className="muted">{outcome === undefined ? messages.sample.notScoredYet : messages.sample.noScores}</p>
  const rank = ({ name }: { readonly name: string }) => (name === stat ? 0 : BOOKKEEPING.test(name) ? 2 : 1)
  const sorted = all.toSorted((a, b) => rank(a) - rank(b))
  const first = sorted.filter((one) => rank(one) < 2).slice(0, MOST)
  const rest = sorted.filter((one) => !first.includes(one))
  return (
    <section>
      <h3>{messages.sample.scores}</h3>
      <ScoreTable rows={first} stat={stat} />
      {rest.length > 0 && (
        <details className="folded">
          <summary>{messages.sample.moreScores(rest.length)}</summary>
          <ScoreTable rows={rest.slice(0, 2_000)} stat={stat} />
        </details>
      )}
    </section>
  )
}

interface ScoreTableProps {
  readonly rows: readonly { readonly metric: string; readonly name: string; readonly value: ScoreValue }[]
  readonly stat: string | undefined
}

function ScoreTable({ rows, stat }: ScoreTableProps) {
  const messages = useMessages()
  const formats = useFormats()
  return (
    <table className="small">
      <caption className="hidden">{messages.sample.scores}</caption>
      <tbody>
        {rows.map(({ metric, name, value }) => (
          <tr key={`${metric} ${name}`} className={name === stat ? 'main' : undefined}>
            <th scope="row">
              <bdi>{name.slice(0, 200)}</bdi>
            </th>
            <td className="number">
              {isMissing(value) ? (
                <span className="muted">{messages.sample.missing(value.missing)}</span>
              ) : typeof value === 'number' ? (
                <span title={String(value)}>{formats.score(value)}</span>
              ) : (
                <span title={value.join(', ').slice(0, 500)}>
                  {value
                    .slice(0, 8)
                    .map((one) => formats.score(one))
                    .join(', ')}
                  {value.length > 8 && ' …'}
                </span>
              )}
            </td>
            <td className="muted">{metric}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
