import { classificationMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const INDICXNLI = { name: 'indicxnli', description: 'Whether one Tamil sentence follows from another (IndicXNLI)' } as const

export const indicxnliScenario = declareScenario({
  ...INDICXNLI,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.IndicXNLIScenario', tags: ['natural_language_inference'] },
  unavailable: NOT_PORTED,
})

export const indicxnliTask = defineTask({
  ...INDICXNLI,
  about: { source: 'Divyanshu/indicxnli on the Hub', languages: ['ta'] },
  assets: () => ({
    instructions: helmString(
      'run_specs/seahelm_run_specs.py',
      '4779a0e3f3a86918b36799f414771442924b9f2de3fae941947ccec85d1ad0e9',
      '89e2a6b09d4e120206bd2f2205db999e5c16576e2643f1fe54ce922e4aeb419a',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'indicxnli' },
    adaptation: generationAdaptation({ instructions: String(instructions), outputNoun: 'பதில்', maxTokens: 2 }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlr', 'indicxnli'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
