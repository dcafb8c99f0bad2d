import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { findPythonString, pythonStrings } from './python-strings.ts'

const texts = (source: string) => [...pythonStrings(source)].map(({ parts }) => parts)

describe('the strings of a Python file', () => {
  it('are taken with their quotes, escapes and prefixes as Python reads them', () => {
    expect(texts(String.raw`a = 'it\'s' # "no"`)).toEqual([["it's"]])
    expect(texts(String.raw`b = "\x41\u00e9\U0001F600\101\q\t"`)).toEqual([['Aé😀A\\q\t']])
    expect(texts(String.raw`c = r"\n"`)).toEqual([[String.raw`\n`]])
    expect(texts('d = """one "two"\nthree \\\nfour"""')).toEqual([['one "two"\nthree four']])
    expect(texts('e = b"bytes"; f = u"text"')).toEqual([['text']])
    expect(texts('for"x"')).toEqual([['x']])
  })

  it('that stand side by side are one, over lines only where brackets are open or a line goes on', () => {
    expect(texts('a = ("one "\n  # between\n  "two")')).toEqual([['one two']])
    expect(texts('a = "one " \\\n  "two"')).toEqual([['one two']])
    expect(texts('"one"\n"two"')).toEqual([['one'], ['two']])
    expect(texts('f("one", "two")')).toEqual([['one'], ['two']])
  })

  it('with expressions are lists of texts and expressions, braces of their own apart', () => {
    expect(texts('f"a {b} c {{d}} {e[\'}\']!r:>{width}}"')).toEqual([
      ['a ', { expression: 'b' }, ' c {d} ', { expression: "e['}']!r:>{width}" }, ''],
    ])
    expect(texts('("x {y} " f"{z}")')).toEqual([['x {y} ', { expression: 'z' }, '']])
  })

  it('say their line', () => {
    expect([...pythonStrings('"""a\nb"""\n\nc = """d\n"""\ne = "f"')].map(({ line }) => line)).toEqual([1, 4, 6])
  })

  it('are found by their digest', () => {
    const digest = createHash('sha256').update('a {b}').digest('hex')
    expect(findPythonString('x = f"a {b}"', digest)?.parts).toEqual(['a ', { expression: 'b' }, ''])
    expect(findPythonString('x = "a"', digest)).toBeUndefined()
  })
})

const mirror = join(import.meta.dirname, '../../../../shared/mirror-helm')

test.skipIf(!existsSync(mirror))('every long string of the public files is found by its digest, on its line', () => {
  const listed = JSON.parse(readFileSync(join(mirror, 'strings.json'), 'utf8')) as readonly {
    file: string
    line: number
    sha256: string
  }[]
  const folder = 'http/raw.githubusercontent.com/stanford-crfm/helm/ef439fc94e58568fd1274d5c07ceb1b711360a55'
  const inPython = listed.filter(({ file }) => file.endsWith('.py'))
  const lines = inPython.map(({ file, sha256 }) => findPythonString(readFileSync(join(mirror, folder, file), 'utf8'), sha256)?.line)
  // A text that a file has twice is found where it comes first.
  const first = ({ file, sha256 }: (typeof listed)[number]) =>
    Math.min(...inPython.filter((other) => other.file === file && other.sha256 === sha256).map(({ line }) => line))
  expect(lines).toEqual(inPython.map(first))
  expect(inPython.length).toBeGreaterThan(100)
})
