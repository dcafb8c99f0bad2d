import { defineScenario, defineTask, generationAdaptation, basicMetrics } from 'binnacle'

/** A few questions to try the plugin out with; they are not part of the package. */
const ROWS = [
  ['What is the capital of Peru?', 'Lima'],
  ['How many legs has a spider?', 'eight'],
  ['Which planet is nearest to the sun?', 'Mercury'],
  ['What do bees make?', 'honey'],
] as const

export const trial = defineScenario({
  name: 'trial',
  description: 'Four questions to try things out with',
  async *load() {
    for (const [question, answer] of ROWS)
      yield { split: 'test', input: { text: question }, references: [{ output: { text: answer }, tags: ['correct'] }] }
  },
})

export const trialTask = defineTask({
  name: 'trial',
  description: 'Four questions to try things out with',
  build: () => ({
    scenario: { name: 'trial' },
    adaptation: generationAdaptation({ inputNoun: 'Question', outputNoun: 'Answer', maxTrainInstances: 0, maxTokens: 8 }),
    metrics: basicMetrics(['exact_match']),
    groups: ['trial'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
