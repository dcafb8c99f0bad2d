import metricsBasic from '@binnacle/metrics-basic'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic] })
