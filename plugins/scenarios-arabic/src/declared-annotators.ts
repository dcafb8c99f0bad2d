import { ASKS_A_JUDGE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Asks a judge to grade an answer from 0 to 10. */
export const alrageAnnotator = declareAnnotator({
  name: 'alrage',
  description: 'Asks a judge to grade an answer from 0 to 10',
  helm: { className: 'helm.benchmark.annotation.alrage_annotator.ALRAGEAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a judge whether facts are right, all there, and the form as asked. */
export const arabicContentGenerationAnnotator = declareAnnotator({
  name: 'arabic_content_generation',
  description: 'Asks a judge whether facts are right, all there, and the form as asked',
  helm: { className: 'helm.benchmark.annotation.arabic_content_generation_annotator.ArabicContentGenerationAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a judge whether a computed value is right. */
export const arabicFinanceCalculationAnnotator = declareAnnotator({
  name: 'arabic_finance_calculation',
  description: 'Asks a judge whether a computed value is right',
  helm: { className: 'helm.benchmark.annotation.arabic_finance_calculation_annotator.ArabicFinanceCalculationAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a judge to grade an answer on law. */
export const arabicLegalAnnotator = declareAnnotator({
  name: 'arabic_legal',
  description: 'Asks a judge to grade an answer on law',
  helm: { className: 'helm.benchmark.annotation.arabic_legal_annotator.ArabicLegalAnnotator' },
  unavailable: ASKS_A_JUDGE,
})
