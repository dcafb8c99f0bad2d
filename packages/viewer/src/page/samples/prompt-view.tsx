import type { Instance, JsonObject, Message, Part, Request } from '@binnacle/core'
import { contentText, inputText, partText } from '../../model/sample-texts.ts'
import { promptParts } from '../logic/prompt-parts.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { MediaView } from './media-view.tsx'
import { TextView } from './text-view.tsx'

interface PromptViewProps {
  readonly request: Request
  readonly instance: Instance
  readonly adaptation: JsonObject
  readonly isLiteral: boolean
  readonly isRendered: boolean
}

/** What was sent, as it was sent: instructions and shots folded, messages as turns. */
export function PromptView({ request, instance, adaptation, isLiteral, isRendered }: PromptViewProps) {
  const messages = useMessages()
  const formats = useFormats()
  if (request.messages !== undefined) {
    return (
      <section>
        <h3>{messages.sample.prompt}</h3>
        {request.messages.map((message, index) => (
          <Turn key={index} message={message} isLiteral={isLiteral} isRendered={isRendered} />
        ))}
      </section>
    )
  }
  const prompt = String(request.prompt ?? '')
  const prefix = adaptation['inputPrefix'] ?? adaptation['input_prefix']
  const { before, own } = promptParts(prompt, inputText(instance.input), typeof prefix === 'string' ? prefix : '')
  return (
    <section>
      <h3>{messages.sample.prompt}</h3>
      {before !== '' && (
        <details className="folded">
          <summary>{messages.sample.before(formats.count(before.length))}</summary>
          <div className="text-box">
            <TextView text={before} isLiteral={isLiteral} />
          </div>
        </details>
      )}
      <div className="text-box">
        <TextView text={own} isLiteral={isLiteral} isRendered={isRendered} />
      </div>
    </section>
  )
}

function Turn({
  message,
  isLiteral,
  isRendered,
}: {
  readonly message: Message
  readonly isLiteral: boolean
  readonly isRendered: boolean
}) {
  const messages = useMessages()
  const role = messages.roles[message.role as keyof typeof messages.roles] ?? String(message.role)
  return (
    <div className={`turn ${message.role === 'assistant' ? 'assistant' : ''}`}>
      <p className="role">{role}</p>
      <div className="text-box">
        {typeof message.content === 'string' ? (
          <TextView text={contentText(message.content)} isLiteral={isLiteral} isRendered={isRendered} />
        ) : (
          <Parts parts={message.content} isLiteral={isLiteral} isRendered={isRendered} />
        )}
      </div>
    </div>
  )
}

/** Pieces of a message: texts, media, calls of tools. */
export function Parts({
  parts,
  isLiteral,
  isRendered,
}: {
  readonly parts: readonly Part[]
  readonly isLiteral: boolean
  readonly isRendered: boolean
}) {
  return (
    <>
      {parts.map((part, index) =>
        part.type === 'image' || part.type === 'audio' || part.type === 'video' ? (
          <MediaView key={index} part={part} />
        ) : (
          <TextView key={index} text={partText(part)} isLiteral={isLiteral} isRendered={isRendered && part.type === 'text'} />
        ),
      )}
    </>
  )
}
