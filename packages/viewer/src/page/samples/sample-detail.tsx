import { useState } from 'react'
import type { SampleView } from '@binnacle/reader'
import type { RunDocument } from '../../model/documents.ts'
import { useLargeSample, useSample } from '../data/use-sample.ts'
import { CopyButton } from '../layout/buttons.tsx'
import { FaultNote, Loaded } from '../layout/loaded.tsx'
import { type Heads, idAt, outcomeAt, perturbationAt, repeatAt, splitAt, subSplitAt, trialAt } from '../logic/heads.ts'
import { sampleKey } from '../logic/select-samples.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { AnnotationView } from './annotation-view.tsx'
import { AnswerView } from './answer-view.tsx'
import { NoteBox } from './note-box.tsx'
import { PromptView } from './prompt-view.tsx'
import { InstanceData, ReferenceView, RequestSettings } from './reference-view.tsx'
import { ScoreView } from './score-view.tsx'
import { TwinView } from './twin-view.tsx'
import type { Moves } from './use-shortcuts.tsx'

interface SampleDetailProps {
  readonly run: RunDocument
  readonly revision: string
  readonly heads: Heads
  readonly place: number
  readonly stat: string | undefined
  readonly go: Moves
  readonly close: () => void
}

/** One sample with all that is on record of it. */
export function SampleDetail({ run, revision, heads, place, stat, go, close }: SampleDetailProps) {
  const messages = useMessages()
  const formats = useFormats()
  const query = useSample(run.card.id, revision, place)
  const [wanted, setWanted] = useState(false)
  const large = useLargeSample(run.card.id, place, wanted)
  return (
    <article className="sample" aria-labelledby="sample-title">
      <header className="sample-head">
        <div className="toolbar">
          <button type="button" className="back" onClick={close}>
            {messages.samples.toList}
          </button>
          <button type="button" onClick={go.previous} aria-keyshortcuts="k">
            {messages.samples.previous}
          </button>
          <button type="button" onClick={go.next} aria-keyshortcuts="j">
            {messages.samples.next}
          </button>
          <button type="button" onClick={go.nextFailure} aria-keyshortcuts="f">
            {messages.samples.nextFailure}
          </button>
          <CopyButton text={() => location.href.replace(/[?&]token=[^#&]*/, '')}>{messages.sample.link}</CopyButton>
        </div>
        <SampleTitle heads={heads} place={place} />
      </header>
      <Loaded query={query}>
        {(entry) => {
          if (entry === undefined) return null
          if (entry.fault !== undefined) return <FaultNote fault={entry.fault} />
          if (entry.sample !== undefined)
            return <SampleBody run={run} revision={revision} heads={heads} sample={entry.sample} stat={stat} />
          if (!wanted) {
            return (
              <div className="notice">
                <p>{messages.sample.large(formats.bytes(entry.large))}</p>
                <button type="button" onClick={() => setWanted(true)}>
                  {messages.sample.fetch}
                </button>
              </div>
            )
          }
          return (
            <Loaded query={large}>
              {(found) =>
                found.sample === undefined ? (
                  found.fault !== undefined && <FaultNote fault={found.fault} />
                ) : (
                  <SampleBody run={run} revision={revision} heads={heads} sample={found.sample} stat={stat} />
                )
              }
            </Loaded>
          )
        }}
      </Loaded>
    </article>
  )
}

function SampleTitle({ heads, place }: { readonly heads: Heads; readonly place: number }) {
  const messages = useMessages()
  const outcome = outcomeAt(heads, place)
  const [subSplit, perturbation] = [subSplitAt(heads, place), perturbationAt(heads, place)]
  const [trial, repeat] = [trialAt(heads, place), repeatAt(heads, place)]
  return (
    <>
      <h2 id="sample-title">
        <bdi>{idAt(heads, place)}</bdi>
      </h2>
      <p className="subtitle">
        <span className="badge">{splitAt(heads, place)}</span>
        {subSplit !== null && <span className="badge">{subSplit}</span>}
        {perturbation !== null && <span className="badge">{perturbation}</span>}
        {trial > 0 && <span className="badge">{messages.sample.trial(trial)}</span>}
        {repeat > 0 && <span className="badge">{messages.sample.repeat(repeat)}</span>}
        {outcome !== null && (
          <span className={`badge outcome-${outcome}`} title={messages.outcomesExplained[outcome]}>
            {messages.outcomes[outcome]}
          </span>
        )}
      </p>
      {outcome !== null && outcome !== 'scored' && <p className="muted">{messages.outcomesExplained[outcome]}</p>}
    </>
  )
}

interface SampleBodyProps {
  readonly run: RunDocument
  readonly revision: string
  readonly heads: Heads
  readonly sample: SampleView
  readonly stat: string | undefined
}

function SampleBody({ run, revision, heads, sample, stat }: SampleBodyProps) {
  const messages = useMessages()
  const [isLiteral, setLiteral] = useState(false)
  const [isRendered, setRendered] = useState(false)
  const { requests } = sample
  return (
    <>
      <div className="toolbar switches">
        <label>
          <input type="checkbox" checked={isLiteral} onChange={(event) => setLiteral(event.target.checked)} /> {messages.sample.invisible}
        </label>
        <label>
          <input type="checkbox" checked={isRendered} onChange={(event) => setRendered(event.target.checked)} /> {messages.sample.markdown}
        </label>
      </div>
      <div className="sample-parts">
        <div>
          {requests.length === 0 && <p className="notice">{messages.sample.noRequest}</p>}
          {requests.slice(0, MOST_REQUESTS).map((request, index) => (
            <section key={index} className={requests.length > 1 ? 'exchange' : undefined}>
              {requests.length > 1 && (
                <h3 className="exchange-title">
                  {messages.sample.request(index + 1, requests.length)}
                  {request.referenceIndex !== undefined && ` · ${messages.sample.aboutReference(request.referenceIndex + 1)}`}
                  {request.mode !== undefined && ` · ${request.mode}`}
                </h3>
              )}
              <PromptView
                request={request.request}
                instance={sample.instance}
                adaptation={run.adaptation}
                isLiteral={isLiteral}
                isRendered={isRendered}
              />
              <AnswerView viewed={request} isLiteral={isLiteral} isRendered={isRendered} />
              <RequestSettings viewed={request} source={run.card.source} />
            </section>
          ))}
          {requests.length > MOST_REQUESTS && <p className="notice">{messages.sample.moreRequests(requests.length - MOST_REQUESTS)}</p>}
        </div>
        <div>
          <ReferenceView sample={sample} isLiteral={isLiteral} />
          <ScoreView sample={sample} stat={stat} />
          <AnnotationView sample={sample} isLiteral={isLiteral} isRendered={isRendered} />
          <TwinView run={run.card.id} revision={revision} heads={heads} sample={sample} />
          <InstanceData sample={sample} />
        </div>
      </div>
      <NoteBox run={run} sample={sample} sampleKey={sampleKey(heads, sample.place)} outcome={outcomeAt(heads, sample.place)} />
    </>
  )
}

/** Requests of one sample that are shown. */
const MOST_REQUESTS = 40
