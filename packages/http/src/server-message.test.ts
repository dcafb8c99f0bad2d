import { expect, test } from 'vitest'
import { readServerMessage } from './server-message.ts'

const read = (body: unknown): ReturnType<typeof readServerMessage> => readServerMessage(JSON.stringify(body), body)

test('finds the message in the usual places', () => {
  expect(read({ error: { message: 'No.', code: 'c', type: 't', param: 'p' } })).toEqual({ text: 'No.', code: 'c', type: 't', param: 'p' })
  expect(read({ error: 'plain' }).text).toBe('plain')
  expect(read({ object: 'error', message: 'of vLLM', code: 404 })).toEqual({ text: 'of vLLM', code: '404' })
  expect(read({ detail: [{ loc: ['body', 'stop'], msg: 'too many' }] }).text).toBe('body.stop: too many')
  expect(read([{ error: { message: 'of Google', status: 'INVALID_ARGUMENT' } }])).toEqual({ text: 'of Google', code: 'INVALID_ARGUMENT' })
  expect(read({ errors: [{ message: 'first' }] }).text).toBe('first')
})

test('takes the title of a web page, and cuts long texts', () => {
  expect(readServerMessage('<html><head><title>502 Bad\n Gateway</title></head></html>', undefined).text).toBe('502 Bad Gateway')
  expect(readServerMessage('x'.repeat(900), undefined).text).toHaveLength(300)
})
