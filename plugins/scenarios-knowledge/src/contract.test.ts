import metricsBasic from '@binnacle/metrics-basic'
import { describePlugin, describeScenario, describeTask } from '@binnacle/testkit'
import { demoMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'
import { mmluScenario, mmluTask } from './mmlu.ts'
import { MULTIPLE_CHOICE_METHODS } from '@binnacle/adapters'
import { truthfulQaScenario, truthfulQaTask } from './truthful-qa.ts'

const SUBJECT = { subject: 'general_knowledge' }
const TASK = { task: 'mc_single' }
const tasks = { mmlu: [SUBJECT], truthful_qa: [TASK] }

describePlugin(plugin, { requires: [metricsBasic], tasks })

const mmlu = { plugin, requires: [metricsBasic], mirror: demoMirror }
describeScenario(mmluScenario, { ...mmlu, tasks, cases: [SUBJECT], refused: [{}, { subjct: 'anatomy' }] })
describeTask(mmluTask, { ...mmlu, cases: MULTIPLE_CHOICE_METHODS.map((method) => ({ ...SUBJECT, method })) })

const columns = 'Type,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source'
const rows = Array.from(
  { length: 40 },
  (_, index) => `A,B,Question ${index}?,${'RIGHT'[index % 5]}ight ${index},x,Wrong ${index}; Also wrong ${index},y`,
)
const truthfulQa = {
  plugin,
  requires: [metricsBasic],
  files: {
    'https://raw.githubusercontent.com/sylinrl/TruthfulQA/d71c110897f5d31c5d7f309e7bc316c152f6f031/data/v1/TruthfulQA.csv': [
      columns,
      ...rows,
    ].join('\n'),
  },
}
describeScenario(truthfulQaScenario, { ...truthfulQa, tasks, cases: [TASK], refused: [{ task: 'mc_multi' }] })
describeTask(truthfulQaTask, { ...truthfulQa, cases: [TASK] })
