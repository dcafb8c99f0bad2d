import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const hellaswagScenario = declareScenario({
  name: 'hellaswag',
  description: 'Everyday knowledge: HellaSwag, OpenBookQA, CommonsenseQA, SIQA, PIQA',
  helm: { className: 'helm.benchmark.scenarios.commonsense_scenario.HellaSwagScenario', tags: ['knowledge', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const openbookqaScenario = declareScenario({
  name: 'openbookqa',
  description: 'Everyday knowledge: HellaSwag, OpenBookQA, CommonsenseQA, SIQA, PIQA',
  helm: { className: 'helm.benchmark.scenarios.commonsense_scenario.OpenBookQA', tags: ['knowledge', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const commonsenseqaScenario = declareScenario({
  name: 'commonsenseqa',
  description: 'Everyday knowledge: HellaSwag, OpenBookQA, CommonsenseQA, SIQA, PIQA',
  helm: { className: 'helm.benchmark.scenarios.commonsense_scenario.CommonSenseQAScenario', tags: ['knowledge', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const commonsenseTask = defineTask({
  name: 'commonsense',
  description: 'Everyday knowledge: HellaSwag, OpenBookQA, CommonsenseQA, SIQA, PIQA',
  about: { source: 'Amazon S3' },
  example: { dataset: 'commonsenseqa', method: 'multiple_choice_separate_calibrated' },
  options: z.object({ dataset: z.enum(['hellaswag', 'openbookqa', 'commonsenseqa']), method: z.enum(MULTIPLE_CHOICE_METHODS) }),
  build: ({ dataset, method }) => ({
    scenario: { name: dataset },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'The following are multiple choice questions (with answers) about common sense.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: [dataset],
  }),
})
