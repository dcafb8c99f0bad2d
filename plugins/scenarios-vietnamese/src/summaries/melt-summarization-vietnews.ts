import { NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { SUMMARY_INSTRUCTIONS } from '../melt-instructions.ts'
import { summaryLengths, summaryOptions, summaryRecipe } from './melt-summaries.ts'

const MELT_SUMMARIZATION_VIETNEWS = {
  name: 'melt_summarization_vietnews',
  description: 'Summaries of Vietnamese news (MELT, VietNews)',
} as const

export const meltSummarizationVietnewsScenario = declareScenario({
  ...MELT_SUMMARIZATION_VIETNEWS,
  options: summaryLengths,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTSummarizationVietnewsScenario', tags: ['summarization'] },
  unavailable: NOT_PORTED,
})

export const meltSummarizationVietnewsTask = defineTask({
  ...MELT_SUMMARIZATION_VIETNEWS,
  about: { source: 'Yuhthe/vietnews on the Hub' },
  options: summaryOptions,
  assets: SUMMARY_INSTRUCTIONS.assets,
  build: (options, assets) => summaryRecipe('vietnews', options, assets),
})
