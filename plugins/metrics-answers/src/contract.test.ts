import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { answerMatch } from './answer-match.ts'
import { choiceMatch } from './choices/choice-match.ts'
import { editSimilarity } from './edit-similarity.ts'
import plugin from './index.ts'
import { jsonSimilarity } from './json-similarity.ts'
import { numberMatch } from './numbers/number-match.ts'
import { rouge } from './rouge.ts'
import { squadF1 } from './squad-f1.ts'

describePlugin(plugin)

const share = [0, 1] as const
const text = 'The cat sat on the mat.'
const gold = [createSample({ right: text, completions: text })]

describeMetric(choiceMatch, {
  options: {},
  gold: [createSample({ right: 'oak', completions: 'B', outputMapping: { A: 'elm', B: 'oak' } })],
  bounds: { choice_match: share, choice_read: share },
  best: { choice_match: 1, choice_read: 1 },
})
describeMetric(numberMatch, {
  options: {},
  gold: [createSample({ right: '12', completions: 'The answer is 12.' })],
  bounds: { number_match: share, number_read: share },
  best: { number_match: 1, number_read: 1 },
})
describeMetric(answerMatch, { options: {}, gold, bounds: { answer_match: share }, best: { answer_match: 1 } })
describeMetric(squadF1, {
  options: {},
  gold,
  bounds: { squad_f1: share, squad_exact_match: share },
  best: { squad_f1: 1, squad_exact_match: 1 },
})
describeMetric(rouge, { options: {}, gold, bounds: { rouge_l: share, rouge_1: share, rouge_2: share }, best: { rouge_l: 1 } })
describeMetric(editSimilarity, { options: {}, gold, bounds: { edit_similarity: share }, best: { edit_similarity: 1 } })
describeMetric(jsonSimilarity, {
  options: {},
  gold: [createSample({ right: '{"a": 1}', completions: '{"a": 1}' })],
  bounds: { json_similarity: share },
  best: { json_similarity: 1 },
})
