import { fieldUnsupported, mediaBase64 } from '@binnacle/client-kit'
import type { ClientContext, Message, Part } from '@binnacle/core'

/** A turn as the interface has it. */
export interface Content {
  readonly role: 'user' | 'model'
  readonly parts: readonly object[]
}

/**
 * Writes a conversation: the system turns before all others become the system instruction; results of tools are turns of the user.
 * @throws BinnacleError `ERR_PROVIDER_UNSUPPORTED` for a later system turn
 */
export async function writeTurns(
  messages: readonly Message[],
  deployment: string,
  media: ClientContext['media'],
): Promise<{ readonly system: readonly object[]; readonly contents: readonly Content[] }> {
  const system: object[] = []
  const contents: Content[] = []
  const tools = new Map<string, string>()
  for (const { role, content } of messages) {
    const parts: readonly Part[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content
    for (const part of parts) if (part.type === 'toolCall') tools.set(part.id, part.name)
    const written = await Promise.all(parts.map((part) => writePart(part, tools, media)))
    if (role !== 'system') contents.push({ role: role === 'assistant' ? 'model' : 'user', parts: written })
    else if (contents.length === 0) system.push(...written)
    else throw fieldUnsupported(deployment, 'a system turn behind other turns', 'Put the system text in front of the conversation.')
  }
  return { system, contents }
}

async function writePart(part: Part, tools: ReadonlyMap<string, string>, media: ClientContext['media']): Promise<object> {
  switch (part.type) {
    case 'text':
      return { text: part.text }
    case 'toolCall':
      return { functionCall: { name: part.name, args: part.arguments } }
    case 'toolResult':
      return { functionResponse: { name: tools.get(part.id) ?? part.id, response: { result: part.content } } }
    case 'reasoning':
      return { text: part.text ?? '', thought: true, thoughtSignature: part.opaque }
    default:
      return { inlineData: { mimeType: part.mimeType, data: await mediaBase64(part, media) } }
  }
}
