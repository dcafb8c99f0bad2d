import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const simpleClassificationScenarioScenario = declareScenario({
  name: 'simple_classification_scenario',
  description: 'Even or odd, on a few made-up rows',
  helm: { className: 'helm.benchmark.scenarios.simple_scenarios.SimpleClassificationScenario', tags: ['classification'] },
  unavailable: NOT_PORTED,
})

export const simpleClassificationTask = defineTask({
  name: 'simple_classification',
  description: 'Even or odd, on a few made-up rows',
  about: { source: 'written in the scenario' },
  build: () => ({
    scenario: { name: 'simple_classification_scenario' },
    adaptation: generationAdaptation({
      instructions: 'Classify the following numbers by their parity. The classes are "Even" and "Odd".',
      inputNoun: 'Number',
      outputNoun: 'Parity',
    }),
    metrics: classificationMetrics(),
    groups: ['simple_classification'],
  }),
})
