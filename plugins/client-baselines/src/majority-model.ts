import type { Model, Request } from '@binnacle/core'
import { afterPrompt, completionOf, finishAnswer, plainEcho } from './finish-answer.ts'
import { readPrompt } from './read-prompt.ts'
import { requestText } from './request-text.ts'
import { wordsOf } from './words-of.ts'

/**
 * What the shots say most often: their commonest label or answer, the first of equally common ones. Without shots the longest
 * choice, or the longest word of the question. It is always sure: its log-probabilities are 0.
 */
export function createMajorityModel(): Required<Pick<Model, 'generate'>> {
  return {
    generate: async (request) => {
      const completion = completionOf({ text: afterPrompt(request, answerTo(request)), logprob: 0 }, request)
      const completions = Array.from({ length: request.numCompletions }, () => completion)
      return finishAnswer('baseline/majority', completions, plainEcho(request))
    },
  }
}

function answerTo(request: Request): string {
  const { choices, shotAnswers, question } = readPrompt(requestText(request))
  if (shotAnswers.length > 0) return commonest(shotAnswers)
  if (choices.length > 0) return choices.reduce((best, choice) => (choice.text.length > best.text.length ? choice : best)).label
  return wordsOf(question).reduce((best, word) => (word.length > best.length ? word : best), '')
}

function commonest(answers: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}
