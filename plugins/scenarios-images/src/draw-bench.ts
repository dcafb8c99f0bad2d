import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const DRAW_BENCH = { name: 'draw_bench', description: 'Prompts that test composition, counting and rare words (DrawBench)' } as const

/** What a category is about; others are about reasoning. */
const GROUPS: { readonly [category: string]: string } = { Colors: 'image_quality', Text: 'image_quality', Reddit: 'knowledge' }

export const drawBenchScenario = declareScenario({
  ...DRAW_BENCH,
  options: z.strictObject({ category: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.image_generation.draw_bench_scenario.DrawBenchScenario', tags: ['text-to-image'] },
  unavailable: NOT_PORTED,
})

export const drawBenchTask = defineTask({
  ...DRAW_BENCH,
  about: { source: 'Google' },
  example: { category: 'Colors' },
  options: z.object({ category: textArgument, run_human_eval: pythonSwitch.default(false) }),
  build: ({ category, run_human_eval: isRated }) => {
    const group = GROUPS[category] ?? 'reasoning'
    const [isPicture, isKnowledge] = [group === 'image_quality', group === 'knowledge']
    return {
      name: `draw_bench:category=${category}`,
      scenario: { name: 'draw_bench', options: { category } },
      adaptation: imageGenerationAdaptation(),
      metrics: [
        ...IMAGE_METRICS,
        ...basicMetrics([]),
        ...pictureRatings(isRated, { aesthetics: isPicture, subject: isPicture, examples: isKnowledge ? 34 : 10 }),
      ],
      groups: [`draw_bench_${group}`],
    }
  },
})
