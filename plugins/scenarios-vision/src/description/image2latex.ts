import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { renderedMetrics, SHORT_ANSWER } from './rendered-metrics.ts'

const IMAGE2LATEX = {
  name: 'image2latex',
  description: 'Formulas, tables, plots and algorithms written as LaTeX that renders the same picture (Image2Struct)',
} as const

export const image2latexScenario = declareScenario({
  ...IMAGE2LATEX,
  options: z.strictObject({ subset: z.string(), recompile_prompt: z.json(), difficulty: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.image2struct.latex_scenario.LatexScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const image2latexTask = defineTask({
  ...IMAGE2LATEX,
  about: { source: 'stanford-crfm/i2s-latex on the Hub' },
  example: { subset: 'equation' },
  options: z.object({
    subset: textArgument,
    recompile_prompt: z.union([z.boolean(), anyArgument]).default(false),
    difficulty: textArgument.default('all'),
  }),
  build: ({ subset, recompile_prompt: recompile, difficulty }) => ({
    name: `image2latex:subset=${subset}:difficulty=${difficulty}`,
    scenario: { name: 'image2latex', options: { subset, recompile_prompt: recompile, difficulty } },
    adaptation: multimodalGenerationAdaptation({ instructions: SHORT_ANSWER, maxTokens: 2000 }),
    metrics: renderedMetrics('latex', 'padding', subset !== 'wild'),
    annotators: [{ name: 'latex_compiler' }],
    groups: subset === 'wild' ? ['image2latex_wild'] : ['image2latex', `image2latex_${difficulty}`, `image2latex_${subset}`],
    main: { stat: 'earth_mover_similarity', split: 'valid' },
  }),
})
