import { classificationMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const VIHSD = { name: 'vihsd', description: 'Hate speech and insults in Vietnamese comments (ViHSD)' } as const

export const vihsdScenario = declareScenario({
  ...VIHSD,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.ViHSDScenario', tags: ['toxicity_detection'] },
  unavailable: NOT_PORTED,
})

export const vihsdTask = defineTask({
  ...VIHSD,
  about: { source: 'sonlam1102/vihsd on GitHub', languages: ['vi'] },
  assets: () => ({
    instructions: helmString(
      'run_specs/seahelm_run_specs.py',
      '4779a0e3f3a86918b36799f414771442924b9f2de3fae941947ccec85d1ad0e9',
      'adc7ccd5da044fa4f4c8d9bff6c691048a34285575a6aa8779f6d67fc69b1bde',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'vihsd' },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      inputNoun: 'Câu văn',
      outputNoun: 'Câu trả lời',
      maxTokens: 16,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlu', 'vihsd'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
