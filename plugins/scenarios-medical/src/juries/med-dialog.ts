import { generationAdaptation, NOT_PORTED, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MED_DIALOG = { name: 'med_dialog', description: 'Summaries of conversations between patients and doctors (MedDialog)' } as const

export const medDialogScenario = declareScenario({
  ...MED_DIALOG,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.med_dialog_scenario.MedDialogScenario', tags: ['dialogue', 'biomedical'] },
  unavailable: NOT_PORTED,
})

export const medDialogTask = defineTask({
  ...MED_DIALOG,
  about: { source: 'CodaLab' },
  options: z.object({ subset: textArgument, jury_config_path: textArgument.optional() }),
  example: { subset: 'healthcaremagic' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ subset, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: `med_dialog,subset=${subset}`,
      scenario: { name: 'med_dialog', options: { subset } },
      adaptation: generationAdaptation({
        instructions: 'Generate a one sentence summary of this patient-doctor conversation.',
        inputNoun: 'Patient-Doctor',
        outputNoun: 'Summary',
        maxTrainInstances: 0,
        maxTokens: 80,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('med_dialog', { device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }),
        {
          name: 'llm_jury',
          options: { metric_name: 'med_dialog_accuracy', scenario_name: 'med_dialog', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'med_dialog', options: { annotator_models: judges } }],
      groups: ['med_dialog'],
      main: { stat: 'med_dialog_accuracy', split: 'test' },
    }
  },
})
