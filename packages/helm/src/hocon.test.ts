import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type HoconPlain, HoconPeriod, readHocon } from './hocon.ts'

const folder = mkdtempSync(join(tmpdir(), 'binnacle-hocon-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads a text; objects are given as plain ones. */
function read(text: string, missing?: (file: string, place: string) => void): unknown {
  const plain = (value: HoconPlain): unknown => {
    if (value instanceof Map)
      return Object.fromEntries([...(value as ReadonlyMap<string, HoconPlain>)].map(([key, child]) => [key, plain(child)]))
    return Array.isArray(value) ? value.map(plain) : value
  }
  return plain(readHocon(text, { file: 'entries.conf', folder, env: { HERE: 'there' }, ...(missing === undefined ? {} : { missing }) }))
}

describe('values', () => {
  it('keeps whole numbers, fractions, texts and words apart', () => {
    expect(read('a: 1, b: 1.0, c: one, d: true, e: null, f: "2", g: 12345678901234567890')).toEqual({
      a: 1n,
      b: 1,
      c: 'one',
      d: true,
      e: null,
      f: '2',
      g: 12345678901234567890n,
    })
  })

  it('takes a number with a unit of time for a length of time, in Python’s words', () => {
    expect(read('a: 90 minutes, b: 10ms, c: 2 weeks, d: 3 days later')).toEqual({
      a: new HoconPeriod('relativedelta(hours=+1, minutes=+30)'),
      b: new HoconPeriod('0:00:00.010000'),
      c: new HoconPeriod('relativedelta(days=+14)'),
      d: 'relativedelta(days=+3)later',
    })
    expect(read('a: 1000001 d, b: 90000000 ms, c: 2500ns')).toEqual({
      a: new HoconPeriod('relativedelta(days=+1e+06)'),
      b: new HoconPeriod('1 day, 1:00:00'),
      c: new HoconPeriod('relativedelta(microseconds=+2)'),
    })
  })

  it('puts numbers and words that stand beside a text into it, as Python writes them', () => {
    expect(read('a: "x" 1.50, b: true story, c: "x" 1e3')).toEqual({ a: 'x 1.5', b: 'Truestory', c: 'x 1000.0' })
    expect(() => read('a: null story')).toThrow('entries.conf:1: only texts and numbers can stand beside a text')
  })

  it('makes blanks of tabs, also in quotes', () => {
    expect(read('a: "x\ty"')).toEqual({ a: 'x   y' })
  })

  it('drops empty texts from lists', () => {
    expect(read('a: ["", x, ""]')).toEqual({ a: ['x'] })
  })
})

describe('substitutions', () => {
  it('find what stands earlier, later, and in the environment', () => {
    expect(read('a: ${b}, b: ${HERE}, c: ${?nowhere}, d: [${b}, ${?nowhere}]')).toEqual({ a: 'there', b: 'there', d: ['there', null] })
  })

  it('add to lists and merge objects', () => {
    expect(read('a: [1]\na: ${a} [2]\na += [3]\nb: {x: 1}\nc: ${b} {y: 2}')).toEqual({ a: [1n, 2n, 3n], b: { x: 1n }, c: { x: 1n, y: 2n } })
  })

  it('that go round in a circle are named with their line', () => {
    expect(() => read('x: 1\na: ${b}\nb: ${a}')).toThrow(/entries\.conf:[23]: .*circle/)
    expect(() => read('a.b: ${a}')).toThrow('entries.conf:1: ${a} goes round in a circle')
    expect(() => read('a.b: ${a}\na = ${?a}')).toThrow(/entries\.conf:[12]: .*circle/)
  })

  it('that name nothing are named with their line', () => {
    expect(() => read('x: 1\n\na: ${nowhere}')).toThrow('entries.conf:3: ${nowhere} is not set')
    expect(() => read('a: 1\nb: ${a.c}')).toThrow('entries.conf:2: ${a.c} goes into what is no object')
  })
})

describe('includes', () => {
  it('are relative to the folder of the command, and inside an included file to that file', () => {
    writeFileSync(join(folder, 'outer.conf'), 'a: 1\ninclude "inner.conf"')
    writeFileSync(join(folder, 'inner.conf'), 'b: 2')
    expect(read('include "outer.conf"\nc: 3')).toEqual({ a: 1n, b: 2n, c: 3n })
    expect(read('include "*ner.conf"')).toEqual({ b: 2n })
  })

  it('that are missing are told of and passed over, unless they are required', () => {
    const told: string[] = []
    expect(read('include "absent.conf"\na: 1', (name, from) => told.push(`${from} ${name}`))).toEqual({ a: 1n })
    expect(told).toEqual(['entries.conf absent.conf'])
    expect(() => read('\ninclude required("absent.conf")')).toThrow('entries.conf:2: absent.conf is required')
  })

  it('of a file into itself, of the network and of Python packages are refused', () => {
    writeFileSync(join(folder, 'self.conf'), 'include "self.conf"')
    expect(() => read('include "self.conf"')).toThrow('self.conf includes itself')
    expect(() => read('include "https://example.org/a.conf"')).toThrow('entries.conf:1: files of the network')
    expect(() => read('include package("helm:a.conf")')).toThrow('entries.conf:1: files of Python packages')
  })

  it('name the file in which a fault stands', () => {
    writeFileSync(join(folder, 'broken.conf'), 'a: 1\nb: [')
    expect(() => read('include "broken.conf"')).toThrow(`${join(folder, 'broken.conf')}:2: "]" is expected where the file ends`)
  })
})

describe('a file that would have no end', () => {
  /** Forty keys, each made of the one before it. */
  const doubled = (start: string, next: (before: string) => string): readonly string[] => [
    `a0: ${start}`,
    ...Array.from({ length: 40 }, (_, index) => `a${index + 1}: ${next(`\${a${index}}`)}`),
  ]
  const large = /^entries\.conf:\d+: what \$\{\w+\} and others stand for grows too large/

  it.each([
    ['texts', doubled('x', (before) => `${before}${before}`)],
    ['texts with words between', doubled('x', (before) => `${before} "and" ${before}`)],
    ['lists', doubled('[1]', (before) => `${before} ${before}`)],
    ['lists in lists', doubled('[1]', (before) => `[${before}, ${before}]`)],
    ['objects', doubled('{k: 1}', (before) => `{x: ${before}, y: ${before}}`)],
    ['itself', ['a: [1]', ...Array.from({ length: 40 }, () => 'a: ${a} ${a}')]],
  ])('doubles %s', (_what, lines) => {
    expect(() => read(lines.join('\n'))).toThrow(large)
    if (!lines[0]!.startsWith('a:')) expect(() => read(lines.toReversed().join('\n'))).toThrow(large)
  })

  it('includes files again and again', () => {
    for (let index = 0; index < 20; index++) {
      const next = `include "chain${index + 1}.conf"`
      writeFileSync(join(folder, `chain${index}.conf`), `${next}\n${next}`)
    }
    writeFileSync(join(folder, 'chain20.conf'), 'a: 1')
    expect(() => read('include "chain0.conf"')).toThrow('more than 1000 files are included')
  })

  it.each([
    ['['.repeat(50_000), 'nested more than 200 deep'],
    [`a: ${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested more than 200 deep'],
    ['a {'.repeat(50_000), 'nested more than 200 deep'],
    [`${'a.'.repeat(50_000)}a: 1`, 'a key has more than 200 parts'],
    [`"""${'""a'.repeat(50_000)}`, '":" or "=" after the key'],
  ])('is nested or quoted without end', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it('is not one that is built up in many steps', () => {
    expect(read(`a: {x: 1}\n${'a: ${b} {y: 1}\n'.repeat(60)}b: {z: 1}`)).toEqual({ a: { x: 1n, z: 1n, y: 1n }, b: { z: 1n } })
    expect((read(`a: [1]\n${'a += [2]\n'.repeat(500)}`) as { readonly a: readonly unknown[] }).a).toHaveLength(501)
  })
})

describe('faults', () => {
  it.each([
    ['entries: [\n  {description: boolq:model=text}\n]', 'entries.conf:2: "}" is expected where "=" stands'],
    ['entries: [ {description: "a} ]', 'entries.conf:1: "}" is expected where """ stands'],
    ['entries: []\n}', 'entries.conf:2: a key or the end of the file is expected where "}" stands'],
    ['entries', 'entries.conf:1: ":" or "=" after the key "entries" is expected where the file ends'],
    ['\ufeffentries: []', 'byte-order mark'],
    ['a: 1 {b: 2}', 'entries.conf:1: an object stands beside a text or number'],
    ['a: include "b.conf"', 'entries.conf:1: an include cannot be the value of "a"'],
    ['a: 1\na: {b: 2}', 'entries.conf:2: "a" cannot be added to what it is already'],
    ['.: 1', 'entries.conf:1: the key "." names nothing'],
  ])('%j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})
