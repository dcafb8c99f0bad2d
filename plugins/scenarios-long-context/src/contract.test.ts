import metricsBasic from '@binnacle/metrics-basic'
import metricsLongContext from '@binnacle/metrics-long-context'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsLongContext] })
