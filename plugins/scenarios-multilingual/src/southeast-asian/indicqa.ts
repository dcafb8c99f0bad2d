import { generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const INDICQA = { name: 'indicqa', description: 'Questions on passages in Tamil (IndicQA)' } as const

export const indicqaScenario = declareScenario({
  ...INDICQA,
  helm: {
    className: 'helm.benchmark.scenarios.seahelm_scenario.IndicQAScenario',
    tags: ['question_answering'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const indicqaTask = defineTask({
  ...INDICQA,
  about: { source: 'ai4bharat/IndicQA on the Hub', languages: ['ta'] },
  build: () => ({
    scenario: { name: 'indicqa' },
    adaptation: generationAdaptation({
      instructions: 'உங்களுக்கு ஒரு பத்தியும் ஒரு கேள்வியும் தரப்படும். தரப்பட்ட பத்தியிலிருந்து கேள்விக்கான பதிலைக் கண்டறியவும்.',
      outputNoun: 'பதில்',
      maxTokens: 256,
    }),
    metrics: [{ name: 'seahelm_qa', options: { language: 'ta' } }],
    groups: ['seahelm_nlu', 'indicqa'],
    main: { stat: 'squad_f1_score', split: 'test' },
  }),
})
