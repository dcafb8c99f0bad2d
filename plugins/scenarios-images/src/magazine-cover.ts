import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS } from './image-metric-uses.ts'

const MAGAZINE_COVER = { name: 'magazine_cover', description: 'Covers of magazines drawn' } as const

export const magazineCoverScenario = declareScenario({
  ...MAGAZINE_COVER,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.magazine_cover_scenario.MagazineCoverScenario',
    tags: ['text-to-image', 'originality'],
  },
  unavailable: NOT_PORTED,
})

export const magazineCoverTask = defineTask({
  ...MAGAZINE_COVER,
  about: { source: 'written in the scenario' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'magazine_cover',
    scenario: { name: 'magazine_cover' },
    adaptation: imageGenerationAdaptation(),
    metrics: [
      ...IMAGE_METRICS,
      ...basicMetrics([]),
      ...(runHumanEval
        ? [
            {
              name: 'image_critique',
              options: {
                include_alignment: true,
                include_aesthetics: true,
                include_subject: true,
                include_originality: true,
                include_copyright: false,
                num_examples: 25,
                num_respondents: 5,
                use_perturbed: false,
              },
            },
          ]
        : []),
    ],
    groups: ['magazine_cover'],
  }),
})
