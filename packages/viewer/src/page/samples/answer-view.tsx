import { useState } from 'react'
import type { Completion, Token } from '@binnacle/core'
import type { ViewedRequest } from '@binnacle/reader'
import { useFormats, useMessages } from '../messages/language.tsx'
import { Parts } from './prompt-view.tsx'
import { TextView } from './text-view.tsx'

interface AnswerViewProps {
  readonly viewed: ViewedRequest
  readonly isLiteral: boolean
  readonly isRendered: boolean
}

/** What the model answered: all completions, its reasoning, how likely each token was. */
export function AnswerView({ viewed, isLiteral, isRendered }: AnswerViewProps) {
  const messages = useMessages()
  const formats = useFormats()
  const { answer, outputMapping } = viewed
  if (answer === undefined) return <p className="notice">{messages.sample.noAnswer}</p>
  const took = (answer.requestTime ?? 0) > 0 ? formats.seconds(answer.requestTime!) : undefined
  return (
    <section>
      <h3>
        {messages.sample.answer} {took !== undefined && <span className="muted">{took}</span>}
      </h3>
      {answer.filtered !== undefined && <p className="notice">{messages.sample.filtered(answer.filtered)}</p>}
      {answer.completions.map((completion, index) => (
        <CompletionView
          key={index}
          completion={completion}
          title={answer.completions.length > 1 ? messages.sample.completion(index + 1, answer.completions.length) : undefined}
          mapped={mapped(completion.text, outputMapping)}
          isLiteral={isLiteral}
          isRendered={isRendered}
        />
      ))}
      {answer.completions.length === 0 && <p className="muted">{messages.sample.noCompletion}</p>}
    </section>
  )
}

/** The choice that an answered letter stands for. */
function mapped(text: string, mapping: ViewedRequest['outputMapping']): string | undefined {
  const letter = text.trim()
  return mapping !== undefined && Object.hasOwn(mapping, letter) ? mapping[letter] : undefined
}

interface CompletionViewProps {
  readonly completion: Completion
  readonly title: string | undefined
  readonly mapped: string | undefined
  readonly isLiteral: boolean
  readonly isRendered: boolean
}

function CompletionView({ completion, title, mapped, isLiteral, isRendered }: CompletionViewProps) {
  const messages = useMessages()
  const formats = useFormats()
  const [hasHeat, setHeat] = useState(false)
  const { text, thinking, tokens = [], parts, finishReason, providerReason, logprob } = completion
  const isKnown = tokens.some((token) => token.logprob !== undefined && token.logprob !== 0)
  const ended = finishReason === undefined ? undefined : messages.finish[finishReason]
  return (
    <div className="completion">
      {title !== undefined && <p className="role">{title}</p>}
      {thinking !== undefined && thinking !== '' && (
        <details className="folded">
          <summary>{messages.sample.reasoning(formats.count(thinking.length))}</summary>
          <div className="text-box">
            <TextView text={thinking} isLiteral={isLiteral} isRendered={isRendered} />
          </div>
        </details>
      )}
      <div className="text-box answer-box">
        {hasHeat ? <HeatMap tokens={tokens} /> : <TextView text={text} isLiteral={isLiteral} isRendered={isRendered} />}
        {parts !== undefined && <Parts parts={parts} isLiteral={isLiteral} isRendered={isRendered} />}
      </div>
      <p className="muted below">
        {mapped !== undefined && (
          <span>
            → <bdi>{mapped}</bdi>
          </span>
        )}
        {ended !== undefined && <span>{messages.sample.ended(ended)}</span>}
        {providerReason !== undefined && <bdi>({providerReason})</bdi>}
        {tokens.length > 0 && <span>{messages.sample.tokens(formats.count(tokens.length), tokens.length)}</span>}
        {logprob !== undefined && logprob !== 0 && <span>log p = {formats.score(logprob)}</span>}
        {isKnown && (
          <label>
            <input type="checkbox" checked={hasHeat} onChange={(event) => setHeat(event.target.checked)} /> {messages.sample.heat}
          </label>
        )}
      </p>
      {hasHeat && <TokenTable tokens={tokens} />}
    </div>
  )
}

/** Tokens that are drawn. */
const MOST_TOKENS = 4_000

/** How likely a token was, in five steps. */
const step = (logprob: number | undefined): number => {
  if (logprob === undefined) return 0
  const probability = Math.exp(logprob)
  return [0.9, 0.6, 0.3, 0.1].findIndex((edge) => probability >= edge) + 1 || 5
}

function HeatMap({ tokens }: { readonly tokens: readonly Token[] }) {
  const formats = useFormats()
  return (
    <span className="text heat" dir="auto">
      {tokens.slice(0, MOST_TOKENS).map(({ text, logprob }, index) => (
        <span
          key={index}
          className={`token p${step(logprob)}`}
          title={logprob === undefined ? '–' : `${formats.percent(Math.exp(logprob))} (${formats.score(logprob)})`}
        >
          {text}
        </span>
      ))}
    </span>
  )
}

function TokenTable({ tokens }: { readonly tokens: readonly Token[] }) {
  const messages = useMessages()
  const formats = useFormats()
  return (
    <details>
      <summary>{messages.charts.asTable}</summary>
      <div className="table-frame short" tabIndex={0} role="region" aria-label={messages.sample.heat}>
        <table className="small">
          <caption className="hidden">{messages.sample.heat}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.sample.token}</th>
              <th scope="col" className="number">
                {messages.sample.probability}
              </th>
              <th scope="col" className="number">
                log p
              </th>
              <th scope="col">{messages.sample.alternatives}</th>
            </tr>
          </thead>
          <tbody>
            {tokens.slice(0, MOST_TOKENS).map(({ text, logprob, alternatives = [] }, index) => (
              <tr key={index}>
                <th scope="row">
                  <TextView text={text} isLiteral />
                </th>
                <td className="number">{logprob === undefined ? '–' : formats.percent(Math.exp(logprob))}</td>
                <td className="number">{formats.score(logprob)}</td>
                <td>
                  <bdi>{alternatives.map((one) => `${one.text} ${formats.percent(Math.exp(one.logprob))}`).join(' · ')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
