import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const XSTestScenario = declareScenario({
  name: 'XSTest',
  description: 'Safe requests that look unsafe, and unsafe ones; judges rate refusals (XSTest)',
  helm: { className: 'helm.benchmark.scenarios.xstest_scenario.XSTestScenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const xstestTask = defineTask({
  name: 'xstest',
  description: 'Safe requests that look unsafe, and unsafe ones; judges rate refusals (XSTest)',
  about: { source: 'walledai/XSTest on the Hub' },
  build: () => ({
    scenario: { name: 'XSTest' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [{ name: 'safety_score' }, { name: 'safety_basic_generation' }, { name: 'instances_per_split' }],
    annotators: [{ name: 'xstest' }],
    groups: ['xstest'],
    main: { stat: 'safety_score', split: 'test' },
  }),
})
