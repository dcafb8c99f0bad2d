import { cleanAnswer } from '@binnacle/client-kit/answer'
import type { Answer, Completion } from '@binnacle/core'
import type { AnswerSource, Ask } from '@binnacle/core/run'
import * as errors from '../errors.ts'

/**
 * The last look at an answer between whoever gave it and the record: it has a text for each completion that was asked for, its numbers
 * can be, and of a text that was to be scored it is known whether its tokens are that text.
 * @returns the answer as it counts
 * @throws BinnacleError `ERR_MODEL_EMPTY`, `ERR_MODEL_COMPLETIONS`, `ERR_MODEL_ANSWER`
 */
export function acceptAnswer(answer: Answer, { request, capability }: Pick<Ask, 'request' | 'capability'>, source: AnswerSource): Answer {
  const by = source.by ?? 'the model'
  if (!Array.isArray(answer?.completions) || answer.completions.length === 0) throw errors.emptyAnswer(by)
  const { completions, filtered } = answer
  const odd = completions.findIndex((completion: Completion | null | undefined) => typeof completion?.text !== 'string')
  if (odd >= 0) throw errors.badAnswer(by, `the text of completion ${odd} is ${JSON.stringify(completions[odd]?.text) ?? 'not there'}`)
  if (filtered === undefined && completions.length < request.numCompletions) {
    throw errors.tooFewCompletions(by, completions.length, request.numCompletions)
  }
  if (source.recorded) return answer
  const clean = cleanAnswer(answer)
  if (capability !== 'scoreText' || filtered !== undefined || request.prompt === undefined) return clean
  const { prompt } = request
  return { ...clean, completions: clean.completions.map((completion) => ({ ...completion, echoed: isEcho(completion, prompt) })) }
}

/** Whether the tokens of a completion, joined, are the prompt, and each but the first says how likely it is. */
function isEcho({ tokens = [] }: Completion, prompt: string): boolean {
  let text = ''
  for (let index = 0; index < tokens.length; index++) {
    if (index > 0 && tokens[index]!.logprob === undefined) return false
    text += tokens[index]!.text
  }
  return text === prompt
}
