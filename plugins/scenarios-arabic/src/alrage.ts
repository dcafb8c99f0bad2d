import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ALRAGE = { name: 'alrage', description: 'Arabic answers from given passages; a judge rates them (ALRAGE)' } as const

export const alrageScenario = declareScenario({
  ...ALRAGE,
  helm: { className: 'helm.benchmark.scenarios.alrage_scenario.ALRAGEScenario', tags: ['open-book question answering'] },
  unavailable: NOT_PORTED,
})

export const alrageTask = defineTask({
  ...ALRAGE,
  about: { source: 'OALL/ALRAGE on the Hub' },
  build: () => ({
    scenario: { name: 'alrage' },
    adaptation: generationAdaptation({
      instructions: 'بناءً على السياقات المقترحة التالية، اجب عن السؤال التالي',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      maxTokens: 100,
      stopSequences: [],
    }),
    metrics: [{ name: 'alrage' }, ...basicMetrics([])],
    annotators: [{ name: 'alrage' }],
    groups: ['alrage'],
    main: { stat: 'alrage_score', split: 'test' },
  }),
})
