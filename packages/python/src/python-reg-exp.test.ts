import { describe, expect, test } from 'vitest'
import { pythonRegExp } from './python-reg-exp.ts'

const all = (source: string, text: string, flags = '') => Array.from(text.matchAll(pythonRegExp(source, `g${flags}`)), ([match]) => match)

// Matches as CPython's re.finditer gives them.
describe('matches as Python does', () => {
  test.each<[source: string, text: string, flags: string, matches: string[]]>([
    ['\\w+', 'naïve ½x _a', '', ['naïve', '½x', '_a']],
    ['\\bé\\w*', 'été, cafés', '', ['été']],
    ['\\d+', '٣4 x²', '', ['٣4']],
    ['\\s', 'a\x1cb\uFEFFc\x85', '', ['\x1c', '\x85']],
    ['[^\\W\\d]+', 'ab12_c', '', ['ab', '_c']],
    ['.+', 'a\rb\u2028c\nd', '', ['a\rb\u2028c', 'd']],
    ['b$', 'ab\n', '', ['b']],
    ['^b$', 'a\nb\nc', 'm', ['b']],
    ['^.', 'a\nb', '', ['a']],
    ['\\Ab|b\\Z', 'b\nb', '', ['b', 'b']],
    ['a{,2}b', 'aaab', '', ['aab']],
    ['{a}', 'x{a}', '', ['{a}']],
    ['[]a]+', 'a]b', '', ['a]']],
    ['[a\\-z]+', 'a-zm', '', ['a-z']],
    ['[\\w-]+', 'a-b c', '', ['a-b', 'c']],
    ['[&~|!]+', '&&~~', '', ['&&~~']],
    ['(?P<x>a)(?P=x)', 'aa', '', ['aa']],
    ['(?i)CAN(?#split)not', 'cannot', '', ['cannot']],
    ['\\\'\\"\\-\\/', '\'"-/', '', ['\'"-/']],
    ['😀+', '😀😀', '', ['😀😀']],
    ['(?s)a.b', 'a\nb', '', ['a\nb']],
    ['\\ba', 'éa a', '', ['a']],
  ])('%j in %j', (source, text, flags, matches) => expect(all(source, text, flags)).toEqual(matches))

  test.each(['[a', '\\', '(', '\\y'])('%j is none', (source) => expect(() => pythonRegExp(source)).toThrow(SyntaxError))
})
