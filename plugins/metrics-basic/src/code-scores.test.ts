import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../test/make-sample.ts'
import { codeScores, estimatePassAt } from './code-scores.ts'

// HELM's golden vectors, and R58 of the replay cases.
test.each([
  [5, 2, 1, 0.4],
  [5, 2, 3, 0.9],
  [5, 2, 5, 1],
  [2, 0, 1, 0],
])('of %d completions %d pass: at %d', (completions, passed, k, value) => {
  expect(estimatePassAt(completions, passed, k)).toBeCloseTo(value, 12)
})

const sample = (annotations: object) => ({
  ...makeSample({ golds: ['x'], requests: [answered([completion('a', { logprob: -2 }), completion('b', { logprob: -1 })])] }),
  annotations: annotations as never,
})

test('reads what a sandbox recorded', () => {
  const recorded = sample({ code_eval: { passed: [true, false] } })
  expect(codeScores('code_eval_acc', recorded, 1)).toEqual({ code_eval_acc: 0 })
  expect(codeScores('code_eval_acc', recorded, 2)).toEqual({ code_eval_acc: 0, 'code_eval_acc@2': 1 })
  expect(codeScores('pass', recorded, 2)).toEqual({ pass: 0.5, 'pass@2': 1 })
})

test('without a record the scores are missing', () => {
  expect(codeScores('pass', sample({}), 2)).toEqual({
    pass: { missing: expect.stringContaining('no sandbox') as string },
    'pass@2': { missing: expect.stringContaining('no sandbox') as string },
  })
  expect(codeScores('code_eval_acc', sample({ code_eval: { passed: [true] } }), 1)).toEqual({
    code_eval_acc: { missing: expect.stringContaining('each completion') as string },
  })
})
