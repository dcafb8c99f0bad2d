import { basicMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ULTRA_SUITE_DISORDER_SYMPTOMS = {
  name: 'ultra_suite_disorder_symptoms',
  description: 'What symptoms the speech of a child shows (UltraSuite)',
} as const

export const ultraSuiteDisorderSymptomsScenario = declareScenario({
  ...ULTRA_SUITE_DISORDER_SYMPTOMS,
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.ultra_suite_disorder_symptoms_scenario.UltraSuiteDisorderSymptomsScenario',
    tags: ['audio', 'classification', 'speech_disorder'],
  },
  unavailable: NOT_PORTED,
})

export const ultraSuiteDisorderSymptomsTask = defineTask({
  ...ULTRA_SUITE_DISORDER_SYMPTOMS,
  about: { source: 'SAA-Lab/SLPHelmUltraSuitePlus on the Hub' },
  build: () => ({
    scenario: { name: 'ultra_suite_disorder_symptoms' },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: [{ name: 'multiple_choice_classification' }, ...basicMetrics(['exact_match', 'quasi_exact_match'])],
    groups: ['ultra_suite_disorder_symptoms'],
  }),
})
