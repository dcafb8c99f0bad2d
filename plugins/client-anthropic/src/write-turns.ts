import { fieldUnsupported, mediaBase64 } from '@binnacle/client-kit'
import type { ClientContext, Message, Part } from '@binnacle/core'

/** A block of a turn's content, as the interface has it. */
export interface Block {
  readonly type: string
  readonly text?: string
  cache_control?: { readonly type: 'ephemeral' }
  readonly [field: string]: unknown
}

/** A turn as the interface has it. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: Block[]
}

/**
 * Writes a conversation: the system turns before all others become the system text; results of tools are turns of the user.
 * @throws BinnacleError `ERR_PROVIDER_UNSUPPORTED` for a later system turn, and for media that the interface does not take
 */
export async function writeTurns(
  messages: readonly Message[],
  deployment: string,
  media: ClientContext['media'],
): Promise<{ readonly system: Block[]; readonly turns: readonly Turn[] }> {
  const system: Block[] = []
  const turns: Turn[] = []
  for (const { role, content } of messages) {
    const parts: readonly Part[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content
    const blocks = await Promise.all(parts.map((part) => writePart(part, deployment, media)))
    if (role !== 'system') turns.push({ role: role === 'assistant' ? 'assistant' : 'user', content: blocks })
    else if (turns.length === 0) system.push(...blocks)
    else throw fieldUnsupported(deployment, 'a system turn behind other turns', 'Put the system text in front of the conversation.')
  }
  return { system, turns }
}

async function writePart(part: Part, deployment: string, media: ClientContext['media']): Promise<Block> {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text }
    case 'image':
      return { type: 'image', source: { type: 'base64', media_type: part.mimeType, data: await mediaBase64(part, media) } }
    case 'toolCall':
      return { type: 'tool_use', id: part.id, name: part.name, input: part.arguments }
    case 'toolResult':
      return { type: 'tool_result', tool_use_id: part.id, content: part.content, is_error: part.isError }
    case 'reasoning':
      return { type: 'thinking', thinking: part.text ?? '', signature: part.opaque }
    default:
      throw fieldUnsupported(deployment, part.type, 'It takes texts and pictures: ask another model.')
  }
}
