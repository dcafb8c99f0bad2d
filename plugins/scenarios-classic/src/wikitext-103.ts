import { languageModelingAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const WIKITEXT_103 = { name: 'wikitext_103', description: 'Articles of Wikipedia modeled (WikiText-103)' } as const

export const wikitext103Scenario = declareScenario({
  ...WIKITEXT_103,
  helm: { className: 'helm.benchmark.scenarios.wikitext_103_scenario.Wikitext103Scenario', tags: ['language_modeling'] },
  unavailable: NOT_PORTED,
})

export const wikitext103Task = defineTask({
  ...WIKITEXT_103,
  about: { source: 'Amazon S3' },
  build: () => ({
    scenario: { name: 'wikitext_103' },
    adaptation: languageModelingAdaptation(),
    metrics: [{ name: 'language_modeling', options: { names: [] } }],
    groups: ['wikitext_103'],
  }),
})
