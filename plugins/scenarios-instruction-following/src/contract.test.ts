import metricsBasic from '@binnacle/metrics-basic'
import metricsInstructionFollowing from '@binnacle/metrics-instruction-following'
import metricsJudged from '@binnacle/metrics-judged'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsInstructionFollowing, metricsJudged] })
