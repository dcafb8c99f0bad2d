import { expect, test } from 'vitest'
import { fillPrompt, promptFields } from './fill-prompt.ts'

test('fields are filled, doubled braces stand for themselves, and what is put in is not looked at again', () => {
  const template = 'Note: {note}\nAs JSON {{"code": "{the code}"}} {note}{{{note}}}'
  expect(promptFields(template, 'prompt.txt')).toEqual(['note', 'the code', 'note', 'note'])
  expect(fillPrompt(template, { note: '{$&}', 'the code': 'X1' })).toBe('Note: {$&}\nAs JSON {"code": "X1"} {$&}{{$&}}')
})

test.each([
  ['a {note', /prompt\.txt.*“\{” has no partner/],
  ['a note}', /“\}” has no partner/],
  ['{note!r}', /\{note!r\} is not the name of a column/],
  ['{0:>5}', /is not the name/],
  ['{}', /\{\} is not the name/],
])('%j is refused', (template, message) => {
  expect(() => promptFields(template, 'prompt.txt')).toThrow(
    expect.objectContaining({ code: 'ERR_TASK_BENCHMARK', message: expect.stringMatching(message) as string }) as Error,
  )
})
