import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const VOXCELEB2 = { name: 'voxceleb2', description: 'Whether two recordings are of one speaker (VoxCeleb2)' } as const

export const voxceleb2Scenario = declareScenario({
  ...VOXCELEB2,
  helm: { className: 'helm.benchmark.scenarios.audio_language.voxceleb2_scenario.VoxCeleb2Scenario', tags: ['audio', 'identification'] },
  unavailable: NOT_PORTED,
})

export const voxceleb2Task = defineTask({
  ...VOXCELEB2,
  about: { source: 'ProgramComputer/voxceleb on the Hub' },
  build: () => ({
    scenario: { name: 'voxceleb2' },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: exactMatchMetrics(),
    groups: ['voxceleb2'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
