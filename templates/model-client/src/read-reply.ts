import { type Answer, BinnacleError, type Completion } from '@binnacle/core'
import { z } from 'zod'

/** What the provider answers, as far as it is read. */
const reply = z.object({
  model: z.string().optional(),
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullable().optional() }), finish_reason: z.string().nullable().optional() }))
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullable().optional(),
})

/**
 * Reads an answer.
 * @throws BinnacleError `ERR_MY_CLIENT_ANSWER` where it has another form: the request is tried again
 */
export function readReply(json: unknown, deployment: string): Answer {
  const read = reply.safeParse(json)
  if (!read.success) {
    throw new BinnacleError({
      code: 'ERR_MY_CLIENT_ANSWER',
      message: `the answer of ${deployment} has another form than expected: ${z.prettifyError(read.error)}`,
      hint: 'The server answered with success but without an answer: look at its log.',
      retryable: true,
      fate: 'sample',
      exitCode: 3,
    })
  }
  const { model, choices, usage } = read.data
  const isFiltered = choices.every(({ finish_reason }) => finish_reason === 'content_filter')
  const completions = choices.map(
    ({ message, finish_reason }): Completion => ({
      text: message.content ?? '',
      logprob: 0,
      tokens: [],
      ...(finish_reason == null ? {} : { finishReason: finish_reason }),
    }),
  )
  return {
    // A filtered answer is one empty text, with the reason beside it.
    completions: isFiltered ? [{ text: '', logprob: 0, tokens: [], finishReason: 'content_filter' }] : completions,
    ...(isFiltered ? { filtered: 'the content filter of the provider' } : {}),
    ...(model === undefined ? {} : { model }),
    ...(usage == null ? {} : { usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } }),
  }
}
