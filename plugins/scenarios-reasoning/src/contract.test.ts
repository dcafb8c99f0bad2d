import metricsBasic from '@binnacle/metrics-basic'
import { describePlugin, describeScenario, describeTask } from '@binnacle/testkit'
import { demoMirror } from '@binnacle/parity-kit/mirror-options'
import { gsmScenario, gsmTask } from './gsm.ts'
import plugin from './index.ts'

const around = { plugin, requires: [metricsBasic], mirror: demoMirror }

describePlugin(plugin, { requires: [metricsBasic] })
describeScenario(gsmScenario, around)
describeTask(gsmTask, around)
