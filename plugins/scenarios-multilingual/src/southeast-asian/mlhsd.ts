import { classificationMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MLHSD = { name: 'mlhsd', description: 'Hate speech and insults in Indonesian tweets (MLHSD)' } as const

export const mlhsdScenario = declareScenario({
  ...MLHSD,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.MLHSDScenario', tags: ['toxicity_detection'] },
  unavailable: NOT_PORTED,
})

export const mlhsdTask = defineTask({
  ...MLHSD,
  about: { source: 'okkyibrohim/id-multi-label-hate-speech-and-abusive-language-detection on GitHub', languages: ['id'] },
  assets: () => ({
    instructions: helmString(
      'run_specs/seahelm_run_specs.py',
      '4779a0e3f3a86918b36799f414771442924b9f2de3fae941947ccec85d1ad0e9',
      '480d9891c5e0fd488e8fa351d0b91f04e48c83861c6525fa1e7a53134c35d042',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'mlhsd' },
    adaptation: generationAdaptation({ instructions: String(instructions), inputNoun: 'Kalimat', outputNoun: 'Jawaban', maxTokens: 16 }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlu', 'mlhsd'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
