import metricsBasic from '@binnacle/metrics-basic'
import metricsCode from '@binnacle/metrics-code'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsCode] })
