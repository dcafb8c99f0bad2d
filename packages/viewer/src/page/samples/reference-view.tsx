import type { SampleView, ViewedRequest } from '@binnacle/reader'
import { CopyButton } from '../layout/buttons.tsx'
import { useFormats, useMessages } from '../messages/language.tsx'
import { Facts, JsonText, Literal } from '../run/facts.tsx'
import { Parts } from './prompt-view.tsx'
import { TextView } from './text-view.tsx'

/** The references; the right ones are marked by a sign. */
export function ReferenceView({ sample: { instance, requests }, isLiteral }: { readonly sample: SampleView; readonly isLiteral: boolean }) {
  const messages = useMessages()
  const { references } = instance
  if (references.length === 0) return null
  const mapping = requests[0]?.outputMapping ?? {}
  const letterOf = (text: string) => Object.entries(mapping).find(([, choice]) => choice === text)?.[0]
  return (
    <section>
      <h3>{messages.sample.references}</h3>
      <ul className="references">
        {references.slice(0, 200).map(({ output, tags }, index) => {
          const isCorrect = tags.includes('correct')
          const letter = letterOf(output.text)
          return (
            <li key={index} className={isCorrect ? 'correct' : undefined}>
              <span className="reference-mark">
                {isCorrect ? <span title={messages.sample.correct}>✓</span> : <span aria-hidden="true">·</span>}
              </span>
              <div>
                {isCorrect && <span className="hidden">{messages.sample.correct}: </span>}
                {letter !== undefined && <strong>{letter}. </strong>}
                <TextView text={output.text} isLiteral={isLiteral} />
                {output.parts !== undefined && <Parts parts={output.parts} isLiteral={isLiteral} isRendered={false} />}
                {tags.filter((tag) => tag !== 'correct').length > 0 && (
                  <span className="muted tags">
                    {tags
                      .filter((tag) => tag !== 'correct')
                      .join(', ')
                      .slice(0, 300)}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What an instance carries beside its input: nothing of it was sent. */
export function InstanceData({ sample: { instance } }: { readonly sample: SampleView }) {
  const messages = useMessages()
  const { extra, perturbation } = instance
  if (extra === undefined && perturbation === undefined) return null
  const text = JSON.stringify(
    { ...(perturbation === undefined ? {} : { perturbation }), ...(extra === undefined ? {} : { extra }) },
    null,
    2,
  )
  return (
    <details className="folded">
      <summary>{messages.sample.extra}</summary>
      <pre className="copyable" tabIndex={0}>
        <TextView text={text} />
      </pre>
    </details>
  )
}

/** With which settings a request was sent. */
export function RequestSettings({ viewed, source }: { readonly viewed: ViewedRequest; readonly source: 'binnacle' | 'helm' }) {
  const messages = useMessages()
  const formats = useFormats()
  const { request, numTrainInstances, promptTruncated, tokenCounts, answer } = viewed
  const { prompt: _prompt, messages: _messages, stopSequences, ...settings } = request
  return (
    <details className="folded">
      <summary>
        {messages.sample.settings(formats.count(numTrainInstances))}{' '}
        {promptTruncated && <span className="badge warn">{messages.sample.truncated}</span>}
      </summary>
      <CopyButton text={() => JSON.stringify(request, null, 2)}>{messages.sample.copyRequest}</CopyButton>
      <Facts
        entries={[
          ...Object.entries(settings).map(([name, value]) => [name, <JsonText key={name} value={value} />] as const),
          ...(source === 'helm'
            ? []
            : [
                [
                  messages.sample.promptTokens,
                  `${formats.count(tokenCounts.prompt)}${tokenCounts.estimated === true ? ' ≈' : ''}`,
                ] as const,
              ]),
          ['stopSequences', <Literal key="stop" value={stopSequences ?? []} />] as const,
          ...(answer?.usage === undefined ? [] : [['usage', <JsonText key="usage" value={answer.usage} />] as const]),
          ...(answer?.model === undefined ? [] : [['model', <JsonText key="model" value={answer.model} />] as const]),
        ]}
      />
    </details>
  )
}
