import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { Model } from '@binnacle/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL, clientContext, openWith, request } from './loopback.ts'

const MOCK = resolve(import.meta.dirname, '../../../../shared/bench/mock-openai.mjs')

interface Mock {
  readonly cfg: Record<string, unknown>
  listen(): Promise<number>
  close(): Promise<void>
  reset(): void
}

describe.skipIf(!existsSync(MOCK))('against a deterministic server of OpenAI’s interface', () => {
  const { context, close } = clientContext()
  let mock: Mock
  let url: string
  const open = (options: object = {}): Promise<Model> => openWith(context, { baseUrl: url, model: 'mock-model', ...options })

  beforeAll(async () => {
    const { createMock } = (await import(pathToFileURL(MOCK).href)) as { createMock(options: object): Mock }
    mock = createMock({ port: 0, quiet: true, accuracy: 1 })
    url = `http://127.0.0.1:${await mock.listen()}`
  })

  afterAll(async () => {
    await close()
    await mock.close()
  })

  const question = 'What is 17 + 25?\nA) 41\nB) 42\nC) 43\nD) 44\nAnswer with the letter only.'

  test('chat answers, with log-probabilities that add up', async () => {
    const answer = await (await open({ logprobs: true })).generate!(request({ prompt: question, numCompletions: 2, topKPerToken: 5 }), CALL)
    expect(answer.completions).toHaveLength(2)
    expect(answer.completions[0]!.text).toBe('B')
    expect(answer.completions[0]!.logprob).toBeCloseTo(answer.completions[0]!.tokens!.reduce((sum, token) => sum + token.logprob!, 0))
    expect(answer).toMatchObject({ model: 'mock-model', fingerprint: 'fp_mock', usage: { promptTokens: expect.any(Number) } })
  })

  test('completions scores given text', async () => {
    const answer = await (await open({ api: 'completions' })).scoreText!(request({ prompt: 'The sky is blue', maxTokens: 0 }), CALL)
    expect(answer.completions[0]!.tokens!.map((token) => token.text).join('')).toBe('The sky is blue')
    expect(answer.completions[0]!.tokens!.map((token) => token.logprob)).toEqual([
      undefined,
      ...Array.from({ length: 3 }, () => expect.any(Number) as number),
    ])
  })

  test.each([
    ['err_429', 'ERR_PROVIDER_RATE_LIMIT', true],
    ['err_500', 'ERR_PROVIDER_SERVER', true],
    ['err_503', 'ERR_PROVIDER_SERVER', true],
    ['err_html', 'ERR_PROVIDER_SERVER', true],
    ['err_400', 'ERR_PROVIDER_PROMPT_TOO_LONG', false],
    ['err_malformed', 'ERR_PROVIDER_MALFORMED', true],
    ['err_empty', 'ERR_OPENAI_ANSWER', true],
    ['err_drop', 'ERR_HTTP_RESET', true],
    ['err_truncate', 'ERR_HTTP_CUT', true],
    ['err_hang', 'ERR_HTTP_TIMEOUT', true],
  ])('%s is %s', async (fault, code, retryable) => {
    mock.cfg[fault] = 1
    mock.reset()
    const call = { signal: AbortSignal.timeout(fault === 'err_hang' ? 60 : 5000), attempt: 1 }
    const asked = (await open()).generate!(request({ prompt: question }), call)
    await expect(asked).rejects.toMatchObject({ code, retryable })
    mock.cfg[fault] = 0
    mock.reset()
  })

  test('a wrong key, and a right one', async () => {
    mock.cfg['require_key'] = 'sk-test-0123456789abcdef'
    await expect((await open()).generate!(request(), CALL)).rejects.toMatchObject({ code: 'ERR_PROVIDER_KEY_REFUSED' })
    expect((await (await open({ apiKey: 'env:TEST_KEY' })).generate!(request({ prompt: question }), CALL)).completions[0]!.text).toBe('B')
    mock.cfg['require_key'] = ''
  })
})
