import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const INFINITE_BENCH_EN_MC = { name: 'infinite_bench_en_mc', description: 'Multiple choice questions on novels (InfiniteBench)' } as const

export const infiniteBenchEnMcScenario = declareScenario({
  ...INFINITE_BENCH_EN_MC,
  options: z.strictObject({ max_num_words: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.infinite_bench_en_mc_scenario.InfiniteBenchEnMCScenario', tags: ['question_answering'] },
  unavailable: NOT_PORTED,
})

export const infiniteBenchEnMcTask = defineTask({
  ...INFINITE_BENCH_EN_MC,
  about: { source: 'xinrongzhang2022/InfiniteBench on the Hub' },
  options: z.object({ max_num_words: z.int().default(131072) }),
  build: ({ max_num_words: maxNumWords }) => ({
    scenario: { name: 'infinite_bench_en_mc', options: { max_num_words: maxNumWords } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions:
        'Read the passage and answer the following question. Respond with only a single letter corresponding to your choice. Do not include a period in your answer.\n',
      outputNoun: 'Answer',
      inputSuffix: '\n',
      outputPrefix:
        '\nAnswer the question above based on the passage. Respond with only a single letter corresponding to your choice. Do not include a period in your answer.\n',
      outputSuffix: '',
      instancePrefix: '',
      maxTrainInstances: 0,
      numOutputs: 1,
      maxTokens: 40,
      stopSequences: [],
    }),
    metrics: exactMatchMetrics(),
    groups: ['infinite_bench_en_mc'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
