import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import metricsSummarization from '@binnacle/metrics-summarization'
import { describePlugin } from '@binnacle/testkit'
import { writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

/** RAFT's prompts in the form of the file that HELM reads. */
const mirror = writeMirror([
  {
    url: 'https://www.dropbox.com/s/a5cyevryzw8rt4f/prompt_construction_settings.json?dl=0',
    text: '{}\n{"ade_corpus_v2": "Label the sentence."}',
  },
])

describePlugin(plugin, { requires: [metricsBasic, metricsHarms, metricsSummarization], mirror })
