import { expect, test } from 'vitest'
import { readServerSentEvents } from './server-sent-events.ts'

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each([1, 3, 1000])('reads events cut at every %i bytes', async (size) => {
  const text = ': hello\n\nevent: delta\nid: 7\ndata: {"a":"é😀"}\n\ndata: one\r\ndata: two\r\n\r\ndata: [DONE]\n\n'
  const events = await Array.fromAsync(readServerSentEvents(chunks(text, size)))
  expect(events).toEqual(
    [
      { data: '{"a":"é😀"}', event: 'delta', id: '7' },
      { data: 'one\ntwo', id: '7' },
      { data: '[DONE]', id: '7' },
    ].map((event) => expect.objectContaining({ data: event.data })),
  )
  expect(events[0]).toEqual({ data: '{"a":"é😀"}', event: 'delta', id: '7' })
})

test('a stream that is cut ends without its end', async () => {
  const events = await Array.fromAsync(readServerSentEvents(chunks('data: a\n\ndata: b', 4)))
  expect(events[0]).toEqual({ data: 'a' })
  expect(events.some((event) => event.data === '[DONE]')).toBe(false)
})
