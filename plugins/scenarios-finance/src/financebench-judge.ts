import { helmString } from '@binnacle/adapters'
import { defineAnnotator, inputText, isCorrect } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { FINANCEBENCH_JUDGE } from './cards.data.ts'

/** What an answer can be. */
export const FINANCEBENCH_LABELS = ['correct_answer', 'incorrect_answer', 'failure_to_answer'] as const

const verdictSchema = z.object({ label: z.enum(FINANCEBENCH_LABELS) }).catchall(z.json())

type Verdict = z.infer<typeof verdictSchema>

/**
 * HELM's judge of FinanceBench: one request a sample with the question, the right answer and the model's; none where the model
 * said nothing. What the judge says around the outermost braces of its answer does not count.
 */
export const financebenchJudge = defineAnnotator({
  ...FINANCEBENCH_JUDGE,
  annotation: verdictSchema,
  assets: () => ({
    prompt: helmString(
      'annotation/financebench_annotator.py',
      '80d1112d8df9b7691ca5ac97186ad8e3ea41b368db114a26a8495161b6fd9e1a',
      '275cab3d1c2eb6b0156356842951bb28a32d76b3317a417b73b7fe6c51db11c1',
    ),
  }),
  roles: { judge: { models: ['openai/gpt-4o-2024-05-13'] } },
  helm: { className: 'helm.benchmark.annotation.financebench_annotator.FinanceBenchAnnotator' },
  async annotate({ instance, requests }, context): Promise<Verdict> {
    const response = stripText(requests[0]?.answer?.completions[0]?.text ?? '')
    if (response === '') return { reasoning: 'BLOCKED_REQUEST_OR_EMPTY_RESPONSE', label: 'failure_to_answer' }
    const question = stripText(inputText(instance.input).split('\nQuestion: ').at(-1)!)
    const gold = stripText(instance.references.find(isCorrect)!.output.text)
    const prompt = String(context.assets['prompt'])
      .replaceAll('{{QUESTION}}', () => question)
      .replaceAll('{{GOLD_ANSWER}}', () => gold)
      .replaceAll('{{MODEL_RESPONSE}}', () => response)
    const [said] = await context.generate('judge', { prompt, maxTokens: 64 })
    if (said?.answer === undefined)
      throw new Error(`the judge ${said?.model ?? ''} did not answer: ${said?.error.message ?? 'it has no model'}`)
    return verdictIn(said.answer.completions[0]?.text ?? '')
  },
})

/** Reads the JSON between the outermost braces; the schema of the annotation checks it. */
function verdictIn(text: string): Verdict {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Verdict
  } catch {
    throw new Error(`the judge's answer has no JSON object: ${JSON.stringify(text.slice(0, 200))}`)
  }
}
