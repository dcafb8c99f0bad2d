import { expect, test } from 'vitest'
import { removeThinking } from './remove-thinking.ts'

// HELM's golden vectors.
test.each([
  ['x <think>a</think> y </think>\n\nZ', 'x Z'],
  ['<think>abc', ''],
  ['<think>a</think>\nB', '\nB'],
  ['no thinking', 'no thinking'],
  ['a</think>b', 'a</think>b'],
  ['</think><think>b', '</think><think>b'],
  ['<think>a</think>\n\nb</think>c', 'b</think>c'],
])('%j', (text, rest) => expect(removeThinking(text)).toBe(rest))
