import type { Completion, FinishReason } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeAnswer, makeRequest, makeSampleRequest } from '../../test/make.ts'
import { outcomeOf, readChoice } from './outcome.ts'

describe('the outcome of a sample', () => {
  const mapping = { A: 'one', B: 'two' }
  const completed = (text: string, finishReason: FinishReason) => makeAnswer(text, { completions: [{ text, finishReason }] })
  const outcome = (...requests: Parameters<typeof outcomeOf>[0]) => outcomeOf(requests, makeAdaptation())

  it.each([
    ['a letter', completed(' A ', 'stop'), { outputMapping: mapping }, 'scored'],
    ['a letter, cut after it', completed('B', 'length'), { outputMapping: mapping }, 'scored'],
    ['no letter', completed('I think', 'stop'), { outputMapping: mapping }, 'unparsed'],
    ['no letter, cut', completed('I think', 'length'), { outputMapping: mapping }, 'truncated'],
    ['a text', completed('anything', 'stop'), {}, 'scored'],
    ['a text, cut', completed('anything', 'length'), {}, 'truncated'],
    ['a filter of the provider', completed('', 'filter'), { outputMapping: mapping }, 'filtered'],
    ['an answer that was held back', makeAnswer('', { filtered: 'policy' }), {}, 'filtered'],
    ['a refusal', completed('no', 'refusal'), {}, 'refused'],
    ['a scored text', completed('given text', 'length'), { request: makeRequest('x', { echoPrompt: true, maxTokens: 0 }) }, 'scored'],
  ])('%s', (_name, answer, more, expected) => {
    expect(outcome(makeSampleRequest(answer, more))).toBe(expected)
  })

  it('is that of the likeliest completion, which is the one that is scored', () => {
    const completions: readonly Completion[] = [
      { text: 'A', logprob: -3, tokens: [], finishReason: 'stop' },
      { text: 'I think', logprob: -1, tokens: [], finishReason: 'stop' },
    ]
    expect(outcome(makeSampleRequest(makeAnswer('', { completions }), { outputMapping: mapping }))).toBe('unparsed')
    expect(outcome(makeSampleRequest(makeAnswer('', { completions: completions.toReversed() }), { outputMapping: mapping }))).toBe(
      'unparsed',
    )
  })

  it('is the strongest of its requests, whatever their order', () => {
    const made = [
      makeSampleRequest(completed('A', 'stop')),
      makeSampleRequest(completed('I', 'stop'), { outputMapping: mapping }),
      makeSampleRequest(completed('I', 'length')),
      makeSampleRequest(makeAnswer('', { filtered: 'policy' })),
      makeSampleRequest(completed('no', 'refusal')),
    ]
    for (let count = 1; count <= made.length; count++) {
      const expected = ['scored', 'unparsed', 'truncated', 'filtered', 'refused'][count - 1]
      expect(outcome(...made.slice(0, count))).toBe(expected)
      expect(outcome(...made.slice(0, count).toReversed())).toBe(expected)
    }
    expect(outcome()).toBe('errored')
  })

  it.each([
    ['(\\w)\\)', 'The answer is B).', 'two'],
    ['answer is \\w', 'The answer is B', undefined],
    ['[AB]$', 'It is A', 'one'],
    ['never', 'A', undefined],
  ])('is read through the pattern %s', (outputMappingPattern, text, expected) => {
    expect(readChoice(text, mapping, makeAdaptation({ outputMappingPattern }))).toBe(expected)
  })

  it('is not read from what every object has', () => {
    expect(readChoice('constructor', mapping, makeAdaptation())).toBeUndefined()
  })
})
