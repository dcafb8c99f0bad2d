import { pythonRegExp, stripText } from '@binnacle/python'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasBullets, hasPlaceholders, hasPostscript, hasTitle, isJson } from './format-checks.ts'

/** Texts of the signs that the checks look for. */
const texts = fc.string({
  unit: fc.constantFrom('*', '-', '[', ']', '<', '>', ' ', '\n', 'a', 'P', '.', 'S', '"', '\\', '\t'),
  maxLength: 24,
})
const runs = { seed: 18, numRuns: 3000 }

const count = (text: string, source: string, flags: string): number => text.match(pythonRegExp(source, flags))?.length ?? 0

describe('what HELM finds by regular expressions is found without looking back', () => {
  test('bullets', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = count(text, '^\\s*\\*[^\\*].*$', 'gm') + count(text, '^\\s*-.*$', 'gm')
        expect([hasBullets(text, { num_bullets: found }), hasBullets(text, { num_bullets: found + 1 })]).toEqual([true, false])
      }),
      runs,
    )
  })

  test('placeholders', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = count(text, '\\[.*?\\]', 'g')
        expect([hasPlaceholders(text, { num_placeholders: found }), hasPlaceholders(text, { num_placeholders: found + 1 })]).toEqual([
          true,
          false,
        ])
      }),
      runs,
    )
  })

  test('titles', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = text.match(pythonRegExp('<<[^\\n]+>>', 'g')) ?? []
        expect(hasTitle(text, {})).toBe(found.some((title) => stripText(title.replace(/^<+/, '').replace(/>+$/, '')) !== ''))
      }),
      runs,
    )
  })

  test('postscripts', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(hasPostscript(text, { postscript_marker: 'P.S.' })).toBe(pythonRegExp('\\s*p\\.\\s?s\\..*$', 'm').test(text.toLowerCase()))
      }),
      runs,
    )
  })
})

test('JSON with a text that never ends is none', () => {
  expect(isJson('{"a": NaN, "b": "x"}', {})).toBe(true)
  expect(isJson(`"${'\\"'.repeat(100_000)}`, {})).toBe(false)
})
