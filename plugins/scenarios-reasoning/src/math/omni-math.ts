import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const OMNI_MATH = { name: 'omni_math', description: 'Olympiad mathematics; judges compare the answers (Omni-MATH)' } as const

export const omniMathScenario = declareScenario({
  ...OMNI_MATH,
  helm: { className: 'helm.benchmark.scenarios.omni_math_scenario.OmniMATHScenario', tags: ['math'] },
  unavailable: NOT_PORTED,
})

export const omniMathTask = defineTask({
  ...OMNI_MATH,
  about: { source: 'KbsdJames/Omni-MATH on the Hub' },
  build: () => ({
    scenario: { name: 'omni_math' },
    adaptation: {
      ...generationAdaptation({ inputPrefix: '', outputPrefix: '', maxTokens: 4096, maxTrainInstances: 5, stopSequences: [] }),
      instructions: 'Answer the question, giving your reasoning beforehand. Wrap the final answer with the \\boxed{} command.',
    },
    metrics: [...basicMetrics([]), { name: 'omni_math' }],
    annotators: [{ name: 'omni_math' }],
    groups: ['omni_math'],
    main: { stat: 'omni_math_accuracy', split: 'test' },
  }),
})
