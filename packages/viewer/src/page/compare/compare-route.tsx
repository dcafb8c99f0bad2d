import { useQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { RunCard, SuiteDocument } from '../../model/documents.ts'
import { documentOptions, useSite } from '../data/documents.ts'
import { FaultNote, faultIn, Loaded } from '../layout/loaded.tsx'
import type { Changes } from '../logic/changes.ts'
import { useTitle } from '../layout/use-title.ts'
import { useMessages } from '../messages/language.tsx'
import { ComparePicker } from './compare-picker.tsx'
import type { CompareSearch } from './compare-search.ts'
import { PairDetail } from './pair-detail.tsx'
import { PairTable } from './pair-table.tsx'
import { type Pair, usePair } from './use-comparison.ts'

/** Changes a part of the state that stands in the URL. */
export type ChangeCompare = (changes: Changes<CompareSearch>) => void

/** Two or more runs, or two models, compared row by row. */
export function CompareRoute() {
  const messages = useMessages()
  useTitle(messages.shell.compare)
  const site = useSite()
  return (
    <section className="page wide">
      <header className="page-head">
        <div>
          <h1>{messages.shell.compare}</h1>
          <p className="muted">{messages.compare.explained}</p>
        </div>
      </header>
      <Loaded query={site}>{({ suites }) => <Comparison suiteIds={suites.map(({ id }) => id)} />}</Loaded>
    </section>
  )
}

function Comparison({ suiteIds }: { readonly suiteIds: readonly string[] }) {
  const messages = useMessages()
  const search = useSearch({ from: '/compare' })
  const change = useChange()
  const queries = useQueries({ queries: suiteIds.map((id) => documentOptions<SuiteDocument>(addresses.suite(id))) })
  const suites = queries.flatMap(({ data }) => data ?? [])
  const pairs = useMemo(() => pairsOf(suites, search), [suites.length, JSON.stringify([search.runs, search.suite, search.models])])
  const place = Math.min(search.pair ?? 0, pairs.length - 1)
  const query = usePair(pairs[place], search.stat)
  if (queries.some(({ isLoading }) => isLoading)) return <p className="loading">{messages.shell.loading}</p>
  return (
    <>
      <ComparePicker suites={suites} search={search} change={change} />
      {pairs.length === 0 && (
        <p className="empty">{search.models === undefined ? messages.compare.choose : messages.compare.nothingShared}</p>
      )}
      {pairs.length > 1 && (
        <PairTable pairs={pairs} stat={search.stat} current={place} choose={(pair) => change({ pair, row: undefined })} />
      )}
      {pairs.length > 0 &&
        (query.data === undefined && query.error !== null ? (
          <FaultNote fault={faultIn(query.error)} />
        ) : (
          <Loaded query={query}>{(found) => <PairDetail pair={pairs[place]!} found={found} search={search} change={change} />}</Loaded>
        ))}
    </>
  )
}

/** The first run with each of the others; or of two models the runs of each task that both have. */
function pairsOf(suites: readonly SuiteDocument[], { runs = [], suite, models = [] }: CompareSearch): readonly Pair[] {
  const cards = new Map(suites.flatMap((one) => one.cards.map((card) => [card.id, card] as const)))
  if (models.length === 2) {
    const own = suites.find(({ id }) => id === suite)?.cards.filter(({ state }) => state === 'finished') ?? []
    const of = (model: string) => own.filter(({ summary }) => summary?.model === model)
    const taken = new Set<RunCard>()
    return of(models[0]!).flatMap((first) => {
      const second = of(models[1]!).find((card) => !taken.has(card) && card.summary?.task === first.summary?.task)
      if (second === undefined) return []
      taken.add(second)
      return [{ first, second }]
    })
  }
  const [first, ...others] = runs.flatMap((id) => cards.get(id) ?? [])
  return first === undefined ? [] : others.map((second) => ({ first, second }))
}

function useChange(): ChangeCompare {
  const navigate = useNavigate({ from: '/compare' })
  return (changes) =>
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined)) as CompareSearch,
      replace: true,
      resetScroll: false,
    })
}
