import { join } from 'node:path'
import metricsBasic from '@binnacle/metrics-basic'
import { describeScenario, describeTask } from '@binnacle/testkit'
import { myProject, myProjectTask } from './my-project.ts'

/** The folder of the config, to which paths of data are relative. */
const folder = join(import.meta.dirname, '..')

describeScenario(myProject, { folder })
describeTask(myProjectTask, { folder, contributions: { scenarios: [myProject] }, requires: [metricsBasic] })
