import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const PARTI_PROMPTS = { name: 'parti_prompts', description: 'Prompts by category and difficulty (PartiPrompts)' } as const

/** What a category is about; others are about image quality. */
const GROUPS: { readonly [category: string]: string } = { Illustrations: 'reasoning', World: 'knowledge' }

export const partiPromptsScenario = declareScenario({
  ...PARTI_PROMPTS,
  options: z.strictObject({ category: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.image_generation.parti_prompts_scenario.PartiPromptsScenario', tags: ['text-to-image'] },
  unavailable: NOT_PORTED,
})

export const partiPromptsTask = defineTask({
  ...PARTI_PROMPTS,
  about: { source: 'google-research/parti on GitHub' },
  example: { category: 'Artifacts' },
  options: z.object({ category: textArgument, run_human_eval: pythonSwitch.default(false) }),
  build: ({ category, run_human_eval: isRated }) => {
    const group = GROUPS[category] ?? 'image_quality'
    const [isPicture, isKnowledge] = [group === 'image_quality', group === 'knowledge']
    return {
      name: `parti_prompts:category=${category}`,
      scenario: { name: 'parti_prompts', options: { category } },
      adaptation: imageGenerationAdaptation(),
      metrics: [
        ...IMAGE_METRICS,
        ...basicMetrics([]),
        ...pictureRatings(isRated, { aesthetics: isPicture, subject: isPicture, examples: isKnowledge ? 34 : 10 }),
      ],
      groups: [`parti_prompts_${group}`],
    }
  },
})
