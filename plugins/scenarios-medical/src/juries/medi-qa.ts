import { generationAdaptation, NOT_PORTED, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MEDI_QA = { name: 'medi_qa', description: 'Answers to questions of patients (MEDIQA); a jury rates them' } as const

export const mediQaScenario = declareScenario({
  ...MEDI_QA,
  helm: { className: 'helm.benchmark.scenarios.medi_qa_scenario.MediQAScenario', tags: ['knowledge', 'biomedical'] },
  unavailable: NOT_PORTED,
})

export const mediQaTask = defineTask({
  ...MEDI_QA,
  about: { source: 'bigbio/mediqa_qa on the Hub' },
  options: z.object({ jury_config_path: textArgument.optional() }),
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      scenario: { name: 'medi_qa' },
      adaptation: generationAdaptation({
        instructions: 'Answer the following consumer health question.',
        inputNoun: 'Question',
        outputNoun: 'Answer',
        maxTrainInstances: 0,
        maxTokens: 1024,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('medi_qa', { device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }),
        {
          name: 'llm_jury',
          options: { metric_name: 'medi_qa_accuracy', scenario_name: 'medi_qa', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'medi_qa', options: { annotator_models: judges } }],
      groups: ['medi_qa'],
      main: { stat: 'medi_qa_accuracy', split: 'test' },
    }
  },
})
