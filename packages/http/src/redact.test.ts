import { expect, test } from 'vitest'
import { redact, redactSecrets } from './redact.ts'

test.each([
  ['Incorrect API key provided: sk-proj-abcdef123456.', 'Incorrect API key provided: [redacted].'],
  ['authorization: Bearer abc.def-123456', 'authorization: [redacted]'],
  ['key AIzaSyA1234567890abcdef is bad', 'key [redacted] is bad'],
  ['token hf_abcdefGHIJKL1234', 'token [redacted]'],
  ['http://name:secret@proxy:3128/', 'http://[redacted]@proxy:3128/'],
  ['https://host/path?key=abc123&x=1', 'https://host/path?key=[redacted]&x=1'],
])('takes out what looks like a key: %s', (text, clean) => {
  expect(redactSecrets(text)).toBe(clean)
})

test('leaves ordinary text alone', () => {
  const text = 'The model gpt-4o answered in 3 s; ask-me-anything; a task-oriented bearer bond; risk-averse'
  expect(redactSecrets(text)).toBe(text)
  const table = 'basic_generation  @binnacle/metrics-basic\nbasic_reference   @binnacle/metrics-basic'
  expect(redactSecrets(table)).toBe(table)
})

test('takes out given secrets in every form', () => {
  expect(redact('a my+secret/value b my%2Bsecret%2Fvalue c', ['my+secret/value'])).toBe('a [redacted] b [redacted] c')
  expect(redact('say "pa\\"ss\\"word1"', ['pa"ss"word1'])).toBe('say "[redacted]"')
})

test('takes short secrets out only as words', () => {
  expect(redact('the key x was refused, extra', ['x'])).toBe('the key [redacted] was refused, extra')
  expect(redact('nothing', [''])).toBe('nothing')
})
