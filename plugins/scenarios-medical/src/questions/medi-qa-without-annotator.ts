import { generationAdaptation, openEndedMetrics } from '@binnacle/adapters'
import { defineTask } from '@binnacle/core'

export const mediQaWithoutAnnotatorTask = defineTask({
  name: 'medi_qa_without_annotator',
  description: 'Answers to questions of patients (MEDIQA), without a jury',
  about: { source: 'bigbio/mediqa_qa on the Hub' },
  build: () => ({
    name: 'medi_qa',
    scenario: { name: 'medi_qa' },
    adaptation: generationAdaptation({
      instructions: 'Answer the following consumer health question.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 0,
      maxTokens: 1024,
      stopSequences: [],
    }),
    metrics: openEndedMetrics(),
    groups: ['medi_qa'],
    main: { stat: 'medi_qa_accuracy', split: 'test' },
  }),
})
