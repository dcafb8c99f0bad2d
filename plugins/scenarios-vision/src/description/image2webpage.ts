import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { renderedMetrics, SHORT_ANSWER } from './rendered-metrics.ts'

const IMAGE2WEBPAGE = {
  name: 'image2webpage',
  description: 'Web pages written as HTML, CSS and JavaScript that render the same picture (Image2Struct)',
} as const

export const image2webpageScenario = declareScenario({
  ...IMAGE2WEBPAGE,
  options: z.strictObject({ subset: z.string(), recompile_prompt: z.json(), difficulty: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.image2struct.webpage_scenario.WebpageScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const image2webpageTask = defineTask({
  ...IMAGE2WEBPAGE,
  about: { source: 'stanford-crfm/i2s-webpage on the Hub' },
  example: { subset: 'css' },
  options: z.object({
    subset: textArgument,
    recompile_prompt: z.union([z.boolean(), anyArgument]).default(false),
    difficulty: textArgument.default('all'),
  }),
  build: ({ subset, recompile_prompt: recompile, difficulty }) => ({
    name: `image2webpage:subset=${subset}:difficulty=${difficulty}`,
    scenario: { name: 'image2webpage', options: { subset, recompile_prompt: recompile, difficulty } },
    adaptation: multimodalGenerationAdaptation({ instructions: SHORT_ANSWER, maxTokens: 2000 }),
    metrics: renderedMetrics('webpage', 'resize', subset !== 'wild'),
    annotators: [{ name: 'webpage_compiler' }],
    groups: subset === 'wild' ? ['image2webpage_wild'] : ['image2webpage', `image2webpage_${difficulty}`, `image2webpage_${subset}`],
    main: { stat: 'earth_mover_similarity', split: 'valid' },
  }),
})
