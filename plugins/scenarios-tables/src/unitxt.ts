import { basicMetrics, completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const UNITXT = { name: 'unitxt', description: 'A task of unitxt, by card, template or recipe: tables, text, many languages' } as const

export const unitxtScenario = declareScenario({
  ...UNITXT,
  options: z.record(z.string(), anyArgument),
  helm: { className: 'helm.benchmark.scenarios.unitxt_scenario.UnitxtScenario', tags: ['unitxt'] },
  unavailable: NOT_PORTED,
})

export const unitxtTask = defineTask({
  ...UNITXT,
  example: { recipe: 'recipes.torr.fin_qa.concat.insert_empty_rows_augmentation_5_demos' },
  options: z.record(z.string(), anyArgument),
  build: (options) => {
    const { card, recipe } = options
    return {
      name: `unitxt:${Object.entries(options)
        .map(([key, value]) => `${key}=${value}`)
        .join(',')}`,
      scenario: { name: 'unitxt', options },
      adaptation: completionAdaptation({ instancePrefix: '', referenceSuffix: '', maxTokens: 512 }),
      metrics: [{ name: 'unitxt', options }, ...basicMetrics([])],
      groups: [`unitxt_${card ?? recipe ?? ''}`],
    }
  },
})
