import { defineAnnotator, isCorrect, type Sample } from '@binnacle/core'
import { z } from 'zod'
import { MY_ANNOTATOR } from './cards.data.ts'

/** What the annotator writes beside a sample. A verdict is null where a judge failed or could not be read. */
export const verdicts = z.object({ judges: z.array(z.object({ model: z.string(), agrees: z.boolean().nullable() })) })

/** Asks judges; their answers are recorded, cached and counted like any other request. */
export const myAnnotator = defineAnnotator({
  ...MY_ANNOTATOR,
  annotation: verdicts,
  /** The model that judges unless the config says otherwise: roles: { judge: … }. */
  roles: { judge: { models: ['openai/gpt-4o-mini'] } },
  async annotate(sample, { generate }) {
    const answers = await generate('judge', { prompt: promptOf(sample), maxTokens: 4, temperature: 0 })
    return { judges: answers.map(({ model, answer }) => ({ model, agrees: readVerdict(answer?.completions[0]?.text) })) }
  },
})

function promptOf({ instance, requests }: Sample): string {
  const question = 'text' in instance.input ? instance.input.text : ''
  const right = instance.references.filter(isCorrect).map(({ output }) => output.text)
  return `Question: ${question}
Right answer: ${right.join(' or ')}
Answer to judge: ${requests[0]?.answer.completions[0]?.text.trim() ?? ''}

Does the answer to judge mean the same as the right answer?
A. yes
B. no
Say A or B.
Verdict:`
}

/** True or false, or null where the judge said neither A nor B. */
export function readVerdict(text: string | undefined): boolean | null {
  const letter = /^\W*([AB])\b/.exec(text ?? '')?.[1]
  return letter === undefined ? null : letter === 'A'
}
