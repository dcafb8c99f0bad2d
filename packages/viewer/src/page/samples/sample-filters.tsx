import { type RefObject, useMemo } from 'react'
import { OUTCOMES, type Outcome } from '@binnacle/core'
import { SearchBox } from '../layout/search-box.tsx'
import type { Changes } from '../logic/changes.ts'
import { columnOf, type Heads, outcomeAt, perturbationAt, scoreNames, splitAt, subSplitAt, trialAt } from '../logic/heads.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { SCORE_FILTERS, type SamplesSearch } from './samples-search.ts'
import type { Finding } from './use-text-search.ts'

interface SampleFiltersProps {
  readonly heads: Heads
  readonly search: SamplesSearch
  readonly stat: string | undefined
  readonly change: (changes: Changes<SamplesSearch>) => void
  readonly finding: Finding
  readonly box: RefObject<HTMLInputElement | null>
}

const option = (value: string, text: string) => (
  <option key={value} value={value}>
    {text}
  </option>
)

/** Which samples are listed, and in which order. */
export function SampleFilters({ heads, search, stat, change, finding, box }: SampleFiltersProps) {
  const messages = useMessages()
  const formats = useFormats()
  const known = useMemo(() => choicesOf(heads), [heads])
  return (
    <div className="filters" role="search" aria-label={messages.samples.filter}>
      <SearchBox label={messages.samples.search} text={search.text ?? ''} onChange={(text) => change({ text })} box={box} />
      <FindingNotes finding={finding} />
      <div className="filter-row">
        {known.outcomes.length > 0 && (
          <Choice label={messages.samples.outcome} value={search.outcome} onChange={(outcome) => change({ outcome: outcome as Outcome })}>
            {known.outcomes.map(([outcome, count]) =>
              option(outcome, `${messages.outcomes[outcome as Outcome]} (${formats.count(count)})`),
            )}
          </Choice>
        )}
        <Choice
          label={messages.samples.score}
          value={search.score}
          onChange={(score) => change({ score: score as SamplesSearch['score'] & string })}
        >
          {SCORE_FILTERS.map((filter) => option(filter, messages.scoreFilters[filter]))}
        </Choice>
        <Choice label={messages.board.stat} value={stat} onChange={(next) => change({ stat: next })} isRequired>
          {scoreNames(heads).map((name) => option(name, name))}
        </Choice>
        {known.splits.length > 1 && (
          <Choice label={messages.stats.split} value={search.split} onChange={(split) => change({ split })}>
            {known.splits.map(([split, count]) => option(split, `${split} (${formats.count(count)})`))}
          </Choice>
        )}
        {known.subSplits.length > 1 && (
          <Choice label={messages.samples.subSplit} value={search.subSplit} onChange={(subSplit) => change({ subSplit })}>
            {known.subSplits.map(([name, count]) => option(name, `${name} (${formats.count(count)})`))}
          </Choice>
        )}
        {known.perturbations.length > 0 && (
          <Choice label={messages.stats.perturbation} value={search.perturbation} onChange={(perturbation) => change({ perturbation })}>
            {option('none', messages.samples.unperturbed)}
            {option('some', messages.samples.perturbed)}
            {known.perturbations.map(([name, count]) => option(name, `${name} (${formats.count(count)})`))}
          </Choice>
        )}
        {known.trials.length > 1 && (
          <Choice
            label={messages.samples.trial}
            value={search.trial === undefined ? undefined : String(search.trial)}
            onChange={(trial) => change({ trial: trial === undefined ? undefined : Number(trial) })}
          >
            {known.trials.map(([trial]) => option(String(trial), String(trial)))}
          </Choice>
        )}
        <Choice
          label={messages.samples.order}
          value={search.sort}
          onChange={(sort) => change({ sort: sort as SamplesSearch['sort'] & string })}
          all={messages.samples.planOrder}
        >
          {option('score', messages.samples.lowest)}
          {option('score-descending', messages.samples.highest)}
          {option('id', messages.samples.byId)}
        </Choice>
      </div>
    </div>
  )
}

/** How a search stands, and what it does not look through. */
function FindingNotes({ finding }: { readonly finding: Finding }) {
  const messages = useMessages()
  const formats = useFormats()
  return (
    <>
      {finding.isBusy && finding.fault === undefined && (
        <span className="muted" role="status">
          {messages.samples.indexing(formats.percent(finding.ready))}
        </span>
      )}
      {finding.fault !== undefined && (
        <span className="error" role="alert">
          {finding.fault}
        </span>
      )}
      {finding.cut > 0 && <span className="muted">{messages.samples.searchCut(finding.cut)}</span>}
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly isRequired?: boolean
  readonly all?: string
  readonly children: React.ReactNode
}

function Choice({ label, value, onChange, isRequired = false, all, children }: ChoiceProps) {
  const messages = useMessages()
  return (
    <label>
      <span className="label">{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}>
        {!isRequired && <option value="">{all ?? messages.samples.any}</option>}
        {children}
      </select>
    </label>
  )
}

function choicesOf(heads: Heads) {
  const counted = <T extends string | number>(column: Iterable<T | null>): readonly (readonly [T, number])[] => {
    const counts = new Map<T, number>()
    for (const value of column) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
  }
  const outcomes = new Map(counted(columnOf(heads, outcomeAt)))
  return {
    outcomes: OUTCOMES.toReversed().flatMap((outcome) => (outcomes.has(outcome) ? [[outcome, outcomes.get(outcome)!] as const] : [])),
    splits: counted(columnOf(heads, splitAt)),
    subSplits: counted(columnOf(heads, subSplitAt)),
    perturbations: counted(columnOf(heads, perturbationAt)),
    trials: counted(columnOf(heads, trialAt)),
  }
}
