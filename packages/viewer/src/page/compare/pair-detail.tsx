import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Comparison } from '@binnacle/analysis/scores'
import { useFormats, useMessages } from '../messages/language.tsx'
import { Facts } from '../run/facts.tsx'
import type { ChangeCompare } from './compare-route.tsx'
import type { CompareSearch } from './compare-search.ts'
import { DifferenceMark, signed } from './difference-mark.tsx'
import { FlipList } from './flip-list.tsx'
import type { ComparedPair, Pair } from './use-comparison.ts'

interface PairDetailProps {
  readonly pair: Pair
  readonly found: ComparedPair
  readonly search: CompareSearch
  readonly change: ChangeCompare
}

/** One comparison: whether both were asked the same, how much they differ, and on which rows. */
export function PairDetail({ pair, found, search, change }: PairDetailProps) {
  const messages = useMessages()
  const [isAnyway, setAnyway] = useState(false)
  const isOther = found.fields.some(({ weight }) => weight === 'question') || found.asked.rows.length > 0
  const { comparison, isUnknown = false, missing = [0, 0] } = found.reply ?? {}
  return (
    <>
      <div className="versus">
        {[pair.first, pair.second].map((card, side) => (
          <Link key={side} to="/runs/$run" params={{ run: card.id }} className="block">
            <span className="eyebrow">{side === 0 ? messages.compare.first : messages.compare.second}</span>
            <strong>
              <bdi>{card.summary?.model ?? card.name}</bdi>
            </strong>
            <bdi className="muted">{card.summary?.task}</bdi>
          </Link>
        ))}
      </div>
      <NotAskedTheSame found={found} isOther={isOther} />
      {found.damaged.length > 0 && (
        <div className="fault" role="alert">
          <strong>{messages.run.damaged}</strong>
          <p>{found.damaged.join(', ')}</p>
        </div>
      )}
      {found.stats.length > 0 && (
        <label className="stat-choice">
          {messages.board.stat}{' '}
          <select value={found.stat ?? ''} onChange={(event) => change({ stat: event.target.value, row: undefined })}>
            {found.stats.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {isUnknown && <p className="notice">{messages.compare.noRows}</p>}
      {isOther && !isAnyway && comparison !== undefined && (
        <p>
          <button type="button" onClick={() => setAnyway(true)}>
            {messages.compare.anyway}
          </button>
        </p>
      )}
      {comparison !== undefined && (!isOther || isAnyway) && (
        <>
          <Numbers comparison={comparison} missing={missing} isLower={pair.first.lowerIsBetter === true} />
          <FlipList pair={pair} found={found} comparison={comparison} search={search} change={change} />
        </>
      )}
    </>
  )
}

function NotAskedTheSame({ found: { fields, asked }, isOther }: { readonly found: ComparedPair; readonly isOther: boolean }) {
  const messages = useMessages()
  if (fields.length === 0 && asked.rows.length === 0 && asked.prompts.length === 0)
    return <p className="same">✓ {messages.compare.askedSame}</p>
  const short = (value: unknown) => {
    const text = value === undefined ? messages.compare.absent : JSON.stringify(value)
    return text.length <= 200 ? text : `${text.slice(0, 200)}…`
  }
  return (
    <section className={isOther ? 'fault' : 'notice'}>
      <strong>{isOther ? messages.compare.notAskedSame : messages.compare.worded}</strong>
      {asked.rows.length > 0 && <p>{messages.compare.otherRows(asked.rows.length, asked.rows[0]!)}</p>}
      {asked.prompts.length > 0 && <p>{messages.compare.otherPrompts(asked.prompts.length, asked.prompts[0]!)}</p>}
      {fields.length > 0 && (
        <table className="small">
          <caption className="hidden">{messages.compare.fields}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.compare.field}</th>
              <th scope="col">{messages.compare.first}</th>
              <th scope="col">{messages.compare.second}</th>
            </tr>
          </thead>
          <tbody>
            {fields.slice(0, 60).map(({ field, first, second }) => (
              <tr key={field}>
                <th scope="row">
                  <code>{field}</code>
                </th>
                <td>
                  <code>{short(first)}</code>
                </td>
                <td>
                  <code>{short(second)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface NumbersProps {
  readonly comparison: Comparison
  readonly missing: readonly [number, number]
  readonly isLower: boolean
}

function Numbers({ comparison, missing, isLower }: NumbersProps) {
  const messages = useMessages()
  const formats = useFormats()
  const { means, difference, pValue, test, rows } = comparison
  return (
    <section className="block numbers">
      <p className="eyebrow">
        {messages.compare.difference} <span className="badge">{messages.compare.computedHere}</span>
      </p>
      <p className="big-number" data-exact={String(difference)}>
        {signed(difference, formats.score)}
      </p>
      <DifferenceMark comparison={comparison} />
      <p>
        {messages.compare.sentence(formats.score(means[0]), formats.score(means[1]), formats.count(rows), formats.pValue(pValue))}{' '}
        {isLower && messages.board.lower}
      </p>
      <p className="muted">{messages.tests[test]}</p>
      <MoreNumbers comparison={comparison} missing={missing[0] + missing[1]} />
    </section>
  )
}

/** What else is found, in names and numbers; what does not apply is left out. */
function MoreNumbers({ comparison, missing }: { readonly comparison: Comparison; readonly missing: number }) {
  const messages = useMessages()
  const formats = useFormats()
  const { better, worse, equal, detectable, permutationPValue, bootstrapInterval, clusters, onlyFirst, onlySecond } = comparison
  const facts: readonly (readonly [string, string | undefined])[] = [
    [messages.compare.better, formats.count(better)],
    [messages.compare.worse, formats.count(worse)],
    [messages.compare.equal, formats.count(equal)],
    [messages.compare.detectable, formats.score(detectable)],
    [messages.compare.clusters, clusters === undefined ? undefined : formats.count(clusters)],
    [messages.compare.permutation, permutationPValue === undefined ? undefined : formats.pValue(permutationPValue)],
    [messages.compare.bootstrap, bootstrapInterval?.map((end) => signed(end, formats.score)).join(' … ')],
    [messages.compare.onlyOne, onlyFirst + onlySecond === 0 ? undefined : formats.count(onlyFirst + onlySecond)],
    [messages.board.missing, missing === 0 ? undefined : formats.count(missing)],
  ]
  return <Facts entries={facts.filter(([, value]) => value !== undefined)} />
}
