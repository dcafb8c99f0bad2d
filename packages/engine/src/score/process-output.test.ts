import { expect, test } from 'vitest'
import { makeAnswer, makeInstance, makeSampleRequest, makeAdaptation } from '../../test/make.ts'
import { withProcessedOutput } from './process-output.ts'

const sample = {
  instance: makeInstance('id0'),
  trial: 0,
  repeat: 0,
  outcome: 'scored' as const,
  requests: [makeSampleRequest(makeAnswer('<think>so</think>\n\nyes', { requestTime: 2 }))],
  annotations: {},
  adaptation: makeAdaptation(),
}

test('completions are changed as metrics read them, and nothing else is', () => {
  const [request] = withProcessedOutput(sample, 'remove_deepseek_r1_thinking').requests
  expect(request!.answer).toEqual({ ...sample.requests[0]!.answer, completions: [{ text: 'yes', finishReason: 'stop' }] })
  expect(sample.requests[0]!.answer.completions[0]!.text).toBe('<think>so</think>\n\nyes')
})

test('without a processor a sample stays the same', () => {
  expect(withProcessedOutput(sample, undefined)).toBe(sample)
})
