import { basicMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ULTRA_SUITE_CLASSIFICATION = {
  name: 'ultra_suite_classification',
  description: 'Whether the speech of a child is typical or disordered (UltraSuite)',
} as const

export const ultraSuiteClassificationScenario = declareScenario({
  ...ULTRA_SUITE_CLASSIFICATION,
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.ultra_suite_classification_scenario.UltraSuiteClassificationScenario',
    tags: ['audio', 'classification', 'speech_disorder'],
  },
  unavailable: NOT_PORTED,
})

export const ultraSuiteClassificationTask = defineTask({
  ...ULTRA_SUITE_CLASSIFICATION,
  about: { source: 'SAA-Lab/SLPHelmUltraSuitePlus on the Hub' },
  build: () => ({
    scenario: { name: 'ultra_suite_classification' },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: [{ name: 'multiple_choice_classification' }, ...basicMetrics(['exact_match', 'quasi_exact_match'])],
    groups: ['ultra_suite_classification'],
  }),
})
