import { generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const TYDIQA = { name: 'tydiqa', description: 'Questions on passages in Indonesian (TyDi QA)' } as const

export const tydiqaScenario = declareScenario({
  ...TYDIQA,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.TyDiQAScenario', tags: ['question_answering'], keepsUnchangedCopies: true },
  unavailable: NOT_PORTED,
})

export const tydiqaTask = defineTask({
  ...TYDIQA,
  about: { source: 'khalidalt/tydiqa-goldp on the Hub', languages: ['id'] },
  build: () => ({
    scenario: { name: 'tydiqa' },
    adaptation: generationAdaptation({
      instructions:
        'Anda akan diberikan sebuah paragraf dan sebuah pertanyaan. Jawablah pertanyaannya dengan mengekstrak jawaban dari paragraf tersebut.',
      outputNoun: 'Jawaban',
      maxTokens: 256,
    }),
    metrics: [{ name: 'seahelm_qa', options: { language: 'id' } }],
    groups: ['seahelm_nlu', 'tydiqa'],
    main: { stat: 'squad_f1_score', split: 'test' },
  }),
})
