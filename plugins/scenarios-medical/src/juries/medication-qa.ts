import { generationAdaptation, NOT_PORTED, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MEDICATION_QA = {
  name: 'medication_qa',
  description: 'Answers to questions of patients on medicines (MedicationQA); a jury rates them',
} as const

export const medicationQaScenario = declareScenario({
  ...MEDICATION_QA,
  helm: {
    className: 'helm.benchmark.scenarios.medication_qa_scenario.MedicationQAScenario',
    tags: ['knowledge', 'generation', 'question_answering', 'biomedical'],
  },
  unavailable: NOT_PORTED,
})

export const medicationQaTask = defineTask({
  ...MEDICATION_QA,
  about: { source: 'abachaa/Medication_QA_MedInfo2019 on GitHub' },
  options: z.object({ jury_config_path: textArgument.optional() }),
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      scenario: { name: 'medication_qa' },
      adaptation: generationAdaptation({
        instructions: 'Please answer the following consumer health question.',
        inputNoun: 'Question',
        outputNoun: 'Answer',
        maxTrainInstances: 0,
        maxTokens: 512,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('medication_qa', {
          device: 'cpu',
          bertscore_model: 'distilbert-base-uncased',
          rescale_with_baseline: false,
        }),
        {
          name: 'llm_jury',
          options: { metric_name: 'medication_qa_accuracy', scenario_name: 'medication_qa', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'medication_qa', options: { annotator_models: judges } }],
      groups: ['medication_qa'],
      main: { stat: 'medication_qa_accuracy', split: 'test' },
    }
  },
})
