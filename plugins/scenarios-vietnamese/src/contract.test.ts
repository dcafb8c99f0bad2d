import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import metricsSummarization from '@binnacle/metrics-summarization'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsHarms, metricsSummarization] })
