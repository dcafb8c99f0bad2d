import { describe, expect, test } from 'vitest'
import { pythonFloat } from './python-float.ts'
import { readPythonYaml } from './yaml.ts'

/** The value of a text, or the line and the reason why there is none. */
function read(text: string): unknown {
  const found = readPythonYaml(text)
  return found.fault === undefined ? found.value : `${found.line ?? '-'}: ${found.fault}`
}

/** A scalar with its kind, as the oracle writes it. */
function kindOf(text: string, kind: string): string {
  const found = readPythonYaml(`k: ${text}`)
  if (found.fault !== undefined) return 'fault'
  const { k } = found.value as { readonly k: unknown }
  if (k === null) return 'null'
  if (typeof k === 'boolean') return `bool ${k}`
  if (typeof k === 'bigint') return `int ${k}`
  if (typeof k === 'number') return kind.startsWith('int') ? `int ${k}` : `float ${pythonFloat(k)}`
  return `text ${String(k)}`
}

// What `yaml.safe_load('k: …')` of PyYAML 6.0.3 gives.
test.each([
  ['8_192', 'int 8192'],
  ['7_000_000_000', 'int 7000000000'],
  ['yes', 'bool true'],
  ['No', 'bool false'],
  ['y', 'text y'],
  ['n', 'text n'],
  ['on', 'bool true'],
  ['OFF', 'bool false'],
  ['true', 'bool true'],
  ['True', 'bool true'],
  ['~', 'null'],
  ['', 'null'],
  ['null', 'null'],
  ['Null', 'null'],
  ['nULL', 'text nULL'],
  ['08', 'text 08'],
  ['0o17', 'text 0o17'],
  ['017', 'int 15'],
  ['0_7', 'int 7'],
  ['0b101', 'int 5'],
  ['0x_ff', 'int 255'],
  ['-0x1F', 'int -31'],
  ['+12', 'int 12'],
  ['1e5', 'text 1e5'],
  ['1.0e5', 'text 1.0e5'],
  ['1.0e+5', 'float 100000.0'],
  ['1e+5', 'text 1e+5'],
  ['1.', 'float 1.0'],
  ['.5', 'float 0.5'],
  ['-.5', 'text -.5'],
  ['+.5', 'text +.5'],
  ['1_0.5_0', 'float 10.5'],
  ['.inf', 'float inf'],
  ['-.Inf', 'float -inf'],
  ['.NaN', 'float nan'],
  ['.nan', 'float nan'],
  ['190:20:30', 'int 685230'],
  ['1:1.5', 'float 61.5'],
  ['-1:30', 'int -90'],
  ['2024-05-01', 'text 2024-05-01'],
  ['2024-5-1', 'text 2024-5-1'],
  ['2024-05-01 10:20:30', 'text 2024-05-01 10:20:30'],
  ['2024-05-01T10:20:30.5Z', 'text 2024-05-01 10:20:30.500000+00:00'],
  ['2024-05-01T10:20:30+02:00', 'text 2024-05-01 10:20:30+02:00'],
  ['"8192"', 'text 8192'],
  ['!!int "262144"', 'int 262144'],
  ['!!float 5', 'float 5.0'],
  ['!!str 5', 'text 5'],
  ['!!bool yes', 'bool true'],
  ['!!float "1e5"', 'float 100000.0'],
  ['12345678901234567890', 'int 12345678901234567890'],
  ['0', 'int 0'],
  ['-0', 'int 0'],
  ['00', 'int 0'],
  ['1__0', 'int 10'],
  ['_1', 'text _1'],
  ['0.1', 'float 0.1'],
  ['1.10', 'float 1.1'],
  ['10:20', 'int 620'],
  ['nan', 'text nan'],
  ['inf', 'text inf'],
  ['TRUE', 'bool true'],
  ['tRUE', 'text tRUE'],
  ['1,000', 'text 1,000'],
  ['2024-05-01 1:02:03 -5', 'text 2024-05-01 01:02:03-05:00'],
  ['2024-05-01t10:20:30.1234567 Z', 'text 2024-05-01 10:20:30.123456+00:00'],
  ['"yes"', 'text yes'],
  ["'on'", 'text on'],
  ['0x', 'text 0x'],
  ['.', 'text .'],
  ['-', 'fault'],
  ['+', 'text +'],
  ['.e5', 'text .e5'],
  ['1.5e', 'text 1.5e'],
  ['1.5e3', 'text 1.5e3'],
  ['685.230_15e+03', 'float 685230.15'],
  ['0b', 'text 0b'],
  ['1:60', 'text 1:60'],
])('%j is %s', (text, kind) => {
  expect(kindOf(text, kind)).toBe(kind)
})

describe('anchors', () => {
  test('what is merged stands before what is written, the first of a list counts', () => {
    expect(read('a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc: {<<: [*a, *b], z: 3}')).toMatchObject({ c: { x: 1, y: 1, z: 3 } })
    expect(read('a: {<<: 5}')).toBe('1: << takes objects alone')
    expect(read('a: {"<<": 5}')).toEqual({ a: { '<<': 5 } })
  })

  test('thousands of aliases are ordinary', () => {
    const found = read(`base: &base {x: 1}\nlist:\n${'- {<<: *base, y: *base}\n'.repeat(5000)}`) as { readonly list: readonly unknown[] }
    expect(found.list).toHaveLength(5000)
    expect(found.list[4999]).toEqual({ x: 1, y: { x: 1 } })
  })

  const doubled = (item: (name: string) => string): string =>
    `a0: &a0 {k: 1}\n${Array.from({ length: 60 }, (_, index) => `a${index + 1}: &a${index + 1} ${item(`*a${index}`)}`).join('\n')}`

  test.each([
    ['lists', doubled((name) => `[${name}, ${name}]`), /^\d+: with its aliases written out it holds more than 1,000,000 values$/],
    ['objects', doubled((name) => `{x: ${name}, y: ${name}}`), /^\d+: with its aliases written out it holds more than 1,000,000 values$/],
    [
      'merged objects',
      doubled((name) => `{<<: [${name}, ${name}]}`),
      /^\d+: with its aliases written out it holds more than 1,000,000 values$/,
    ],
    ['itself', 'a: &a [*a]', /^1: an alias stands inside of what it names$/],
    ['itself, merged', 'a: &a {<<: *a}', /^1: an alias stands inside of what it names$/],
    ['depth', '['.repeat(50_000), /nested too deeply|must/],
    ['closed depth', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, /nested too deeply/],
    [
      'indented depth',
      Array.from({ length: 3000 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
      /nested too deeply|^\[object Object\]$/,
    ],
  ])('a bomb of %s ends with a reason', (_name, text, reason) => {
    expect(String(read(text))).toMatch(reason)
  })
})

test('faults have lines', () => {
  expect(read('a: 1\nb: [1,\n')).toMatch(/^[23]: /)
  expect(read('a: 1\na: 2')).toBe('2: Map keys must be unique')
  expect(read('a: !mine x')).toBe('1: Unresolved tag: !mine')
  expect(read('a: 2024-02-30')).toBe('1: 2024-02-30: there is no such day')
  expect(read('a: 1\n---\nb: 2')).toMatch(/^\d: /)
  expect(read('? [1]\n: 2')).toBe('1: a list or an object cannot be a key')
})

test('prototype keys are keys like others', () => {
  const value = read('__proto__: {x: 1}\nconstructor: 2\n<<: {__proto__: 3}') as object
  expect(Object.entries(value)).toEqual([
    ['__proto__', { x: 1 }],
    ['constructor', 2],
  ])
  expect((value as { readonly x?: unknown }).x).toBeUndefined()
})

test('the line of a path is that of its key, or of the nearest above', () => {
  const found = readPythonYaml('top:\n  - a: 1\n    b:\n      c: 2\n  - a: 3\n')
  if (found.fault !== undefined) throw new Error(found.fault)
  expect(
    [['top'], ['top', 0], ['top', 0, 'b'], ['top', 0, 'b', 'c'], ['top', 1, 'a'], ['top', 1, 'no'], ['top', 9]].map((path) =>
      found.lineOf(path),
    ),
  ).toEqual([1, 2, 3, 4, 5, 5, 1])
})
