import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import { describePlugin, describeScenario, describeTask } from '@binnacle/testkit'
import { demoMirror } from '@binnacle/parity-kit/mirror-options'
import { bbqScenario, bbqTask } from './bbq.ts'
import plugin from './index.ts'

const SUBJECT = { subject: 'Age' }
const tasks = { bbq: [SUBJECT] }
const around = { plugin, requires: [metricsBasic], mirror: demoMirror }

describePlugin(plugin, {
  requires: [metricsBasic, metricsHarms],
  tasks,
  // HELM measures nothing in OpinionsQA: whole distributions of answers are compared.
  allow: { 'task-metrics': 'as in HELM' },
})
describeScenario(bbqScenario, { ...around, tasks, cases: [SUBJECT] })
describeTask(bbqTask, { ...around, cases: [SUBJECT] })
