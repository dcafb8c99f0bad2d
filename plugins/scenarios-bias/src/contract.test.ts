import metricsBasic from '@binnacle/metrics-basic'
import { describePlugin, describeScenario, describeTask } from '@binnacle/testkit'
import { demoMirror } from '../../../tests/support/mirror-options.ts'
import { bbqScenario, bbqTask } from './bbq.ts'
import plugin from './index.ts'

const SUBJECT = { subject: 'Age' }
const tasks = { bbq: [SUBJECT] }
const around = { plugin, requires: [metricsBasic], mirror: demoMirror }

describePlugin(plugin, { requires: [metricsBasic], tasks })
describeScenario(bbqScenario, { ...around, tasks, cases: [SUBJECT] })
describeTask(bbqTask, { ...around, cases: [SUBJECT] })
