import metricsBasic from '@binnacle/metrics-basic'
import metricsSummarization from '@binnacle/metrics-summarization'
import { describePlugin } from '@binnacle/testkit'
import { writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

/** LegalBench's settings in the form of the file that HELM reads. */
const mirror = writeMirror([
  {
    url: 'https://raw.githubusercontent.com/HazyResearch/legalbench/main/helm_prompt_settings.jsonl',
    text: '{}\n{"abercrombie": "Label the mark."}\n{}\n{"abercrombie": "Type"}\n{}',
  },
])

describePlugin(plugin, { requires: [metricsBasic, metricsSummarization], mirror })
