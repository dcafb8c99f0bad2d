import { contentText, type Request } from '@binnacle/core'

/** All text of a request: its prompt, or its turns one after the other. Pictures and sounds are passed over. */
export function requestText({ prompt, messages }: Request): string {
  return prompt ?? messages.map(({ content }) => contentText(content)).join('\n\n')
}
