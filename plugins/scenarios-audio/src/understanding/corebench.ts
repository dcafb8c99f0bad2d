import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const COREBENCH = { name: 'corebench', description: 'Questions on conversations, some without an answer (CoRe-Bench)' } as const

export const corebenchScenario = declareScenario({
  ...COREBENCH,
  helm: { className: 'helm.benchmark.scenarios.audio_language.corebench_scenario.COREBenchScenario', tags: ['audio', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const corebenchTask = defineTask({
  ...COREBENCH,
  about: { source: 'stanford-crfm/COnversationalREasoningBench_v0.1 on the Hub' },
  build: () => ({
    scenario: { name: 'corebench' },
    adaptation: multimodalGenerationAdaptation({ instancePrefix: '', maxTokens: 10 }),
    metrics: exactMatchMetrics(),
    groups: ['corebench'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
