import { describe, expect, test } from 'vitest'
import { labelsNamer } from './class-labels.ts'

const LABEL = { _type: 'ClassLabel', names: ['cat', 'dog'] }
const TEXT = { _type: 'Value', dtype: 'string' }

const named = (features: unknown, row: unknown) => labelsNamer(JSON.stringify({ info: { features } }))?.(row)

describe('labels get their names', () => {
  test.each([
    ['a column', { text: TEXT, label: LABEL }, { text: 'meow', label: 0 }, { text: 'meow', label: 'cat' }],
    ['no label', { label: LABEL }, { label: -1 }, { label: null }],
    ['an empty cell', { label: LABEL }, { label: null }, { label: null }],
    ['a number without a name', { label: LABEL }, { label: 7 }, { label: 7 }],
    ['a struct', { info: { kind: LABEL, text: TEXT } }, { info: { kind: 1, text: 'a' } }, { info: { kind: 'dog', text: 'a' } }],
    ['a list', { labels: { _type: 'Sequence', feature: LABEL } }, { labels: [0, 1, 1] }, { labels: ['cat', 'dog', 'dog'] }],
    ['a list of structs', { all: [{ kind: LABEL }] }, { all: [{ kind: 1 }] }, { all: [{ kind: 'dog' }] }],
    [
      'a struct of lists',
      { all: { _type: 'Sequence', feature: { kind: LABEL, text: TEXT } } },
      { all: { kind: [1, 0], text: ['a', 'b'] } },
      { all: { kind: ['dog', 'cat'], text: ['a', 'b'] } },
    ],
  ])('%s', (_name, features, row, expected) => {
    expect(named(features, row)).toEqual(expected)
  })
})

test('files that tell of no labels name none', () => {
  expect(labelsNamer(undefined)).toBeUndefined()
  expect(labelsNamer('{}')).toBeUndefined()
  expect(labelsNamer(JSON.stringify({ info: { features: { text: TEXT, list: { _type: 'Sequence', feature: TEXT } } } }))).toBeUndefined()
})
