import { expect, test } from 'vitest'
import { splitThinking } from './split-thinking.ts'
import { THINKING_MARKS } from './thinking-marks.data.ts'

test.each(THINKING_MARKS)('$open … $close', ({ open, close }) => {
  expect(splitThinking(`${open}Answer: A${close}\nB`)).toEqual({ answer: 'B', thought: true })
  expect(splitThinking(`${open.toUpperCase()}A${close.toUpperCase()}B`)).toEqual({ answer: 'B', thought: true })
  expect(splitThinking(`First. ${open}A${close} ${open}C${close} B`).answer).toBe('First.  B')
  expect(splitThinking(`A${close}B`).answer).toBe('B')
  expect(splitThinking(`${open}Answer: A`).answer).toBeUndefined()
  expect(splitThinking(`${open}A${close}B ${open}C`).answer).toBeUndefined()
})

test.each([
  ['B<|im_end|>', 'B'],
  ['B</s>', 'B'],
  ['B<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nC?', 'B'],
  ['<|im_start|>assistant\nB<|im_end|>\n<|im_start|>user\nC', 'B'],
  ['<|channel|>analysis<|message|>It is A.<|end|><|start|>assistant<|channel|>final<|message|>B<|return|>', 'B'],
  ['B<｜end▁of▁sentence｜>', 'B'],
  ['a < b and b > c', 'a < b and b > c'],
])('marks of templates: %j', (text, answer) => {
  expect(splitThinking(text).answer).toBe(answer)
})
