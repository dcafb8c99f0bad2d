import { expect, test } from 'vitest'
import { isPythonSpace, splitLines, splitText, stripText, stripTextEnd } from './white-space.ts'

test('white space is what Python takes for it', () => {
  const spaces = Array.from({ length: 0x10000 }, (_, unit) => unit).filter(isPythonSpace)
  expect(spaces).toEqual([
    9, 10, 11, 12, 13, 28, 29, 30, 31, 32, 133, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233,
    8239, 8287, 12288,
  ])
})

test('strips and splits at it', () => {
  expect(stripText('\x1c\x85 a b\u3000')).toBe('a b')
  expect(stripText('\uFEFFa\u200B')).toBe('\uFEFFa\u200B')
  expect(stripText(' \n')).toBe('')
  expect(stripTextEnd(' a\u3000\x1f')).toBe(' a')
  expect(splitText(' a\x1fb \u2028 c')).toEqual(['a', 'b', 'c'])
  expect(splitText('\uFEFFa')).toEqual(['\uFEFFa'])
  expect(splitText('')).toEqual([])
})

test('splits lines where Python does', () => {
  expect(splitLines('a\r\nb\n\nc\rd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k\u2029l\x1fm\n')).toEqual([
    'a',
    'b',
    '',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    'i',
    'j',
    'k',
    'l\x1fm',
  ])
  expect(splitLines('a\n\n')).toEqual(['a', ''])
  expect(splitLines('')).toEqual([])
})
