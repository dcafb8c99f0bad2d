import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const POPE = { name: 'pope', description: 'Yes or no questions on whether an object is in a picture (POPE)' } as const

export const popeScenario = declareScenario({
  ...POPE,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.pope_scenario.POPEScenario',
    tags: ['vision-language', 'visual question answering'],
  },
  unavailable: NOT_PORTED,
})

export const popeTask = defineTask({
  ...POPE,
  about: { source: 'lmms-lab/POPE on the Hub' },
  build: () => ({
    scenario: { name: 'pope' },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['pope'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
