import { type Answer, type BinnacleError, isBinnacleError, type MediaPart, type Request } from '@binnacle/core'
import {
  createCall,
  createRequest,
  openClient,
  type OpenedClient,
  openProviderServer,
  type ProviderServer,
  TESTKIT_KEY,
} from '@binnacle/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { googleClient } from './google-client.ts'

let server: ProviderServer
const opened: OpenedClient[] = []

beforeAll(async () => {
  server = await openProviderServer()
})

afterAll(async () => {
  await Promise.all(opened.map((client) => client.close()))
  await server.close()
})

const answering = (body: object): void => server.reply({ status: 200, body })

const said = (parts: readonly object[], more: object = {}, about: object = {}): object => ({
  candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP', index: 0, ...more }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 2, totalTokenCount: 12 },
  modelVersion: 'gemini-test-001',
  ...about,
})

async function ask(request: Partial<Request>, options: object = {}): Promise<{ readonly answer: Answer; readonly body: object }> {
  const client = await openClient(googleClient, {
    options: { baseUrl: server.url, apiKey: TESTKIT_KEY, ...options },
    secrets: { [TESTKIT_KEY]: 'AIza-test-0123456789' },
    deployment: { name: 'google/gemini-test' },
  })
  opened.push(client)
  server.reset()
  const whole = createRequest({ ...(request.messages === undefined ? { prompt: 'Say B.' } : {}), maxTokens: 5, ...request } as Request)
  const answer = await client.model.generate!(whole, createCall())
  return { answer, body: server.received[0]!.body! }
}

async function refused(request: Partial<Request>, options: object = {}): Promise<BinnacleError> {
  const thrown: unknown = await ask(request, options).catch((error: unknown) => error)
  if (!isBinnacleError(thrown)) throw new Error(`no error of Binnacle's: ${String(thrown)}`)
  return thrown
}

test('a prompt is one turn of the user, the key goes along in its header', async () => {
  answering(said([{ text: 'B' }]))
  const { answer, body } = await ask({})
  expect(body).toEqual({
    contents: [{ role: 'user', parts: [{ text: 'Say B.' }] }],
    generationConfig: { temperature: 0, topP: 1, candidateCount: 1, maxOutputTokens: 5 },
  })
  expect(server.received[0]).toMatchObject({
    path: '/v1beta/models/gemini-test:generateContent',
    headers: { 'x-goog-api-key': 'AIza-test-0123456789' },
  })
  expect(answer).toMatchObject({
    completions: [{ text: 'B', finishReason: 'stop', providerReason: 'STOP' }],
    model: 'gemini-test-001',
    usage: { promptTokens: 10, completionTokens: 2 },
  })
})

test('what was thought is kept apart, and counted among the completion', async () => {
  const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 2, thoughtsTokenCount: 100, totalTokenCount: 112 }
  answering(said([{ text: 'A or B?', thought: true }, { text: 'B' }], {}, { usageMetadata }))
  const { answer, body } = await ask({}, { thinking: { include: true, budget: 200 } })
  expect(body).toMatchObject({ generationConfig: { thinkingConfig: { thinkingBudget: 200, includeThoughts: true } } })
  expect(answer.completions[0]).toMatchObject({ text: 'B', thinking: 'A or B?' })
  expect(answer.usage).toEqual({ promptTokens: 10, completionTokens: 102, reasoningTokens: 100 })
})

test('reasoning by request comes before that of the options', async () => {
  answering(said([{ text: 'B' }]))
  const sent = async (reasoning: Request['reasoning']) =>
    (await ask({ reasoning: reasoning! }, { thinking: { budget: 200 } })).body as { readonly generationConfig: object }
  expect((await sent({ effort: 'low' })).generationConfig).toMatchObject({ thinkingConfig: { thinkingLevel: 'low' } })
  expect((await sent({ effort: 'none' })).generationConfig).toMatchObject({ thinkingConfig: { thinkingBudget: 0 } })
  expect((await sent({ maxTokens: 64 })).generationConfig).toMatchObject({ thinkingConfig: { thinkingBudget: 64 } })
  expect(await refused({ reasoning: { effort: 'max' } })).toMatchObject({ code: 'ERR_PROVIDER_UNSUPPORTED' })
})

test('several candidates are several completions', async () => {
  const candidates = ['B', 'C'].map((text, index) => ({ content: { parts: [{ text }] }, finishReason: 'STOP', index }))
  answering(said([], {}, { candidates }))
  const { answer, body } = await ask({ numCompletions: 2 })
  expect(body).toMatchObject({ generationConfig: { candidateCount: 2 } })
  expect(answer.completions.map(({ text }) => text)).toEqual(['B', 'C'])
})

test('five stop sequences are sent; the sixth is applied to the answer', async () => {
  answering(said([{ text: 'B#6 and more' }]))
  const { answer, body } = await ask({ stopSequences: ['#1', '#2', '#3', '#4', '#5', '#6'] })
  expect(body).toMatchObject({ generationConfig: { stopSequences: ['#1', '#2', '#3', '#4', '#5'] } })
  expect(answer.completions[0]!.text).toBe('B')
})

test.each([
  [
    'a blocked prompt',
    { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: { promptTokenCount: 10 } },
    'PROHIBITED_CONTENT',
  ],
  ['a prompt that is blocked for another reason', { promptFeedback: { blockReason: 'OTHER' } }, 'blocked'],
  ['an answer that was taken away', { candidates: [{ finishReason: 'SAFETY', index: 0 }] }, 'SAFETY'],
  ['an answer that was recited', { candidates: [{ finishReason: 'RECITATION', index: 0 }] }, 'RECITATION'],
])('%s is a filtered answer', async (_, body, word) => {
  answering(body)
  const { answer } = await ask({})
  expect(answer.filtered).toBeTypeOf('string')
  expect(answer.completions).toEqual([{ text: '', finishReason: 'filter', providerReason: word }])
})

test('an answer without anything is tried again, a text that was cut at the cap is not', async () => {
  answering({ candidates: [] })
  expect(await refused({})).toMatchObject({ code: 'ERR_PROVIDER_ANSWER', retryable: true })
  answering({ candidates: [{ content: { role: 'model' }, finishReason: 'MAX_TOKENS', index: 0 }] })
  expect((await ask({})).answer.completions).toEqual([{ text: '', finishReason: 'length', providerReason: 'MAX_TOKENS' }])
})

test('a conversation with pictures, sounds and a system text', async () => {
  answering(said([{ text: 'a cat' }]))
  const picture: MediaPart = { type: 'image', mimeType: 'image/png', sha256: 'ab'.repeat(32), bytes: 64, source: 'x.png' }
  const sound: MediaPart = { ...picture, type: 'audio', mimeType: 'audio/wav' }
  const data = Buffer.from('ab'.repeat(32)).toString('base64')
  const { body } = await ask({
    messages: [
      { role: 'system', content: 'Be short.' },
      { role: 'user', content: [picture, sound, { type: 'text', text: 'What is it?' }] },
      { role: 'assistant', content: 'Look.' },
      { role: 'user', content: 'Go on.' },
    ],
  })
  expect(body).toMatchObject({
    systemInstruction: { parts: [{ text: 'Be short.' }] },
    contents: [
      {
        role: 'user',
        parts: [{ inlineData: { mimeType: 'image/png', data } }, { inlineData: { mimeType: 'audio/wav', data } }, { text: 'What is it?' }],
      },
      { role: 'model', parts: [{ text: 'Look.' }] },
      { role: 'user', parts: [{ text: 'Go on.' }] },
    ],
  })
})

test('tools, their choice, and the call that comes back', async () => {
  answering(said([{ functionCall: { name: 'add', args: { a: 1 } } }]))
  const { answer, body } = await ask({
    tools: [{ name: 'add', description: 'Adds.', parameters: { type: 'object' } }],
    toolChoice: { name: 'add' },
  })
  expect(body).toMatchObject({
    tools: [{ functionDeclarations: [{ name: 'add', description: 'Adds.', parametersJsonSchema: { type: 'object' } }] }],
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['add'] } },
  })
  expect(answer.completions[0]!.text).toBe('')
})

test('a schema, penalties, a seed, safety settings', async () => {
  answering(said([{ text: '{}' }]))
  const { body } = await ask(
    { responseFormat: { jsonSchema: { type: 'object' } }, presencePenalty: 0.5, frequencyPenalty: 0.25, seed: 7, topK: 40 },
    { safety: 'block_none', omit: ['topP'] },
  )
  expect(body).toMatchObject({
    generationConfig: {
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object' },
      presencePenalty: 0.5,
      frequencyPenalty: 0.25,
      seed: 7,
      topK: 40,
    },
  })
  expect(body).not.toHaveProperty('generationConfig.topP')
  const { safetySettings } = body as { readonly safetySettings: readonly { readonly threshold: string }[] }
  expect(safetySettings.map(({ threshold }) => threshold)).toEqual(['BLOCK_NONE', 'BLOCK_NONE', 'BLOCK_NONE', 'BLOCK_NONE'])
})

test('log-probabilities of the tokens that were chosen, and of others', async () => {
  const logprobsResult = {
    chosenCandidates: [
      { token: 'B', logProbability: -0.25 },
      { token: '.', logProbability: -0.5 },
    ],
    topCandidates: [
      {
        candidates: [
          { token: 'B', logProbability: -0.25 },
          { token: 'C', logProbability: -2 },
        ],
      },
      { candidates: [{ token: '.', logProbability: -0.5 }] },
    ],
  }
  answering(said([{ text: 'B.' }], { logprobsResult }))
  const { answer, body } = await ask({ topKPerToken: 2 }, { logprobs: true })
  expect(body).toMatchObject({ generationConfig: { responseLogprobs: true, logprobs: 2 } })
  expect(answer.completions[0]).toMatchObject({
    logprob: -0.75,
    tokens: [
      {
        text: 'B',
        logprob: -0.25,
        alternatives: [
          { text: 'B', logprob: -0.25 },
          { text: 'C', logprob: -2 },
        ],
      },
      { text: '.', logprob: -0.5 },
    ],
  })
})
