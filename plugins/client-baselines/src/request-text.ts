import type { Part, Request } from '@binnacle/core'

/** All text of a request: its prompt, or its turns or parts one after the other. Pictures and sounds are passed over. */
export function requestText(request: Request): string {
  if (request.prompt !== undefined) return request.prompt
  if (request.parts !== undefined) return partsText(request.parts)
  const turns = request.messages ?? []
  return turns.map(({ content }) => (typeof content === 'string' ? content : partsText(content))).join('\n\n')
}

function partsText(parts: readonly Part[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}
