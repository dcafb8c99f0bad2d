import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AUDIOCAPS = { name: 'audiocaps', description: 'Captions of sounds (AudioCaps)' } as const

export const audiocapsScenario = declareScenario({
  ...AUDIOCAPS,
  helm: { className: 'helm.benchmark.scenarios.audio_language.audiocaps_scenario.AudioCapsScenario', tags: ['audio', 'captioning'] },
  unavailable: NOT_PORTED,
})

export const audiocapsTask = defineTask({
  ...AUDIOCAPS,
  about: { source: 'Olivia714/audiocaps on the Hub' },
  options: z.object({ num_respondents: z.int().default(1) }),
  build: ({ num_respondents: numRespondents }) => ({
    name: 'audiocaps',
    scenario: { name: 'audiocaps' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Generate a caption describing what you hear in the following audio. The caption should be short and does not need to be a complete sentence. Respond with only the caption and nothing else.',
      instancePrefix: '',
      maxTokens: 50,
    }),
    metrics: [
      { name: 'gpt4_audio_critique', options: { num_respondents: numRespondents, max_tokens: 200 } },
      ...basicMetrics(['exact_match', 'quasi_exact_match', 'f1_score', 'rouge_l', 'bleu_1', 'bleu_4', 'cider']),
    ],
    groups: ['audiocaps'],
    main: { stat: 'gpt4_audio_critique', split: 'test' },
  }),
})
