import { ASKS_A_JUDGE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Asks judges to grade an answer by a checklist. */
export const wildbenchAnnotator = declareAnnotator({
  name: 'wildbench',
  description: 'Asks judges to grade an answer by a checklist',
  helm: { className: 'helm.benchmark.annotation.wildbench_annotator.WildBenchAnnotator' },
  unavailable: ASKS_A_JUDGE,
})
