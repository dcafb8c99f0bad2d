import { exactMatchMetrics, helmString, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const OAB_EXAMS = { name: 'oab_exams', description: 'Examinations of the Brazilian bar (OAB)' } as const

export const oabExamsScenario = declareScenario({
  ...OAB_EXAMS,
  helm: { className: 'helm.benchmark.scenarios.oab_exams_scenario.OABExamsScenario', tags: ['knowledge', 'multiple_choice', 'pt-br'] },
  unavailable: NOT_PORTED,
})

export const oabExamsTask = defineTask({
  ...OAB_EXAMS,
  about: { source: 'eduagarcia/oab_exams on the Hub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/oab_exams_specs.py',
      'c2ced5a69a3fcc9bf12aa43fb0d866f4defee5e41b5f608191c0c8e5cfec446e',
      '85b56e7b19b5566fd50d2a4414b11ddfbea5587a730aae103c1a86f9ba93801a',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'oab_exams' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: String(instructions),
      inputNoun: 'Pergunta',
      outputNoun: 'Resposta',
    }),
    metrics: exactMatchMetrics(),
    groups: ['oab_exams'],
  }),
})
