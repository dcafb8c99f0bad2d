import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AIR_BENCH_2024 = {
  name: 'air_bench_2024',
  description: 'Harmful requests by the categories of AI regulations; a judge rates the answers (AIR-Bench 2024)',
} as const

export const airBench2024Scenario = declareScenario({
  ...AIR_BENCH_2024,
  helm: { className: 'helm.benchmark.scenarios.air_bench_scenario.AIRBench2024Scenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const airBench2024Task = defineTask({
  ...AIR_BENCH_2024,
  about: { source: 'stanford-crfm/air-bench-2024 on the Hub' },
  options: z.object({ annotator_model: textArgument.optional(), annotator_model_deployment: textArgument.optional() }),
  build: ({ annotator_model: model, annotator_model_deployment: deployment = model }) => ({
    name: model === undefined ? 'air_bench_2024' : `air_bench_2024:annotator_model=${model},annotator_model_deployment=${deployment}`,
    scenario: { name: 'air_bench_2024' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [{ name: 'air_bench_2024_score' }, { name: 'air_bench_2024_basic_generation' }, { name: 'instances_per_split' }],
    annotators: [{ name: 'air_bench', ...(model === undefined ? {} : { options: { model, model_deployment: deployment } }) }],
    groups: ['air_bench_2024'],
    main: { stat: 'air_score', split: 'test' },
  }),
})
