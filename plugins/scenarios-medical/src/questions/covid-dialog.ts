import { generationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const COVID_DIALOG = { name: 'covid_dialog', description: 'Answers of a doctor on COVID-19 (COVID-Dialog)' } as const

export const covidDialogScenario = declareScenario({
  ...COVID_DIALOG,
  helm: { className: 'helm.benchmark.scenarios.covid_dialog_scenario.COVIDDialogScenario', tags: ['dialogue', 'biomedical'] },
  unavailable: NOT_PORTED,
})

export const covidDialogTask = defineTask({
  ...COVID_DIALOG,
  about: { source: 'CodaLab' },
  build: () => ({
    scenario: { name: 'covid_dialog' },
    adaptation: generationAdaptation({
      instructions: "Generate a response given a patient's questions and concerns.",
      inputNoun: 'Patient',
      outputNoun: 'Doctor',
      maxTokens: 128,
    }),
    metrics: openEndedMetrics(),
    groups: ['COVIDDialog'],
  }),
})
