import metricsBasic from '@binnacle/metrics-basic'
import metricsJudged from '@binnacle/metrics-judged'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsJudged] })
