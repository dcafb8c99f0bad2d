import type { ClientContext, MediaPart, Message, Request } from '@binnacle/core'

/** The turns of a request: its messages, or one user turn with its prompt. */
export function turnsOf(request: Request): readonly Message[] {
  return request.messages ?? [{ role: 'user', content: request.prompt }]
}

/** The bytes of a picture or sound as JSON carries them. */
export async function mediaBase64(part: MediaPart, media: ClientContext['media']): Promise<string> {
  return Buffer.from(await media(part)).toString('base64')
}
