import { postJson } from '@binnacle/client-kit'
import { BinnacleError, defineModelClient, type Model, mapRequestTexts } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { chatClient, type ChatChanges } from '../../../test/chat-client.ts'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { fakeEcho } from '../../fakes/echo.ts'
import { TESTKIT_KEY } from './model-client-checks.ts'
import { checkModelClient } from '../run.ts'

const OPTIONS = { options: ({ url }: { readonly url: string }) => ({ baseUrl: url, apiKey: TESTKIT_KEY }) }

const checked = (changes: ChatChanges = {}) => checkModelClient(chatClient(changes), OPTIONS)

/** A client that makes errors of its own of those that are right. */
const rethrowing = (make: (error: BinnacleError, key: string) => unknown): ChatChanges => ({
  async post(context, url, key, body, { signal }) {
    try {
      const headers = { authorization: `Bearer ${key}` }
      return (await postJson(context, { url, headers, body, signal, provider: 'Chat', model: 'model', secrets: [key] })).json
    } catch (cause) {
      throw make(cause as BinnacleError, key)
    }
  },
})

/** The parts of an error, with some in others' places. */
const withParts = ({ code, message, hint, retryable, retryAfter, fate, exitCode }: BinnacleError, changes: object) =>
  new BinnacleError({
    code,
    message,
    retryable,
    fate,
    exitCode,
    ...(hint === undefined ? {} : { hint }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...changes,
  })

test('a client without faults has no findings', async () => {
  expect(await checked()).toEqual([])
})

describe('answers', () => {
  test.each<[string, ChatChanges, string]>([
    [
      'another text',
      { answer: (answer) => ({ ...answer, completions: answer.completions.map((one) => ({ ...one, text: one.text.slice(1) })) }) },
      'client-answer',
    ],
    ['no completions', { answer: () => ({}) as never }, 'client-answer'],
    [
      'no number of a log-probability',
      { answer: (answer) => ({ ...answer, completions: answer.completions.map((one) => ({ ...one, logprob: Number.NaN })) }) },
      'client-answer',
    ],
    ['one completion of three', { body: (body) => ({ ...body, n: 1 }) }, 'client-completions'],
    [
      'a prompt that was trimmed',
      { body: (body, { prompt = '' }) => ({ ...body, messages: [{ role: 'user', content: prompt.replaceAll(/\s+/g, ' ') }] }) },
      'client-prompt',
    ],
    ['no stop sequences', { body: ({ stop: _stop, ...body }) => body }, 'client-stop'],
    ['no cap on tokens', { body: ({ max_tokens: _cap, ...body }) => body }, 'client-max-tokens'],
    ['no temperature', { body: ({ temperature: _temperature, ...body }) => body }, 'client-sampling'],
    ['another top-p', { body: (body) => ({ ...body, top_p: 1 }) }, 'client-sampling'],
    [
      'always the same reason to end',
      { answer: (answer) => ({ ...answer, completions: answer.completions.map((one) => ({ ...one, finishReason: 'stop' })) }) },
      'client-finish-reason',
    ],
    [
      'a filtered answer like any other',
      {
        answer: ({ filtered: _filtered, ...answer }) => ({
          ...answer,
          completions: answer.completions.map((one) => ({ ...one, finishReason: 'stop' })),
        }),
      },
      'client-filter',
    ],
    ['the first turn alone', { body: (body) => ({ ...body, messages: (body['messages'] as unknown[]).slice(0, 1) }) }, 'client-messages'],
    ['a capability that it has not', { capabilities: () => ['generate', 'scoreText'] }, 'client-capabilities'],
    ['nothing that it can do', { model: () => ({}) }, 'client-capabilities'],
  ])('%s', async (_name, changes, code) => {
    expect(codesOf(await checked(changes))).toContain(code)
  })

  const cannot = ['numCompletions', 'temperature', 'topP', 'messages'] as const
  const poor = ({ n: _n, temperature: _temperature, top_p: _topP, ...body }: Record<string, unknown>) => body

  test('what it cannot do, and leaves out in silence', async () => {
    const findings = await checkModelClient(chatClient({ body: poor }), { ...OPTIONS, cannot })
    expect(findings.map(({ code, message }) => [code, message.split(',')[0]])).toEqual([
      ['client-silent', 'it cannot do numCompletions'],
      ['client-silent', 'it cannot do messages'],
    ])
  })

  test('what it cannot do, and refuses', async () => {
    const refusing = (hint?: string): ChatChanges => ({
      body(body, { numCompletions, messages }) {
        const fields = {
          code: 'ERR_CHAT_FIELD',
          message: 'Chat gives one completion, and takes no messages',
          fate: 'run',
          ...(hint === undefined ? {} : { hint }),
        } as const
        if (numCompletions > 1 || messages !== undefined) throw new BinnacleError(fields)
        return poor(body)
      },
    })
    expect(codesOf(await checkModelClient(chatClient(refusing('Ask for one.')), { ...OPTIONS, cannot }))).toEqual([])
    expect(codesOf(await checkModelClient(chatClient(refusing()), { ...OPTIONS, cannot }))).toEqual(['client-failure'])
  })
})

describe('failures', () => {
  test.each<[string, ChatChanges, string]>([
    ['errors that are not of Binnacle', rethrowing(({ message }) => new Error(message)), 'client-failure'],
    ['another code', rethrowing((error) => withParts(error, { code: 'ERR_CHAT' })), 'client-error-code'],
    ['everything tried again', rethrowing((error) => withParts(error, { retryable: true })), 'client-retryable'],
    ['nothing tried again', rethrowing((error) => withParts(error, { retryable: false })), 'client-retryable'],
    ['no word on when', rethrowing((error) => withParts(error, { retryAfter: undefined })), 'client-retry-after'],
    [
      'seconds taken for milliseconds',
      rethrowing((error) => withParts(error, { retryAfter: (error.retryAfter ?? 0) / 1000 })),
      'client-retry-after',
    ],
    ['every fault of one sample', rethrowing((error) => withParts(error, { fate: 'sample' })), 'client-fate'],
    ['the exit code of a wrong input', rethrowing((error) => withParts(error, { exitCode: 2 })), 'client-fate'],
    ['no hint', rethrowing((error) => withParts(error, { hint: '' })), 'client-hint'],
    [
      'the key in the message',
      rethrowing((error, key) => withParts(error, { message: `${error.message} (with ${key})` })),
      'client-secret',
    ],
    ['the key in the cause', rethrowing((error, key) => withParts(error, { cause: new Error(`sent ${key}`) })), 'client-secret'],
  ])('%s', async (_name, changes, code) => {
    const findings = await checked(changes)
    expect(codesOf(findings)).toContain(code)
    expect(findingOf(findings, code as never)?.place).toMatch(/^model client chat › /)
  })

  test('a failure that becomes an empty answer', async () => {
    const silent: ChatChanges = {
      ...rethrowing((error) => error),
      model: (model) => ({
        generate: async (request, call) =>
          model.generate!(request, call).catch(() => ({ completions: [{ text: '', logprob: 0, tokens: [] }] })),
      }),
    }
    const findings = await checked(silent)
    expect(findings.filter(({ code }) => code === 'client-failure').length).toBeGreaterThan(10)
  })

  test('the key in a warning', async () => {
    const telling: ChatChanges = {
      async post(context, url, key, body, { signal }) {
        context.warn(`asking with ${key}`)
        const headers = { authorization: `Bearer ${key}` }
        return (await postJson(context, { url, headers, body, signal, provider: 'Chat', model: 'model', secrets: [key] })).json
      },
    }
    expect(codesOf(await checked(telling))).toEqual(['client-secret'])
  })

  test('codes of its own may be declared', async () => {
    const own = chatClient(
      rethrowing((error) => (error.code === 'ERR_PROVIDER_RATE_LIMIT' ? withParts(error, { code: 'ERR_CHAT_BUSY' }) : error)),
    )
    expect(codesOf(await checkModelClient(own, { ...OPTIONS, errors: { 429: 'ERR_CHAT_BUSY' } }))).toEqual([])
  })

  test('a retry of its own', async () => {
    const stubborn: ChatChanges = {
      model: (model) => ({
        async generate(request, call) {
          try {
            return await model.generate!(request, call)
          } catch (error) {
            if (!(error instanceof BinnacleError) || error.code !== 'ERR_PROVIDER_SERVER') throw error
            return model.generate!(request, call)
          }
        },
      }),
    }
    expect(findingOf(await checked(stubborn), 'client-retries')?.message).toContain('2 requests')
  })

  test('a call that cannot be ended', async () => {
    const deaf: ChatChanges = {
      model: (model) => ({
        generate: (request, { attempt }) => model.generate!(request, { attempt, signal: new AbortController().signal }),
      }),
    }
    const findings = await checked(deaf)
    expect(codesOf(findings)).toEqual(expect.arrayContaining(['client-abort', 'client-open']))
  }, 60_000)
})

describe('options and opening', () => {
  test('a schema that takes anything', async () => {
    const lax = { ...chatClient(), options: z.object({ baseUrl: z.string().optional(), apiKey: z.string().optional() }) } as never
    expect(codesOf(await checkModelClient(lax, OPTIONS))).toEqual(['schema-lax'])
  })

  test('options that do not fit', async () => {
    const findings = await checkModelClient(chatClient(), { options: ({ url }) => ({ baseURL: url }) })
    expect(findings[0]).toMatchObject({ code: 'check-threw', message: expect.stringContaining('baseUrl') as string })
  })

  test('a secret that is not given', async () => {
    const findings = await checkModelClient(chatClient(), { options: ({ url }) => ({ baseUrl: url, apiKey: 'env:OTHER' }) })
    expect(findings[0]).toMatchObject({ code: 'check-threw', message: expect.stringContaining('env:OTHER') as string })
    const own = {
      options: ({ url }: { url: string }) => ({ baseUrl: url, apiKey: 'env:OTHER' }),
      secrets: { 'env:OTHER': 'other-key-12345' },
    }
    // The server of the check takes the kit's own key only.
    expect(codesOf(await checkModelClient(chatClient(), own))).toContain('check-threw')
  })
})

describe('clients without a network', () => {
  const local = (model: Model) => checkModelClient(defineModelClient({ name: 'local', description: 'A local model', open: () => model }))
  const echo = async (): Promise<Required<Pick<Model, 'generate' | 'scoreText'>>> =>
    (await fakeEcho.open({ name: 'local' } as never, { of: 'whole', prefix: '' }, {} as never)) as never

  test('one without faults has no findings', async () => {
    expect(await local(await echo())).toEqual([])
  })

  test('one that takes its time is given it', async () => {
    const slow: Model = {
      generate: async (request, call) => (await new Promise((resolve) => setTimeout(resolve, 60)), (await echo()).generate(request, call)),
    }
    const client = defineModelClient({ name: 'local', description: 'A local model', open: () => slow })
    expect(await checkModelClient(client, { patience: 20_000 })).toEqual([])
  })

  test.each<[string, (model: Required<Pick<Model, 'generate' | 'scoreText'>>) => Model, string]>([
    [
      'fewer completions',
      (model) => ({ generate: (request, call) => model.generate({ ...request, numCompletions: 1 }, call) }),
      'client-completions',
    ],
    [
      'stop sequences passed over',
      (model) => ({ generate: (request, call) => model.generate({ ...request, stopSequences: [] }, call) }),
      'client-stop',
    ],
    [
      'chance',
      (model) => ({
        async generate(request, call) {
          const answer = await model.generate(request, call)
          return { ...answer, completions: answer.completions.map((one) => ({ ...one, logprob: -Math.random() })) }
        },
      }),
      'client-differs',
    ],
    [
      'tokens that are not the prompt',
      (model) => ({
        scoreText: async (request, call) =>
          model.scoreText(
            mapRequestTexts(request, (text) => text.trim().slice(1)),
            call,
          ),
      }),
      'client-score-text',
    ],
    [
      'probabilities that are no logarithms',
      (model) => ({
        async scoreText(request, call) {
          const answer = await model.scoreText(request, call)
          return {
            ...answer,
            completions: answer.completions.map((one) => ({ ...one, tokens: one.tokens!.map((token) => ({ ...token, logprob: 0.5 })) })),
          }
        },
      }),
      'client-score-text',
    ],
  ])('%s', async (_name, change, code) => {
    expect(codesOf(await local(change(await echo())))).toContain(code)
  })
})
