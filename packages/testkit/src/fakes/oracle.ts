import { defineModelClient } from '@binnacle/core'
import { z } from 'zod'
import { FAKES } from './cards.data.ts'
import { oracleSilent } from './errors.ts'
import { fakeAnswer, requestText } from './fake-answer.ts'

/**
 * Answers from a table. A key stands for every prompt that holds it; where several do, the one that stands last counts, for shots
 * come before the question, and of two that end together the longer one. A prompt without a key is an error that names the nearest,
 * unless `otherwise` says what to answer.
 */
export const fakeOracle = defineModelClient({
  ...FAKES.oracle,
  options: z.strictObject({
    /** From texts of prompts to answers; a list gives one a completion. */
    answers: z.record(z.string().min(1), z.union([z.string(), z.array(z.string()).min(1)])).default({}),
    /** What is said where no key stands in the prompt. */
    otherwise: z.string().optional(),
  }),
  capabilities: () => ['generate'],
  open: ({ name }, { answers, otherwise }) => ({
    generate: async (request) => {
      const prompt = requestText(request)
      const key = keyOf(prompt, Object.keys(answers))
      const said = key === undefined ? otherwise : answers[key]!
      if (said === undefined) throw oracleSilent(name, prompt, Object.keys(answers))
      return fakeAnswer(name, request, typeof said === 'string' ? [said] : said)
    },
  }),
})

/** The key that ends last in a prompt, the longest of those. */
function keyOf(prompt: string, keys: readonly string[]): string | undefined {
  let best: string | undefined
  let bestEnd = -1
  for (const key of keys) {
    const at = prompt.lastIndexOf(key)
    const end = at + key.length
    if (at < 0 || end < bestEnd || (end === bestEnd && key.length < best!.length)) continue
    best = key
    bestEnd = end
  }
  return best
}
