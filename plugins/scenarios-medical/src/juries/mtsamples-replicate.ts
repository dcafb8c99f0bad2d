import { generationAdaptation, NOT_PORTED, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MTSAMPLES_REPLICATE = { name: 'mtsamples_replicate', description: 'Treatment plans written from clinical notes (MTSamples)' } as const

export const mtsamplesReplicateScenario = declareScenario({
  ...MTSAMPLES_REPLICATE,
  helm: {
    className: 'helm.benchmark.scenarios.mtsamples_replicate_scenario.MTSamplesReplicateScenario',
    tags: ['medical', 'transcription', 'plan_generation'],
  },
  unavailable: NOT_PORTED,
})

export const mtsamplesReplicateTask = defineTask({
  ...MTSAMPLES_REPLICATE,
  about: { source: 'raulista1997/benchmarkdata on GitHub' },
  options: z.object({ jury_config_path: textArgument.optional() }),
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      scenario: { name: 'mtsamples_replicate' },
      adaptation: generationAdaptation({
        instructions: 'Given various information about a patient, return a reasonable treatment plan for the patient.',
        outputNoun: 'Answer',
        maxTrainInstances: 0,
        maxTokens: 512,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('mtsamples_replicate', {
          device: 'cpu',
          bertscore_model: 'distilbert-base-uncased',
          rescale_with_baseline: false,
        }),
        {
          name: 'llm_jury',
          options: {
            metric_name: 'mtsamples_replicate_accuracy',
            scenario_name: 'mtsamples_replicate',
            annotator_models: judges,
            default_score: 1,
          },
        },
      ],
      annotators: [{ name: 'mtsamples_replicate', options: { annotator_models: judges } }],
      groups: ['mtsamples_replicate'],
      main: { stat: 'mtsamples_replicate_accuracy', split: 'test' },
    }
  },
})
