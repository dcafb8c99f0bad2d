import { type Answer, createRequest } from '@binnacle/core'
import { expect, test } from 'vitest'
import { askRepeatedly } from './repeat.ts'

const CALL = { signal: new AbortController().signal, attempt: 1 }

const answerOf = (text: string, more: Partial<Answer> = {}): Answer => ({
  completions: [{ text, finishReason: 'stop' }],
  usage: { promptTokens: 10, completionTokens: 2 },
  requestTime: 0.5,
  ...more,
})

test('as many answers as completions are asked for become one, tokens and seconds added up', async () => {
  const asked: number[] = []
  const ask = askRepeatedly(({ numCompletions }) => {
    asked.push(numCompletions)
    return Promise.resolve(answerOf(`answer ${asked.length}`))
  })
  expect(await ask(createRequest({ prompt: 'x', numCompletions: 3 }), CALL)).toEqual({
    completions: [1, 2, 3].map((place) => ({ text: `answer ${place}`, finishReason: 'stop' })),
    usage: { promptTokens: 30, completionTokens: 6 },
    requestTime: 1.5,
  })
  expect(asked).toEqual([1, 1, 1])
})

test('answers that came before a failure are not asked for again by the next try', async () => {
  let asked = 0
  const ask = askRepeatedly(() => {
    asked += 1
    return asked === 3 ? Promise.reject(new Error('busy')) : Promise.resolve(answerOf(`answer ${asked}`))
  })
  const request = createRequest({ prompt: 'x', numCompletions: 3 })
  await expect(ask(request, CALL)).rejects.toThrow('busy')
  const { completions } = await ask(request, { ...CALL, attempt: 2 })
  expect(completions.map(({ text }) => text)).toEqual(['answer 1', 'answer 2', 'answer 4'])
  expect(asked).toBe(4)
})

test('a count that one answer lacks is not known; only what is filtered altogether counts as filtered', async () => {
  const filtered = answerOf('', { filtered: 'by policy', usage: { promptTokens: 10 } })
  const answers = [filtered, answerOf('said')]
  const ask = askRepeatedly(() => Promise.resolve(answers.shift()!))
  const answer = await ask(createRequest({ prompt: 'x', numCompletions: 2 }), CALL)
  expect(answer.usage).toEqual({ promptTokens: 20 })
  expect(answer.filtered).toBeUndefined()
  expect(answer.completions.map(({ text }) => text)).toEqual(['', 'said'])
})
