import { basicMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ULTRA_SUITE_CLASSIFICATION_BREAKDOWN = {
  name: 'ultra_suite_classification_breakdown',
  description: 'What kind of speech disorder a child has (UltraSuite)',
} as const

export const ultraSuiteClassificationBreakdownScenario = declareScenario({
  ...ULTRA_SUITE_CLASSIFICATION_BREAKDOWN,
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.ultra_suite_disorder_breakdown_scenario.UltraSuiteDisorderBreakdownScenario',
    tags: ['audio', 'classification', 'speech_disorder', 'disorder_breakdown'],
  },
  unavailable: NOT_PORTED,
})

export const ultraSuiteClassificationBreakdownTask = defineTask({
  ...ULTRA_SUITE_CLASSIFICATION_BREAKDOWN,
  about: { source: 'SAA-Lab/SLPHelmUltraSuitePlus on the Hub' },
  build: () => ({
    scenario: { name: 'ultra_suite_classification_breakdown' },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: [{ name: 'multiple_choice_classification' }, ...basicMetrics(['exact_match', 'quasi_exact_match'])],
    groups: ['ultra_suite_classification_breakdown'],
  }),
})
