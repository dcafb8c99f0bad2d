import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBlocks, readHeadings, readLinks } from './read-blocks.ts'
import { ROOT } from './run-page.ts'

const PAGES = [...globSync('*.md', { cwd: ROOT }), ...globSync('docs/**/*.md', { cwd: ROOT })].toSorted()

/** Translations, with the pages that they follow. */
const TRANSLATIONS = PAGES.filter((page) => page.includes('zh-CN')).map((page): [string, string] => [
  page,
  page === 'README.zh-CN.md' ? 'README.md' : page.replace('docs/zh-CN/', 'docs/'),
])

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8')

const code = (page: string) => readBlocks(read(page)).map(({ language, text }) => ({ language, text }))

test('there are pages', () => {
  expect(PAGES.length).toBeGreaterThan(15)
})

test.each(PAGES)('%s: relative links lead somewhere', (page) => {
  const broken = readLinks(read(page)).filter((link) => !existsSync(join(ROOT, dirname(page), link)))
  expect(broken).toEqual([])
})

describe.each(TRANSLATIONS)('%s follows %s', (translation, source) => {
  test('the same headings', () => {
    expect(readHeadings(read(translation))).toEqual(readHeadings(read(source)))
  })

  test('the same code', () => {
    expect(code(translation)).toEqual(code(source))
  })

  test('as many links', () => {
    expect(readLinks(read(translation)).length).toBe(readLinks(read(source)).length)
  })
})
