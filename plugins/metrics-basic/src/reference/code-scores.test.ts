import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { codeScores } from './code-scores.ts'

const sample = (annotations: object) => ({
  ...makeSample({ golds: ['x'], requests: [answered([completion('a', { logprob: -2 }), completion('b', { logprob: -1 })])] }),
  annotations: annotations as never,
})

test('reads what a sandbox recorded', () => {
  const recorded = sample({ code_eval: { passed: [true, false] } })
  expect(codeScores('code_eval_acc', recorded, 1)).toEqual({ code_eval_acc: 0 })
  expect(codeScores('code_eval_acc', recorded, 2)).toEqual({ code_eval_acc: 0, 'code_eval_acc@2': 1 })
  expect(codeScores('pass', recorded, 2)).toEqual({ pass: 0.5, 'pass@2': 1 })
  expect(codeScores('pass', sample({ code_eval: { passed: [false, false] } }), 3)).toEqual({ pass: 0, 'pass@3': 1 })
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
