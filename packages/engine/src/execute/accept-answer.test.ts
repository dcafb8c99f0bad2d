import type { Answer } from '@binnacle/core'
import type { AnswerSource } from '@binnacle/core/run'
import { describe, expect, test } from 'vitest'
import { makeRequest, makeSource } from '../../test/make.ts'
import { acceptAnswer } from './accept-answer.ts'

const live: AnswerSource = makeSource(() => ({ completions: [] }))
const recorded: AnswerSource = makeSource(() => ({ completions: [] }), true)
const generated = { request: makeRequest('The sky'), capability: 'generate' } as const
const scored = { request: makeRequest('The sky', { maxTokens: 0, echoPrompt: true }), capability: 'scoreText' } as const

describe('what is no answer', () => {
  test.each([
    [undefined, 'ERR_MODEL_EMPTY'],
    [{}, 'ERR_MODEL_EMPTY'],
    [{ completions: [] }, 'ERR_MODEL_EMPTY'],
    [{ completions: [{}] }, 'ERR_MODEL_ANSWER'],
    [{ completions: [{ text: 18 }] }, 'ERR_MODEL_ANSWER'],
    [{ completions: [null] }, 'ERR_MODEL_ANSWER'],
  ])('%j is %s', (answer, code) => {
    expect(() => acceptAnswer(answer as unknown as Answer, generated, live)).toThrow(expect.objectContaining({ code, fate: 'sample' }))
  })

  test('fewer completions than were asked for, unless a filter took them', () => {
    const two = { ...generated, request: makeRequest('x', { numCompletions: 2 }) }
    const answer: Answer = { completions: [{ text: 'a' }] }
    expect(() => acceptAnswer(answer, two, live)).toThrow(expect.objectContaining({ code: 'ERR_MODEL_COMPLETIONS' }))
    expect(acceptAnswer({ ...answer, filtered: 'policy' }, two, live)).toEqual({ ...answer, filtered: 'policy' })
  })
})

test('numbers that cannot be are left out, but not out of a record', () => {
  const answer: Answer = { completions: [{ text: 'a', logprob: NaN }], usage: { promptTokens: -1 } }
  expect(acceptAnswer(answer, generated, live)).toEqual({ completions: [{ text: 'a' }] })
  expect(acceptAnswer(answer, generated, recorded)).toBe(answer)
})

test.each([
  [[{ text: 'The' }, { text: ' sky', logprob: -1 }], true],
  [[{ text: '<s>' }, { text: 'The', logprob: -1 }, { text: ' sky', logprob: -1 }], false],
  [[{ text: 'The' }, { text: ' sky' }], false],
  [[{ text: ' the', logprob: -1 }], false],
  [undefined, false],
])('of a text that was to be scored it is known whether %j is it: %s', (tokens, echoed) => {
  const answer: Answer = { completions: [{ text: 'The sky', ...(tokens === undefined ? {} : { tokens }) }] }
  expect(acceptAnswer(answer, scored, live).completions[0]).toEqual({ ...answer.completions[0], echoed })
  expect(acceptAnswer(answer, scored, recorded)).toBe(answer)
})
