import type { SampleView } from '@binnacle/reader'
import { promptText } from '../../model/sample-texts.ts'
import { useMessages } from '../messages/language.tsx'
import { TextView } from './text-view.tsx'

interface AnnotationViewProps {
  readonly sample: SampleView
  readonly isLiteral: boolean
  readonly isRendered: boolean
}

/** What annotators added, and what they asked judges with the judges' own words. */
export function AnnotationView({ sample: { annotations, judged }, isLiteral, isRendered }: AnnotationViewProps) {
  const messages = useMessages()
  const names = Object.keys(annotations)
  if (names.length === 0 && judged.length === 0) return null
  return (
    <section>
      <h3>{messages.sample.annotations}</h3>
      {names.slice(0, 100).map((name) => (
        <div key={name} className="annotation">
          <p className="role">{name}</p>
          <pre className="copyable" tabIndex={0}>
            <TextView text={JSON.stringify(annotations[name], null, 2)} />
          </pre>
        </div>
      ))}
      {judged.slice(0, 100).map(({ annotator, role, deployment, request, answer }, index) => (
        <div key={index} className="annotation">
          <p className="role">
            {messages.sample.judge(role)} <bdi>{deployment}</bdi> <span className="muted">{annotator}</span>
          </p>
          <details className="folded">
            <summary>{messages.sample.judgePrompt}</summary>
            <div className="text-box">
              <TextView text={promptText(request)} isLiteral={isLiteral} isRendered={isRendered} />
            </div>
          </details>
          {answer === undefined ? (
            <p className="muted">{messages.sample.noAnswer}</p>
          ) : (
            answer.completions.map((completion, at) => (
              <div key={at} className="text-box answer-box">
                <TextView text={completion.text} isLiteral={isLiteral} isRendered={isRendered} />
              </div>
            ))
          )}
        </div>
      ))}
    </section>
  )
}
