import { helmString, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ULTRA_SUITE_ASR_TRANSCRIPTION = {
  name: 'ultra_suite_asr_transcription',
  description: 'Speech of children with speech disorders transcribed (UltraSuite)',
} as const

export const ultraSuiteAsrTranscriptionScenario = declareScenario({
  ...ULTRA_SUITE_ASR_TRANSCRIPTION,
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.ultra_suite_asr_transcription_scenario.UltraSuiteASRTranscriptionScenario',
    tags: ['audio', 'transcription', 'speech_disorder', 'asr'],
  },
  unavailable: NOT_PORTED,
})

export const ultraSuiteAsrTranscriptionTask = defineTask({
  ...ULTRA_SUITE_ASR_TRANSCRIPTION,
  about: { source: 'SAA-Lab/SLPHelmUltraSuitePlus on the Hub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/speech_disorder_audio_run_specs.py',
      '1f1d01c5dcce45753c7321061582495aceb44acba7cbab48a56a8247a7c549f2',
      '91a47bbe0095d1f294396fa853c45f3a1617769bdd284fe29961d5bcba4e284e',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'ultra_suite_asr_transcription' },
    adaptation: multimodalGenerationAdaptation({ instructions: String(instructions), instancePrefix: '', maxTokens: 50 }),
    metrics: [{ name: 'basic_generation', options: { names: ['wer_score', 'mer_score', 'wip_score'] } }],
    groups: ['ultra_suite_asr_transcription'],
  }),
})
