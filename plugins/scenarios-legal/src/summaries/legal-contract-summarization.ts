import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const LEGAL_CONTRACT_SUMMARIZATION = {
  name: 'legal_contract_summarization',
  description: 'Plain summaries of clauses of terms and contracts',
} as const

export const legalContractSummarizationScenario = declareScenario({
  ...LEGAL_CONTRACT_SUMMARIZATION,
  helm: {
    className: 'helm.benchmark.scenarios.legal_contract_summarization_scenario.LegalContractSummarizationScenario',
    tags: ['summarization', 'legal'],
  },
  unavailable: NOT_PORTED,
})

export const legalContractSummarizationTask = defineTask({
  ...LEGAL_CONTRACT_SUMMARIZATION,
  about: { source: 'lauramanor/legal_summarization on GitHub' },
  build: () => ({
    scenario: { name: 'legal_contract_summarization' },
    adaptation: generationAdaptation({
      instructions: 'Summarize the legal document in plain English.',
      inputNoun: 'Document',
      outputNoun: 'Summary',
      maxTokens: 100,
      stopSequences: ['\n\n'],
    }),
    metrics: basicMetrics(['rouge_1', 'rouge_2', 'rouge_l']),
    groups: ['legal_contract_summarization'],
    main: { stat: 'rouge_l', split: 'test' },
  }),
})
