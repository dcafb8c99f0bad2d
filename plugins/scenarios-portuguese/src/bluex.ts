import { exactMatchMetrics, helmString, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const BLUEX = { name: 'bluex', description: 'Entrance examinations of Brazilian universities (BLUEX)' } as const

export const bluexScenario = declareScenario({
  ...BLUEX,
  helm: { className: 'helm.benchmark.scenarios.bluex_scenario.BLUEXScenario', tags: ['knowledge', 'multiple_choice', 'pt-br'] },
  unavailable: NOT_PORTED,
})

export const bluexTask = defineTask({
  ...BLUEX,
  about: { source: 'portuguese-benchmark-datasets/BLUEX on the Hub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/bluex_run_specs.py',
      '8f0ac7df761e5eaa007b1d75d3bd57314c1308a364a094d0412ee23682432e68',
      '3df50af9af13ebeaa1efd04155fd52ff2d2ea0c2fa648d9003539812cae8f283',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'bluex' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: String(instructions),
      inputNoun: 'Pergunta',
      outputNoun: 'Resposta',
    }),
    metrics: exactMatchMetrics(),
    groups: ['bluex'],
  }),
})
