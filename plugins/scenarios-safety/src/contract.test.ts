import metricsBasic from '@binnacle/metrics-basic'
import metricsDecodingtrust from '@binnacle/metrics-decodingtrust'
import metricsHarms from '@binnacle/metrics-harms'
import metricsJudged from '@binnacle/metrics-judged'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsDecodingtrust, metricsHarms, metricsJudged] })
