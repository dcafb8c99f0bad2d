import { helmString, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const speechDisorderScenario = declareScenario({
  name: 'speech_disorder',
  description: 'Whether the speech of a child is disordered, from what was transcribed (UltraSuite)',
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.ultra_suite_asr_classification_scenario.UltraSuiteASRClassificationScenario',
    tags: ['audio', 'classification', 'speech_disorder', 'asr'],
  },
  unavailable: NOT_PORTED,
})

export const ultraSuiteAsrClassificationTask = defineTask({
  name: 'ultra_suite_asr_classification',
  description: 'Whether the speech of a child is disordered, from what was transcribed (UltraSuite)',
  about: { source: 'SAA-Lab/SLPHelmUltraSuitePlus on the Hub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/speech_disorder_audio_run_specs.py',
      '1f1d01c5dcce45753c7321061582495aceb44acba7cbab48a56a8247a7c549f2',
      '692e0dd7f1aecbcad183aa790e4a1084af81f094261625ef2c18684c2e0ce7fe',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'speech_disorder' },
    adaptation: multimodalGenerationAdaptation({ instructions: String(instructions), instancePrefix: '', maxTokens: 50 }),
    metrics: [{ name: 'ultra_suite_asr_classification' }],
    groups: ['ultra_suite_asr_classification'],
  }),
})
