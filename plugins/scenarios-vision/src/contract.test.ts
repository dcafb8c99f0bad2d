import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsHarms] })
