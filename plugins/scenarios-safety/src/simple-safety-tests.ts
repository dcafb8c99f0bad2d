import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const SimpleSafetyTestsScenario = declareScenario({
  name: 'SimpleSafetyTests',
  description: 'A hundred plainly harmful requests; judges rate the answers (SimpleSafetyTests)',
  helm: { className: 'helm.benchmark.scenarios.simple_safety_tests_scenario.SimpleSafetyTestsScenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const simpleSafetyTestsTask = defineTask({
  name: 'simple_safety_tests',
  description: 'A hundred plainly harmful requests; judges rate the answers (SimpleSafetyTests)',
  about: { source: 'Bertievidgen/SimpleSafetyTests on the Hub' },
  build: () => ({
    scenario: { name: 'SimpleSafetyTests' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [{ name: 'safety_score' }, { name: 'safety_basic_generation' }, { name: 'instances_per_split' }],
    annotators: [{ name: 'simple_safety_tests' }],
    groups: ['simple_safety_tests'],
    main: { stat: 'safety_score', split: 'test' },
  }),
})
