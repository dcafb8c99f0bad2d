import { completionAdaptation, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const AUTOBENCHER_SAFETY = {
  name: 'autobencher_safety',
  description: 'Harmful requests that a model made (AutoBencher); a judge rates the answers',
} as const

export const autobencherSafetyScenario = declareScenario({
  ...AUTOBENCHER_SAFETY,
  helm: { className: 'helm.benchmark.scenarios.autobencher_safety_scenario.AutoBencherSafetyScenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const autobencherSafetyTask = defineTask({
  ...AUTOBENCHER_SAFETY,
  about: { source: 'farzaank/AutoBencher on GitHub' },
  build: () => ({
    scenario: { name: 'autobencher_safety' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [...exactMatchMetrics(), { name: 'annotation_numeric', options: { annotator_name: 'autobencher_safety', key: 'score' } }],
    annotators: [{ name: 'autobencher_safety' }],
    groups: ['autobencher_safety'],
    main: { stat: 'annotation_autobencher_capabilities_score', split: 'test' },
  }),
})
