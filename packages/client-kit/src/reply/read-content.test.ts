import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const read = (content: unknown) => readContent(content)

test.each([
  ['18', '18'],
  ['', ''],
  [['18'], '18'],
  [{ type: 'text', text: '18' }, '18'],
  [{ text: '18' }, '18'],
  [[{ type: 'output_text', text: '18' }], '18'],
  [
    [
      { type: 'text', text: '1' },
      { type: 'text', text: '8' },
    ],
    '18',
  ],
  [[{ type: 'text', text: '' }], ''],
])('%j says %j', (content, text) => {
  expect(read(content)).toEqual({ text, thinking: [], refusal: undefined, asksTool: false })
})

test.each([
  [
    [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Maybe 17.' }] },
      { type: 'text', text: '18' },
    ],
    ['Maybe 17.'],
  ],
  [[{ type: 'thinking', thinking: 'Maybe 17.', signature: 'x' }, '18'], ['Maybe 17.']],
  [
    [
      {
        type: 'reasoning',
        summary: [
          { type: 'summary_text', text: 'a' },
          { type: 'summary_text', text: 'b' },
        ],
      },
      '18',
    ],
    ['a\nb'],
  ],
  [[{ type: 'redacted_thinking', data: 'xyz' }, '18'], []],
])('thinking is kept apart: %j', (content, thinking) => {
  expect(read(content)).toEqual({ text: '18', thinking, refusal: undefined, asksTool: false })
})

test('refusals and tools among the pieces', () => {
  expect(read([{ type: 'refusal', refusal: 'No.' }])).toEqual({ text: undefined, thinking: [], refusal: 'No.', asksTool: false })
  expect(read([{ type: 'tool_use', id: 'x', name: 'f', input: {} }])).toMatchObject({ text: undefined, asksTool: true })
})

test.each([undefined, null, []].map((content) => [content]))('%j is nothing at all', (content) => {
  expect(read(content)).toMatchObject({ text: undefined })
})

test.each([
  [18, 'a number'],
  [true, 'a boolean'],
  [{}, 'an object of type no name'],
  [{ type: 'video', url: 'x' }, 'an object of type "video"'],
  [
    [
      { type: 'text', text: '18' },
      { type: 'image_url', image_url: {} },
    ],
    'a list of "image_url"',
  ],
  [[{ type: 'text', text: 18 }], 'a list of "text"'],
  [[{ type: 'constructor', text: '18' }], 'a list of "constructor"'],
  [[7], 'a list of number'],
  [[null], 'a list of null'],
  [[['18']], 'a list of object'],
])('%j is in no form that is known: %s', (content, unknown) => {
  expect(read(content)).toEqual({ unknown })
})
