import { fieldsOf, type Reply } from '@binnacle/client-kit'

/**
 * Takes a reply of `messages` apart, and decides nothing. The interface counts the tokens of a prompt that its cache gave or took apart
 * from the others; here they are part of the prompt.
 */
export function readReply(json: unknown): Reply {
  const { content, stop_reason: finish, model, usage } = fieldsOf(json)
  const counts = fieldsOf(usage)
  const { input_tokens: input, cache_read_input_tokens: read, cache_creation_input_tokens: written } = counts
  return {
    choices: [{ content, finish }],
    model,
    usage: {
      promptTokens: typeof input === 'number' ? input + numberOr0(read) + numberOr0(written) : input,
      completionTokens: counts['output_tokens'],
      cacheReadTokens: read,
      cacheWriteTokens: written,
    },
  }
}

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)
