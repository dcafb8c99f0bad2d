import { describeMetric, describePlugin } from '../../src/index.ts'
import { exactMatch, quizPlugin } from '../quiz-plugin.ts'

describePlugin(quizPlugin({ metrics: [{ ...exactMatch, description: '' }] }))
describeMetric({ ...exactMatch, score: () => ({ exact: Number.NaN }) }, { gold: false })
