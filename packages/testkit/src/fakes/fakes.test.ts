import { defineDeployment, type Model, type ModelClient, type Request } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { checkModelClient, checkPlugin, openClient } from '../checks/index.ts'
import { createCall, createRequest } from '../create-request.ts'
import { fakeEcho } from './echo.ts'
import { fakeFlaky } from './flaky.ts'
import fakes from './index.ts'
import { fakeOracle } from './oracle.ts'
import { fakeSlow } from './slow.ts'

async function open(client: ModelClient<any>, options: object = {}): Promise<Model> {
  return (await openClient(client, { options })).model
}

const say = async (model: Model, request: Partial<Request> = {}, attempt = 1): Promise<readonly string[]> =>
  (await model.generate!(createRequest(request), createCall(undefined, attempt))).completions.map(({ text }) => text)

test('the plugin and its clients keep the contract', async () => {
  expect(await checkPlugin(fakes)).toEqual([])
  expect(await checkModelClient(fakeEcho)).toEqual([])
  expect(await checkModelClient(fakeOracle, { options: { otherwise: 'It is five, I think' } })).toEqual([])
  expect(await checkModelClient(fakeSlow, { options: { delay: 1, text: 'late, but here' } })).toEqual([])
  expect(await checkModelClient(fakeFlaky, { options: { failures: 0, text: 'steady as she goes' } })).toEqual([])
})

describe('fake/echo', () => {
  test('gives the last line back, or the whole', async () => {
    const prompt = 'Question: 2 + 3?\nAnswer:\n'
    expect(await say(await open(fakeEcho), { prompt })).toEqual(['Answer:'])
    expect(await say(await open(fakeEcho, { of: 'whole', prefix: '> ' }), { prompt, numCompletions: 2 })).toEqual([
      `> ${prompt}`,
      `> ${prompt}`,
    ])
    expect(
      await say(await open(fakeEcho), {
        messages: [
          { role: 'user', content: 'first' },
          { role: 'user', content: 'second' },
        ],
      }),
    ).toEqual(['second'])
  })

  test('obeys', async () => {
    const model = await open(fakeEcho)
    const { completions } = await model.generate!(createRequest({ prompt: 'one two three', maxTokens: 2 }), createCall())
    expect(completions).toMatchObject([{ text: 'one two', finishReason: 'length', logprob: -1 }])
    expect(await say(model, { prompt: 'one two three', stopSequences: [' three', 'two'] })).toEqual(['one '])
  })
})

describe('fake/oracle', () => {
  const answers = { 'Number 1?': 'A', 'Number 12?': 'B', 'Colours?': ['red', 'blue'] }

  test('answers by the text that stands last in the prompt', async () => {
    const model = await open(fakeOracle, { answers })
    expect(await say(model, { prompt: 'Number 12?' })).toEqual(['B'])
    expect(await say(model, { prompt: 'Number 12?\nAnswer: B\n\nNumber 1?\nAnswer:' })).toEqual(['A'])
    expect(await say(model, { prompt: 'Colours?', numCompletions: 3 })).toEqual(['red', 'blue', 'red'])
  })

  test('the longer of two that end together', async () => {
    expect(await say(await open(fakeOracle, { answers: { 'one?': 'short', 'Number one?': 'long' } }), { prompt: 'Number one?' })).toEqual([
      'long',
    ])
  })

  test('without an answer it says what is nearest, or what it is told to', async () => {
    await expect(say(await open(fakeOracle, { answers }), { prompt: 'x\nNumber 2?' })).rejects.toMatchObject({
      code: 'ERR_FAKE_ORACLE',
      message: expect.stringContaining('the nearest is "Number 1?"') as string,
      fate: 'sample',
      retryable: false,
    })
    expect(await say(await open(fakeOracle, { answers, otherwise: 'no idea' }), { prompt: 'x' })).toEqual(['no idea'])
  })
})

describe('fake/slow', () => {
  test('answers late, and ends at once when it is told to', async () => {
    expect(await say(await open(fakeSlow, { delay: 5, text: 'B' }))).toEqual(['B'])
    const model = await open(fakeSlow, { delay: 60_000 })
    const end = new AbortController()
    const asked = model.generate!(createRequest(), createCall(end.signal))
    end.abort()
    await expect(asked).rejects.toMatchObject({ code: 'ERR_HTTP_ABORTED', retryable: false })
    await expect(model.generate!(createRequest(), createCall(AbortSignal.timeout(5)))).rejects.toMatchObject({
      code: 'ERR_HTTP_TIMEOUT',
      retryable: true,
    })
  })
})

describe('fake/flaky', () => {
  test('fails so many times, and then answers', async () => {
    const model = await open(fakeFlaky, { failures: 2, failure: 'server', text: 'C' })
    await expect(say(model, {}, 1)).rejects.toMatchObject({ code: 'ERR_PROVIDER_SERVER', retryable: true })
    await expect(say(model, {}, 2)).rejects.toMatchObject({ message: expect.stringContaining('try 2 of 2') as string })
    expect(await say(model, {}, 3)).toEqual(['C'])
    // The next request fails anew.
    await expect(say(model, { prompt: 'another' }, 1)).rejects.toMatchObject({ code: 'ERR_PROVIDER_SERVER' })
  })

  test.each([
    ['bad-request', 'ERR_PROVIDER_BAD_REQUEST', false],
    ['key', 'ERR_PROVIDER_KEY_REFUSED', false],
    ['forbidden', 'ERR_PROVIDER_FORBIDDEN', false],
    ['not-found', 'ERR_PROVIDER_MODEL_NOT_FOUND', false],
    ['timeout', 'ERR_PROVIDER_TIMEOUT', true],
    ['rate-limit', 'ERR_PROVIDER_RATE_LIMIT', true],
    ['server', 'ERR_PROVIDER_SERVER', true],
    ['no-answer', 'ERR_HTTP_TIMEOUT', true],
    ['dropped', 'ERR_HTTP_RESET', true],
    ['cut', 'ERR_HTTP_CUT', true],
    ['malformed', 'ERR_PROVIDER_MALFORMED', true],
  ])('%s', async (failure, code, retryable) => {
    const model = await open(fakeFlaky, { failure, retryAfter: 40 })
    const error = { code, retryable, retryAfter: retryable ? 40 : undefined, exitCode: 3 }
    await expect(say(model)).rejects.toMatchObject(error)
  })
})

test('options that do not fit are refused', async () => {
  await expect(open(fakeFlaky, { failure: 'tired' })).rejects.toThrow('failure')
  expect(defineDeployment({ name: 'a', model: 'a', client: 'fake/echo' }).client).toBe('fake/echo')
})
