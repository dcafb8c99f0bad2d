import { describe, expect, test } from 'vitest'
import { generatePage, REFERENCE_PAGES } from '../../scripts/generate-reference-pages.ts'

describe('reference pages are as the code has them', () => {
  test.each(Object.keys(REFERENCE_PAGES))('%s', async (page) => {
    const { present, wanted } = await generatePage(page)
    expect(present, 'run node scripts/generate-reference.mjs').toBe(wanted)
  })

  test('every error code stands once', async () => {
    const { wanted } = await generatePage('docs/errors.md')
    const codes = [...wanted.matchAll(/^\| `(ERR_\w+)` \|/gm)].map(([, code]) => code)
    expect(codes.length).toBeGreaterThan(90)
    expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted())
  })
})
