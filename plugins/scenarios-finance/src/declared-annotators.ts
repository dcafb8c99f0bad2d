import { RUNS_CODE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Runs a query and the reference against the database. */
export const czechBankQaAnnotator = declareAnnotator({
  name: 'czech_bank_qa',
  description: 'Runs a query and the reference against the database',
  helm: { className: 'helm.benchmark.annotation.czech_bank_qa_annotator.CzechBankQAAnnotator' },
  unavailable: RUNS_CODE,
})
