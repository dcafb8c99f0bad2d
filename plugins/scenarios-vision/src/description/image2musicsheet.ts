import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { renderedMetrics, SHORT_ANSWER } from './rendered-metrics.ts'

const IMAGE2MUSICSHEET = {
  name: 'image2musicsheet',
  description: 'Sheet music written as LilyPond that renders the same picture (Image2Struct)',
} as const

export const image2musicsheetScenario = declareScenario({
  ...IMAGE2MUSICSHEET,
  options: z.strictObject({ subset: z.string(), recompile_prompt: z.boolean(), difficulty: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.image2struct.musicsheet_scenario.MusicSheetScenario',
    tags: ['vision-language'],
  },
  unavailable: NOT_PORTED,
})

export const image2musicsheetTask = defineTask({
  ...IMAGE2MUSICSHEET,
  about: { source: 'stanford-crfm/i2s-musicsheet on the Hub' },
  options: z.object({ difficulty: textArgument.default('all') }),
  build: ({ difficulty }) => ({
    name: `image2musicsheet:difficulty=${difficulty}`,
    scenario: { name: 'image2musicsheet', options: { subset: 'music', recompile_prompt: false, difficulty } },
    adaptation: multimodalGenerationAdaptation({ instructions: SHORT_ANSWER, maxTokens: 2000 }),
    metrics: renderedMetrics('lilypond', 'padding', false),
    annotators: [{ name: 'lilypond_compiler' }],
    groups: ['image2musicsheet', `image2musicsheet_${difficulty}`],
    main: { stat: 'earth_mover_similarity', split: 'valid' },
  }),
})
