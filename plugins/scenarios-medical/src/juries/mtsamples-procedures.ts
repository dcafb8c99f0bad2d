import { generationAdaptation, NOT_PORTED, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MTSAMPLES_PROCEDURES = {
  name: 'mtsamples_procedures',
  description: "Procedure notes written from the patient's other notes (MTSamples)",
} as const

export const mtsamplesProceduresScenario = declareScenario({
  ...MTSAMPLES_PROCEDURES,
  helm: {
    className: 'helm.benchmark.scenarios.mtsamples_procedures_scenario.MTSamplesProceduresScenario',
    tags: ['medical', 'transcription', 'plan_generation'],
  },
  unavailable: NOT_PORTED,
})

export const mtsamplesProceduresTask = defineTask({
  ...MTSAMPLES_PROCEDURES,
  about: { source: 'raulista1997/benchmarkdata on GitHub' },
  options: z.object({ jury_config_path: textArgument.optional() }),
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      scenario: { name: 'mtsamples_procedures' },
      adaptation: generationAdaptation({
        instructions: 'Here are information about a patient, return a reasonable treatment plan for the patient.',
        inputNoun: 'Patient Notes',
        outputNoun: 'Answer',
        maxTrainInstances: 0,
        maxTokens: 512,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('mtsamples_procedures', {
          device: 'cpu',
          bertscore_model: 'distilbert-base-uncased',
          rescale_with_baseline: false,
        }),
        {
          name: 'llm_jury',
          options: {
            metric_name: 'mtsamples_procedures_accuracy',
            scenario_name: 'mtsamples_procedures',
            annotator_models: judges,
            default_score: 1,
          },
        },
      ],
      annotators: [{ name: 'mtsamples_procedures', options: { annotator_models: judges } }],
      groups: ['mtsamples_procedures'],
      main: { stat: 'mtsamples_procedures_accuracy', split: 'test' },
    }
  },
})
