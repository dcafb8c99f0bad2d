import type { Input, Message, Part, Request } from '@binnacle/core'
import type { SampleView } from '@binnacle/reader'

/** The text of a message's content. */
export const contentText = (content: Message['content']): string =>
  typeof content === 'string' ? content : content.map(partText).join('\n')

/** A part as text; media are named. */
export function partText(part: Part): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'toolCall':
      return `${part.name}(${JSON.stringify(part.arguments)})`
    case 'toolResult':
      return part.content
    case 'reasoning':
      return part.text ?? ''
    default:
      return `[${part.type} ${part.source}]`
  }
}

/** What an instance asks, as text. */
export function inputText(input: Input): string {
  if (input.messages !== undefined) return input.messages.map(({ content }) => contentText(content)).join('\n')
  if (input.parts !== undefined) return input.parts.map(partText).join('\n')
  return String(input.text)
}

/** What was sent, as text. */
export const promptText = (request: Request): string =>
  request.messages === undefined
    ? String(request.prompt ?? '')
    : request.messages.map(({ role, content }) => `${role}: ${contentText(content)}`).join('\n')

/** What a search looks through: what is asked, the references, what the model answered and thought, without the shots. */
export function sampleText({ instance, requests, judged }: SampleView): string {
  return [
    String(instance.id),
    inputText(instance.input),
    ...instance.references.map(({ output }) => output.text),
    ...requests.flatMap(
      ({ answer }) => answer?.completions.flatMap(({ text, thinking }) => (thinking === undefined ? [text] : [text, thinking])) ?? [],
    ),
    ...judged.flatMap(({ answer }) => answer?.completions.map(({ text }) => text) ?? []),
  ].join('\n')
}
