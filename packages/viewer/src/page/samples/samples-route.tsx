import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { RunDocument, SamplesDocument } from '../../model/documents.ts'
import { useHeads, useSamples } from '../data/heads.ts'
import { FaultNote, faultIn, Loaded } from '../layout/loaded.tsx'
import type { Changes } from '../logic/changes.ts'
import { type Heads, scoreNames } from '../logic/heads.ts'
import { isFailure, placeOfKey, sampleKey, selectSamples } from '../logic/select-samples.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { useRun } from '../run/run-layout.tsx'
import { SampleDetail } from './sample-detail.tsx'
import { SampleFilters } from './sample-filters.tsx'
import { SampleList } from './sample-list.tsx'
import type { SamplesSearch } from './samples-search.ts'
import { ShortcutHelp, useShortcuts } from './use-shortcuts.tsx'
import { useTextSearch } from './use-text-search.ts'

/** The samples of a run: a list, and one of them whole. */
export function SamplesRoute() {
  const { run: id } = useParams({ from: '/runs/$run/samples' })
  const { data: run } = useRun()
  const samples = useSamples(id)
  return <Loaded query={samples}>{(found) => (run === undefined ? null : <RunSamples run={run} samples={found} />)}</Loaded>
}

function RunSamples({ run, samples }: { readonly run: RunDocument; readonly samples: SamplesDocument }) {
  const messages = useMessages()
  const { heads, error } = useHeads(run.card.id, samples)
  if (error !== null) return <FaultNote fault={faultIn(error)} />
  if (samples.count > 0 && heads.count === 0) return <p className="loading">{messages.shell.loading}</p>
  return <SampleBrowser run={run} samples={samples} heads={heads} />
}

interface SampleBrowserProps {
  readonly run: RunDocument
  readonly samples: SamplesDocument
  readonly heads: Heads
}

function SampleBrowser({ run, samples, heads }: SampleBrowserProps) {
  const messages = useMessages()
  const formats = useFormats()
  const search = useSearch({ from: '/runs/$run/samples' })
  const navigate = useNavigate({ from: '/runs/$run/samples' })
  const searchBox = useRef<HTMLInputElement>(null)
  const change = (changes: Changes<SamplesSearch>) =>
    void navigate({ search: (before) => clean({ ...before, ...changes } as SamplesSearch), replace: true, resetScroll: false })
  const names = scoreNames(heads)
  const main = run.card.rowStat ?? run.card.summary?.stat
  const stat = search.stat ?? (main !== undefined && names.includes(main) ? main : names.find((name) => name.includes('exact_match')))
  const finding = useTextSearch(run.card.id, samples, search.text ?? '')
  const places = useMemo(
    () => selectSamples(heads, search, stat, finding.found),
    [heads, stat, finding.found, JSON.stringify({ ...search, sample: undefined })],
  )
  const place = useMemo(() => (search.sample === undefined ? undefined : placeOfKey(heads, search.sample)), [heads, search.sample])
  const open = (next: number | undefined) => {
    if (next !== undefined) change({ sample: sampleKey(heads, next) })
  }
  const isLower = run.card.lowerIsBetter === true
  const go = {
    next: () => open(places[(place === undefined ? -1 : places.indexOf(place)) + 1]),
    previous: () => open(place === undefined ? undefined : places[places.indexOf(place) - 1]),
    nextFailure: () => {
      const at = place === undefined ? -1 : places.indexOf(place)
      open(
        places.slice(at + 1).find((one) => isFailure(heads, one, stat, isLower)) ??
          places.find((one) => isFailure(heads, one, stat, isLower)),
      )
    },
    search: () => searchBox.current?.focus(),
  }
  const shortcuts = useShortcuts(go)
  const isWhole = heads.count === heads.total
  const isMissing = isWhole && search.sample !== undefined && place === undefined
  return (
    <div className={`browser${search.sample === undefined ? '' : ' is-open'}`}>
      <div className="browser-list">
        <SampleFilters heads={heads} search={search} stat={stat} change={change} finding={finding} box={searchBox} />
        <p className="muted list-count" role="status">
          {messages.samples.found(formats.count(places.length), formats.count(heads.total))}
          {!isWhole && ` – ${messages.shell.loading}`}
        </p>
        <SampleList run={run.card.id} revision={samples.revision} heads={heads} places={places} stat={stat} current={place} />
        <ShortcutHelp {...shortcuts} />
      </div>
      <div className="browser-detail">
        {isMissing && <p className="notice">{messages.samples.noSuch(search.sample!)}</p>}
        {place === undefined ? (
          search.sample === undefined && <p className="empty">{messages.samples.choose}</p>
        ) : (
          <SampleDetail
            key={place}
            run={run}
            revision={samples.revision}
            heads={heads}
            place={place}
            stat={stat}
            go={go}
            close={() => change({ sample: undefined })}
          />
        )}
      </div>
    </div>
  )
}

const clean = (search: SamplesSearch): SamplesSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
