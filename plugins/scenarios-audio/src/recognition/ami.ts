import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AMI = { name: 'ami', description: 'Meetings transcribed (AMI)' } as const

export const amiScenario = declareScenario({
  ...AMI,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.audio_language.ami_scenario.AMIScenario', tags: ['audio', 'recognition'] },
  unavailable: NOT_PORTED,
})

export const amiTask = defineTask({
  ...AMI,
  about: { source: 'edinburghcstr/ami on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'EN2001a' },
  build: ({ subject }) => ({
    scenario: { name: 'ami', options: { subject } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['ami'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
