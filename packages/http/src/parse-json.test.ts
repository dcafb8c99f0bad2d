import { expect, test } from 'vitest'
import { isDeeper, parseJson } from './parse-json.ts'

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['{"a":NaN}', { a: null }],
  ['{"a":[-Infinity,Infinity,NaN,"NaN \\" -Infinity"]}', { a: [-Infinity, Infinity, null, 'NaN " -Infinity'] }],
  ['"NaN"', 'NaN'],
  ['null', null],
])('%s is read', (body, json) => {
  expect(parseJson(body)).toEqual({ json })
})

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['<!DOCTYPE html><html></html>', 'html'],
  ['data: {"a":1}\n\ndata: [DONE]\n\n', 'events'],
  [': ping\n\nevent: delta\ndata: {}\n\n', 'events'],
  ['{"a":', 'other'],
  ['{"a":nan}', 'other'],
  ['NaN and more', 'other'],
])('%j is no JSON: %s', (body, kind) => {
  expect(parseJson(body)).toEqual({ kind })
})

test('nesting is counted outside of texts', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect([isDeeper(nested(10), 10), isDeeper(nested(11), 10), isDeeper(nested(1_000_000), 200)]).toEqual([false, true, true])
  expect(isDeeper(`{"a":"${'['.repeat(100)}"}`, 10)).toBe(false)
  expect(isDeeper(`{"a":"\\\\\\"${'['.repeat(100)}"}`, 10)).toBe(false)
  expect(isDeeper(`{"a":"\\\\",${'"b":['.repeat(100)}`, 10)).toBe(true)
  expect(isDeeper(`[${'[],'.repeat(1000)}[]]`, 10)).toBe(false)
  expect(isDeeper(`"${'['.repeat(100)}`, 10)).toBe(false)
})
