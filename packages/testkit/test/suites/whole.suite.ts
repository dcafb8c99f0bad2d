import { describePlugin, describeScenario, describeTask } from '../../src/index.ts'
import { exactMatch, quizPlugin, quizScenario, quizTask } from '../quiz-plugin.ts'

describePlugin(quizPlugin())
describeScenario(quizScenario())
describeTask(quizTask(), { contributions: { scenarios: [quizScenario()], metrics: [exactMatch] } })
