import { readServerMessage } from '@binnacle/http'
import { describe, expect, test } from 'vitest'
import { errorInside, refusalMeaning } from './refusal-meaning.ts'
import { REFUSALS } from './refusals.data.ts'

const meaningOf = (status: number, json: object) => refusalMeaning({ status, message: readServerMessage(JSON.stringify(json), json), json })
const said = (message: string, more: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
})

describe('the filter took one question', () => {
  test.each([
    [
      403,
      { error: { code: 403, message: 'Input was flagged', metadata: { reasons: ['violence'], flagged_input: 'x', provider_name: 'P' } } },
    ],
    [403, { error: { code: 403, message: 'Forbidden', metadata: { reasons: ['violence'] } } }],
    [400, said('Content Exists Risk', { code: 'invalid_request_error' })],
    [400, said('Input data may contain inappropriate content.', { code: 'data_inspection_failed' })],
    [400, { code: 'DataInspectionFailed', message: 'Output data may contain inappropriate content.' }],
    [400, { error: { code: '1301', message: '系统检测到输入或生成内容可能包含不安全或敏感内容' } }],
    [400, said('The request was rejected because it was considered high risk', { type: 'content_filter' })],
    [400, said('The response was filtered', { code: 'content_filter' })],
    [400, said('x', { innererror: { code: 'ResponsibleAIPolicyViolation' } })],
    [400, said('Invalid prompt: your prompt was flagged as potentially violating our usage policy.', { code: 'invalid_prompt' })],
    [400, said('Output blocked by content filtering policy')],
    [403, said('Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO')],
    [
      400,
      {
        error: {
          code: 'InputTextSensitiveContentDetected',
          message: 'The request failed because the input text may contain sensitive information.',
        },
      },
    ],
    [451, said('The content you provided or machine outputted is blocked.', { type: 'censorship_blocked' })],
    [422, said('Input blocked by guardrail: pii')],
    [200, { error: { code: 1026, message: 'input new_sensitive' } }],
  ])('%i %j', (status, json) => {
    expect(meaningOf(status, json)).toBe('filtered')
  })
})

describe('a rate limit waits, whatever its status', () => {
  test.each([
    [429, said('slow')],
    [498, {}],
    [529, said('Rate limit reached')],
    [400, said('Rate limit exceeded for requests')],
    [400, { code: 'Throttling.RateQuota', message: 'Requests rate limit exceeded, please try again later.' }],
    [403, said('Too many requests, please slow down')],
    [403, { error: { code: 'rate_limit_exceeded', message: 'x' } }],
    [424, said('The model is overloaded')],
    [503, said('Too many requests for this model')],
    [424, said('x', { code: 'engine_overloaded_error' })],
    [200, said('Too many concurrent requests')],
    [
      429,
      {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          message: 'You exceeded your current quota: 15 requests per minute. Please retry in 31s.',
        },
      },
    ],
    [429, said('You exceeded your current quota of tokens per minute', { type: 'exceeded_current_quota_error' })],
    [400, said('The service is unavailable, try again later')],
  ])('%i %j', (status, json) => {
    expect(meaningOf(status, json)).toBe('rateLimit')
  })
})

describe('other meanings', () => {
  test.each([
    [429, said('You exceeded your current quota, please check your plan and billing details.', { code: 'insufficient_quota' }), 'quota'],
    [
      429,
      {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          message: 'You exceeded your current quota, please check your plan and billing details.',
        },
      },
      'quota',
    ],
    [402, {}, 'quota'],
    [403, said('用户额度不足', { code: 'insufficient_user_quota' }), 'quota'],
    [400, { code: 'Arrearage', message: 'Access denied, please make sure your account is in good standing.' }, 'quota'],
    [400, said('Insufficient Balance'), 'quota'],
    [401, said('Incorrect API key provided'), 'keyRefused'],
    [400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } }, 'keyRefused'],
    [400, said('Model Not Exist'), 'modelNotFound'],
    [404, said('x', { code: 'model_not_found' }), 'modelNotFound'],
    [400, said("This model's maximum context length is 8192 tokens."), 'tooLong'],
    [400, said('the request exceeds the available context size', { type: 'exceed_context_size_error' }), 'tooLong'],
    [413, said('Prompt is too long'), 'tooLong'],
  ] as const)('%i %j is %s', (status, json, meaning) => {
    expect(meaningOf(status, json)).toBe(meaning)
  })
})

describe('only the status says something', () => {
  test.each([
    [403, said('not for you')],
    [403, said('Your account has been flagged for violating our usage policies')],
    [403, said('Your organization was suspended: content policy')],
    [403, said('Country, region, or territory not supported')],
    [404, said("model 'omni-moderation-latest' is not found here")],
    [400, said("The model 'omni-moderation-latest' is not supported in chat")],
    [400, said('bad')],
    [500, said('The server had an error')],
    [529, said('Overloaded', { type: 'overloaded_error' })],
    [503, said('The engine is currently overloaded')],
    [200, said('upstream failed', { code: 502 })],
  ])('%i %j', (status, json) => {
    expect(meaningOf(status, json)).toBeUndefined()
  })
})

test('the table has one spelling, and no code stands for two things', () => {
  const codes = REFUSALS.flatMap((rule) => rule.codes)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z0-9_]+$/)
  for (const word of REFUSALS.flatMap((rule) => [...rule.words, ...rule.unless])) expect(word).toBe(word.toLowerCase())
})

test.each([
  [{ error: { message: 'x' } }, { error: { message: 'x' } }],
  [{ error: 'x', choices: [] }, { error: 'x' }],
  [[{ error: { code: 5 } }], { error: { code: 5 } }],
  [{ errors: [{ message: 'x' }] }, { error: { message: 'x' } }],
  [{ base_resp: { status_code: 1002, status_msg: 'x' }, choices: null }, { error: { code: 1002, message: 'x' } }],
  [{ error_code: 17, error_msg: 'x' }, { error: { code: 17, message: 'x' } }],
  [{ detail: 'Not Found' }, { error: { detail: 'Not Found' } }],
  [{ object: 'error', message: 'x' }, { error: { object: 'error', message: 'x' } }],
  [{ error: {}, choices: [{}] }, undefined],
  [{ error: null, choices: [{}] }, undefined],
  [{ error: '', choices: [{}] }, undefined],
  [{ error: { message: '', code: 0, details: [] }, choices: [{}] }, undefined],
  [{ base_resp: { status_code: 0, status_msg: 'success' }, choices: [{}] }, undefined],
  [{ message: 'hello', choices: [{}] }, undefined],
  [7, undefined],
])('the error inside %j is %j', (json, expected) => {
  expect(errorInside(json)).toEqual(expected)
})
