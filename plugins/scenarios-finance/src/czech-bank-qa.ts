import { basicMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CZECH_BANK_QA = {
  name: 'czech_bank_qa',
  description: "SQL queries for questions on a Czech bank's database; results are compared",
} as const

export const czechBankQaScenario = declareScenario({
  ...CZECH_BANK_QA,
  options: z.strictObject({ config_name: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.czech_bank_qa_scenario.CzechBankQAScenario', tags: ['text_to_sql'] },
  unavailable: NOT_PORTED,
})

export const czechBankQaTask = defineTask({
  ...CZECH_BANK_QA,
  about: { source: 'yifanmai/czech_bank_qa on the Hub', languages: ['en'] },
  options: z.object({ config_name: textArgument.default('berka_queries_1024_2024_12_18') }),
  assets: () => ({
    instructions: helmString(
      'scenarios/czech_bank_qa_scenario.py',
      '8e7048c7844f9d30867d621c28d4d30b2cc1656a9489d5864f34e578e9bde7c0',
      '471c8158b39236b351bbb21fc5c985ea2834fd4f44de143c2d322809ea09ec65',
    ),
  }),
  build: ({ config_name: configName }, { instructions }) => ({
    name: 'czech_bank_qa',
    scenario: { name: 'czech_bank_qa', options: { config_name: configName } },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      inputNoun: 'Instruction',
      outputNoun: 'SQL Query',
      maxTokens: 512,
      stopSequences: ['\n\n'],
    }),
    metrics: [...basicMetrics([]), { name: 'czech_bank_qa' }],
    annotators: [{ name: 'czech_bank_qa' }],
    groups: ['czech_bank_qa'],
    main: { stat: 'error_rate', split: 'test' },
  }),
})
