import metricsBasic from '@binnacle/metrics-basic'
import { describePlugin, describeScenario, describeTask } from '@binnacle/testkit'
import { demoMirror } from '../../../tests/support/mirror-options.ts'
import { gsmScenario, gsmTask } from './gsm.ts'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic] })
describeScenario(gsmScenario, { mirror: demoMirror })
describeTask(gsmTask, { plugin, requires: [metricsBasic], mirror: demoMirror })
