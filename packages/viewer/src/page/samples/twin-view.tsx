import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { SampleView } from '@binnacle/reader'
import { inputText } from '../../model/sample-texts.ts'
import { useSample } from '../data/use-sample.ts'
import { Loaded } from '../layout/loaded.tsx'
import { type Heads, idAt, perturbationAt, trialAt } from '../logic/heads.ts'
import { sampleKey } from '../logic/select-samples.ts'
import { useMessages } from '../messages/language.tsx'

const DifferenceView = lazy(async () => ({ default: (await import('./difference-view.tsx')).DifferenceView }))

interface TwinViewProps {
  readonly run: string
  readonly revision: string
  readonly heads: Heads
  readonly sample: SampleView
}

/** The same row in its other forms: as it is, perturbed, of other trials; beside each other, with the difference marked. */
export function TwinView({ run, revision, heads, sample }: TwinViewProps) {
  const messages = useMessages()
  const twins = useMemo(() => {
    const id = idAt(heads, sample.place)
    const found: number[] = []
    for (let place = 0; place < heads.count && found.length < 30; place++)
      if (place !== sample.place && idAt(heads, place) === id) found.push(place)
    return found
  }, [heads, sample.place])
  const [chosen, choose] = useState<number>()
  if (twins.length === 0) return null
  const nameOf = (place: number) =>
    [
      perturbationAt(heads, place) ?? messages.samples.unperturbed,
      ...(trialAt(heads, place) > 0 || trialAt(heads, sample.place) > 0 ? [messages.sample.trial(trialAt(heads, place))] : []),
    ].join(', ')
  return (
    <section>
      <h3>{messages.sample.twins}</h3>
      <div className="segments" role="group" aria-label={messages.sample.twins}>
        {twins.map((place) => (
          <button key={place} type="button" aria-pressed={chosen === place} onClick={() => choose(chosen === place ? undefined : place)}>
            {nameOf(place)}
          </button>
        ))}
      </div>
      {chosen !== undefined && <Twin run={run} revision={revision} heads={heads} sample={sample} place={chosen} />}
    </section>
  )
}

function Twin({ run, revision, heads, sample, place }: TwinViewProps & { readonly place: number }) {
  const messages = useMessages()
  const query = useSample(run, revision, place)
  const answerOf = (one: SampleView) => one.requests.flatMap(({ answer }) => answer?.completions[0]?.text ?? []).join('\n')
  return (
    <Loaded query={query}>
      {(entry) =>
        entry?.sample !== undefined && (
          <div className="twin">
            <p>
              <Link
                from="/runs/$run/samples"
                to="/runs/$run/samples"
                params={{ run }}
                search={(before) => ({ ...before, sample: sampleKey(heads, place) })}
              >
                {messages.sample.openTwin}
              </Link>
            </p>
            <Suspense fallback={<p className="loading">{messages.shell.loading}</p>}>
              <h4>{messages.sample.input}</h4>
              <DifferenceView
                first={inputText(sample.instance.input)}
                second={inputText(entry.sample.instance.input)}
                names={[messages.sample.thisOne, messages.sample.thatOne]}
              />
              <h4>{messages.sample.answer}</h4>
              <DifferenceView
                first={answerOf(sample)}
                second={answerOf(entry.sample)}
                names={[messages.sample.thisOne, messages.sample.thatOne]}
              />
            </Suspense>
          </div>
        )
      }
    </Loaded>
  )
}
