import { NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { SUMMARY_INSTRUCTIONS } from '../melt-instructions.ts'
import { summaryLengths, summaryOptions, summaryRecipe } from './melt-summaries.ts'

const MELT_SUMMARIZATION_WIKILINGUA = {
  name: 'melt_summarization_wikilingua',
  description: 'Summaries of Vietnamese instructions (MELT, WikiLingua)',
} as const

export const meltSummarizationWikilinguaScenario = declareScenario({
  ...MELT_SUMMARIZATION_WIKILINGUA,
  options: summaryLengths,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTSummarizationWikilinguaScenario', tags: ['summarization'] },
  unavailable: NOT_PORTED,
})

export const meltSummarizationWikilinguaTask = defineTask({
  ...MELT_SUMMARIZATION_WIKILINGUA,
  about: { source: 'GEM/wiki_lingua on the Hub' },
  options: summaryOptions,
  assets: SUMMARY_INSTRUCTIONS.assets,
  build: (options, assets) => summaryRecipe('wikilingua', options, assets),
})
