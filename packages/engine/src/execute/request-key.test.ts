import { describe, expect, it } from 'vitest'
import { createRequest, type Message, type Request, type RequestSettings } from '@binnacle/core'
import { makeRequest } from '../../test/make.ts'
import { canonicalRequest, createOldRequestKey, createRequestKey } from './request-key.ts'

describe('the key of a request', () => {
  const deployment = { name: 'a/b', model: 'a/b', client: 'openai', options: { baseUrl: 'http://x', api: 'chat' } }
  const keyOf = createRequestKey(deployment)

  const conversation = (content: Message['content'], more: Partial<RequestSettings> = {}): Request =>
    createRequest({ messages: [{ role: 'user', content }], maxTokens: 5, ...more })

  it('stays the same over versions: answers of old runs are found again', () => {
    expect(keyOf(makeRequest('hello'))).toBe('138fbd2ee6cd373463d6491277592d8e074be75525998ff55f592f486e59190c')
    expect(keyOf(conversation('Grüße, 世界', { random: '1' }))).toBe('bd0f67365954c83d85d8e24c6566f9e3d9560c49a2905f189e7d645fe1cc1f5a')
  })

  it('of format 0 is what it was', () => {
    const oldKeyOf = createOldRequestKey(deployment)
    expect(oldKeyOf(makeRequest('hello'))).toBe('5d6a6bd9ce70e60d2ffff25aa781c4eacf8b7ec821f39ab800bfd46efb83c56f')
    // Then a request could have an empty prompt beside its messages.
    expect(oldKeyOf({ ...conversation('Grüße, 世界', { random: '1' }), prompt: '' } as unknown as Request)).toBe(
      '6b3a4343e3842f7d751c35a7e267e49d2ba2197a86165d3f084394f3cabc3589',
    )
  })

  it('is not changed by a field that is absent, whatever fields there are', () => {
    const { prompt, maxTokens } = makeRequest('hello')
    expect(canonicalRequest({ prompt, maxTokens } as Request)).toBe('{"prompt":"hello","maxTokens":5}')
  })

  it('does not depend on the order of fields', () => {
    const request = makeRequest('hello', { responseFormat: { jsonSchema: { a: 1, b: { c: 2, d: 3 } } } })
    const turned = Object.fromEntries(Object.entries(request).toReversed()) as typeof request
    const inner = { ...request, responseFormat: { jsonSchema: { b: { d: 3, c: 2 }, a: 1 } } }
    expect([keyOf(turned), keyOf(inner)]).toEqual([keyOf(request), keyOf(request)])
    expect(createRequestKey({ ...deployment, options: { api: 'chat', baseUrl: 'http://x' } })(request)).toBe(keyOf(request))
  })

  it('takes a field that is undefined for one that is not there', () => {
    const request = { ...makeRequest('hello'), seed: undefined } as unknown as ReturnType<typeof makeRequest>
    expect(keyOf(request)).toBe(keyOf(makeRequest('hello')))
  })

  it('differs in every field, the deployment and the repeat', () => {
    const base = makeRequest('hello')
    const others = [
      { prompt: 'hello ' },
      { numCompletions: 2 },
      { temperature: 1 },
      { topP: 0.5 },
      { topKPerToken: 2 },
      { maxTokens: 6 },
      { stopSequences: ['\n'] },
      { presencePenalty: 1 },
      { frequencyPenalty: 1 },
      { random: '1' },
      { echoPrompt: true },
      { responseFormat: { jsonSchema: {} } },
      { imageParameters: { width: 1 } },
      { seed: 1 },
      { topK: 1 },
      { tools: [{ name: 'add', parameters: {} }] },
      { toolChoice: 'none' as const },
      { reasoning: { effort: 'low' as const } },
    ].map((change) => keyOf({ ...base, ...change } as Request))
    const deployments = [{ name: 'a/c' }, { model: 'a/c' }, { client: 'other' }, { options: { baseUrl: 'http://y', api: 'chat' } }]
    const keys = [
      keyOf(base),
      ...others,
      ...deployments.map((change) => createRequestKey({ ...deployment, ...change })(base)),
      createRequestKey(deployment, 1)(base),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
  })

  it('does not mix up prompt, messages and parts', () => {
    const requests = [makeRequest('x'), conversation('x'), conversation([{ type: 'text', text: 'x' }])]
    expect(new Set(requests.map(canonicalRequest)).size).toBe(3)
    expect(new Set(requests.map(createOldRequestKey(deployment))).size).toBe(3)
  })
})
