import { generationAdaptation, multipleChoiceAdaptation } from '@binnacle/adapters'
import {
  type Contributions,
  defineMetric,
  definePlugin,
  defineScenario,
  defineTask,
  isCorrect,
  type Plugin,
  type SourceInstance,
  type TaskRecipe,
} from '@binnacle/core'
import { z } from 'zod'

/** Rows of a quiz: the right answer of each stands at another place. */
export const ROWS = [
  { question: 'Capital of Peru?', choices: ['Lima', 'Oslo', 'Rome'], right: 0, split: 'train' },
  { question: 'Capital of Chad?', choices: ['Bern', 'Ndjamena', 'Doha'], right: 1, split: 'train' },
  { question: 'Largest ocean?', choices: ['Arctic', 'Indian', 'Pacific'], right: 2, split: 'test' },
  { question: 'Metal in a thermometer?', choices: ['Mercury', 'Silver', 'Copper'], right: 0, split: 'test' },
  { question: 'Colour of a ruby?', choices: ['Blue', 'Crimson', 'Green'], right: 1, split: 'test' },
] as const

/** The rows as instances. */
export function instances(): readonly SourceInstance[] {
  return ROWS.map(({ question, choices, right, split }) => ({
    split,
    input: { text: question },
    references: choices.map((text, at) => ({ output: { text }, tags: at === right ? ['correct'] : [] })),
  }))
}

/** A scenario without any fault, or with instances of a test's own. */
export const quizScenario = (given: () => Iterable<SourceInstance> = instances) =>
  defineScenario({
    name: 'quiz',
    description: 'Questions with choices',
    options: z.strictObject({ level: z.enum(['easy', 'hard']).default('easy') }),
    licence: { name: 'CC0-1.0' },
    async *load() {
      yield* given() as Iterable<SourceInstance<undefined>>
    },
  })

/** A metric without any fault: whether the answer is the right reference. */
export const exactMatch = defineMetric({
  name: 'exact',
  description: 'Whether the answer is a right reference',
  reads: 'one',
  scores: { exact: 'higher' },
  score: ({ instance, requests: [request] }) => {
    const right = instance.references.filter(isCorrect).map(({ output }) => output.text)
    const said = request?.answer.completions[0]?.text.trim()
    if (said === undefined) return { exact: { missing: 'there is no completion' } }
    if (right.length === 0) return { exact: { missing: 'there is no right reference' } }
    return { exact: right.includes(request?.outputMapping?.[said] ?? said) ? 1 : 0 }
  },
})

/** The recipe of the quiz with choices. */
export const choiceRecipe = (): TaskRecipe => ({
  scenario: { name: 'quiz' },
  adaptation: multipleChoiceAdaptation('multiple_choice_joint', { inputNoun: 'Question', outputNoun: 'Answer' }),
  metrics: [{ name: 'exact' }],
  groups: ['quiz'],
  main: { stat: 'exact', split: 'test' },
})

/** The recipe of the quiz in free text. */
export const textRecipe = (): TaskRecipe => ({
  ...choiceRecipe(),
  adaptation: generationAdaptation({ inputNoun: 'Question', outputNoun: 'Answer' }),
})

/** A task without any fault, or with a recipe of a test's own. */
export const quizTask = (build: () => TaskRecipe = choiceRecipe) => defineTask({ name: 'quiz', description: 'A quiz with choices', build })

/** A plugin without any fault, with what a test puts in its place. */
export const quizPlugin = (changes: Contributions = {}, more: { readonly requires?: readonly string[] } = {}): Plugin<any, any> =>
  definePlugin({
    name: '@example/quiz',
    from: import.meta.url,
    ...more,
    contribute: () => ({ scenarios: [quizScenario()], metrics: [exactMatch], tasks: [quizTask()], ...changes }),
  })
