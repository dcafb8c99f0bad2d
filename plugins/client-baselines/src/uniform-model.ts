import type { Model, Request } from '@binnacle/core'
import { afterPrompt, completionOf, finishAnswer, plainEcho } from './finish-answer.ts'
import { readPrompt } from './read-prompt.ts'
import { requestRandom } from './request-random.ts'
import { requestText } from './request-text.ts'
import { numbersOf, wordsOf } from './words-of.ts'

/**
 * Chance: one of the offered labels, all equally likely; for free text one of the numbers of the question, or of its words
 * where it has no number. The log-probability of an answer is that of the draw.
 */
export function createUniformModel(seed: number): Required<Pick<Model, 'generate'>> {
  return {
    generate: async (request) => {
      const candidates = candidatesOf(request)
      const completions = Array.from({ length: request.numCompletions }, (_, index) => {
        const answer = candidates.length === 0 ? '' : requestRandom(request, seed, index).choice(candidates)
        return completionOf({ text: afterPrompt(request, answer), logprob: -Math.log(Math.max(1, candidates.length)) }, request)
      })
      return finishAnswer('baseline/uniform', completions, plainEcho(request))
    },
  }
}

function candidatesOf(request: Request): readonly string[] {
  const { choices, question } = readPrompt(requestText(request))
  if (choices.length > 0) return choices.map(({ label }) => label)
  const numbers = numbersOf(question)
  return numbers.length > 0 ? numbers : wordsOf(question)
}
