import { describePlugin, describeScenario, describeTask } from '@binnacle/testkit'
import plugin from './index.ts'
import { myScenario, myScenarioTask } from './my-scenario.ts'

describePlugin(plugin)
describeScenario(myScenario)
describeTask(myScenarioTask, { plugin })
