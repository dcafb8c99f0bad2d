import { mediaBase64 } from '@binnacle/client-kit'
import type { ClientContext, Message, Part } from '@binnacle/core'
import { fieldUnsupported } from './errors.ts'
import type { BodyContext } from './body.ts'

/** How an interface writes the pieces of a multimodal text. */
export interface ContentForm {
  text(text: string, role: Message['role']): object
  image(dataUrl: string): object
  audio?(base64: string, format: string): object
}

/** Chat's form. */
export const CHAT_CONTENT: ContentForm = {
  text: (text) => ({ type: 'text', text }),
  image: (url) => ({ type: 'image_url', image_url: { url } }),
  audio: (data, format) => ({ type: 'input_audio', input_audio: { data, format } }),
}

/** The form of the responses interface. */
export const RESPONSES_CONTENT: ContentForm = {
  text: (text, role) => ({ type: role === 'assistant' ? 'output_text' : 'input_text', text }),
  image: (image_url) => ({ type: 'input_image', image_url }),
}

/**
 * Writes turns as an interface wants them; plain texts stay plain texts.
 * @throws BinnacleError `ERR_OPENAI_UNSUPPORTED` for a kind of media that the interface does not take
 */
export async function writeTurns(
  turns: readonly Message[],
  form: ContentForm,
  context: BodyContext,
  media: ClientContext['media'],
): Promise<object[]> {
  if (turns.every((turn) => typeof turn.content === 'string')) return turns as object[]
  const written: object[] = []
  for (const { role, content } of turns) {
    if (typeof content === 'string') written.push({ role, content })
    else written.push({ role, content: await Promise.all(content.map((part) => writePart(part, role, form, context, media))) })
  }
  return written
}

async function writePart(
  part: Part,
  role: Message['role'],
  form: ContentForm,
  context: BodyContext,
  media: ClientContext['media'],
): Promise<object> {
  if (part.type === 'text') return form.text(part.text, role)
  if (part.type === 'image') return form.image(`data:${part.mimeType};base64,${await mediaBase64(part, media)}`)
  if (part.type === 'audio' && form.audio !== undefined) return form.audio(await mediaBase64(part, media), audioFormat(part.mimeType))
  throw fieldUnsupported(
    context.deployment,
    part.type,
    context.options.api,
    'Ask another model, or another interface (option api: chat takes images and sound).',
  )
}

/** `wav` and `mp3` are OpenAI's names; others are passed on by their own. */
function audioFormat(mimeType: string): string {
  const kind = mimeType.split('/')[1]?.split(';')[0] ?? ''
  if (/^(?:x-)?wave?$|^vnd\.wave$/.test(kind)) return 'wav'
  return kind === 'mpeg' ? 'mp3' : kind.replace(/^x-/, '')
}
