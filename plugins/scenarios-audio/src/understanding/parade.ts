import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const PARADE = { name: 'parade', description: 'What job or standing is guessed from a voice (PARADE)' } as const

export const paradeScenario = declareScenario({
  ...PARADE,
  options: z.strictObject({ subset: z.string(), voice: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.audio_language.parade_scenario.PARADEScenario', tags: ['audio', 'bias'] },
  unavailable: NOT_PORTED,
})

export const paradeTask = defineTask({
  ...PARADE,
  about: { source: 'UCSC-VLAA/PARADE_audio on the Hub' },
  options: z.object({ voice: textArgument, subset: textArgument }),
  example: { voice: 'male', subset: 'occupation' },
  build: ({ voice, subset }) => ({
    name: `parade,voice=${voice},subset=${subset}`,
    scenario: { name: 'parade', options: { subset, voice } },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: exactMatchMetrics(),
    groups: ['parade'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
