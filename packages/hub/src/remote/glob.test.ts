import { expect, test } from 'vitest'
import { globTest } from './glob.ts'

test.each([
  ['data/train-*', ['data/train-00000-of-00001.parquet'], ['data/test-0.parquet', 'data/train-x/y.parquet']],
  ['**/*.csv', ['a.csv', 'x/y/b.csv'], ['a.csv.gz']],
  ['./en/test.jsonl', ['en/test.jsonl'], ['en/testXjsonl']],
  ['{train,valid}/[0-9]?.json', ['train/1a.json', 'valid/22.json'], ['test/1a.json', 'train/aa.json']],
  ['data/**', ['data/a', 'data/a/b'], ['other/a']],
  ['a[!b]c', ['axc'], ['abc']],
])('%s', (pattern, fits, others) => {
  const test = globTest(pattern)
  expect(fits.map(test)).toEqual(fits.map(() => true))
  expect(others.map(test)).toEqual(others.map(() => false))
})
