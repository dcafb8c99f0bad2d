import { expect, test } from 'vitest'
import { matchCase } from './match-case.ts'

test.each([
  ['word', 'OtheR', 'other'],
  ['WORD', 'other', 'OTHER'],
  ['Word', 'oTHER', 'Other'],
  ['wOrd', 'oTher', 'oTher'],
  // An apostrophe and a blank are neither small nor capital.
  ["DON'T", 'do not', 'Do not'],
  ['IS NOT', "isn't", "Isn't"],
  ["don't", 'do Not', 'do Not'],
  ['', 'OtheR', 'other'],
  ['Ä', 'ö', 'Ö'],
  ['Éa', 'ßx', 'Ssx'],
])('as %j, %j is written %j', (source, target, written) => {
  expect(matchCase(source, target)).toBe(written)
})
