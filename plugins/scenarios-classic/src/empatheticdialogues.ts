import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const EMPATHETICDIALOGUES = { name: 'empatheticdialogues', description: 'Answers to what moved somebody (EmpatheticDialogues)' } as const

export const empatheticdialoguesScenario = declareScenario({
  ...EMPATHETICDIALOGUES,
  helm: { className: 'helm.benchmark.scenarios.dialogue_scenarios.EmpatheticDialoguesScenario', tags: ['interaction', 'dialogue'] },
  unavailable: NOT_PORTED,
})

export const empatheticdialoguesTask = defineTask({
  ...EMPATHETICDIALOGUES,
  about: { source: 'dl.fbaipublicfiles.com' },
  build: () => ({
    scenario: { name: 'empatheticdialogues' },
    adaptation: generationAdaptation({ outputPrefix: 'BEGIN DIALOGUE\n', temperature: 0.9, maxTokens: 50, stopSequences: [] }),
    metrics: exactMatchMetrics(),
    groups: [],
  }),
})
