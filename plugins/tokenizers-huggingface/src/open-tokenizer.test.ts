import { describe, expect, test } from 'vitest'
import { openTokenizer } from './open-tokenizer.ts'

const bytes = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: false, use_regex: false }

/** A tokenizer of single characters, with what a test changes in it. */
function characters(letters: string, parts: object = {}): object {
  const vocab = Object.fromEntries(['[UNK]', ...letters].map((letter, id) => [letter, id]))
  return {
    added_tokens: [{ id: 0, content: '[UNK]', special: true, normalized: false }],
    normalizer: null,
    pre_tokenizer: null,
    decoder: { type: 'Fuse' },
    model: { type: 'BPE', vocab, merges: [], unk_token: '[UNK]', fuse_unk: false },
    ...parts,
  }
}

/** Words and how they were split, told by a WordPiece of whole words. */
function words(preTokenizer: object, known: readonly string[], normalizer: object | null = null): (text: string) => readonly string[] {
  const vocab = Object.fromEntries(['[UNK]', ...known].map((word, id) => [word, id]))
  const tokenizer = openTokenizer(
    {
      added_tokens: [],
      normalizer,
      pre_tokenizer: preTokenizer,
      decoder: null,
      model: { type: 'WordPiece', vocab, unk_token: '[UNK]', continuing_subword_prefix: '##' },
    },
    'words',
  )
  return (text) => tokenizer.tokenize!(text)
}

describe('a tokenizer.json', () => {
  test('encodes, counts and decodes; special tokens in a text are those tokens', () => {
    const tokenizer = openTokenizer(characters('abc'), 'test')
    expect(tokenizer.encode('cab')).toEqual([3, 1, 2])
    expect(tokenizer.count!('cab')).toBe(3)
    expect(tokenizer.decode([3, 1, 2])).toBe('cab')
    expect(tokenizer.encode('a[UNK]b')).toEqual([1, 0, 2])
    expect(tokenizer.tokenize!('ab')).toEqual(['a', 'b'])
  })

  test('decodes nothing to nothing', () => {
    expect(openTokenizer(characters('a'), 'test').decode([])).toBe('')
  })

  test('keeps blanks before marks', () => {
    const tokenizer = openTokenizer(characters('a ?'), 'test')
    expect(tokenizer.decode(tokenizer.encode('a ?'))).toBe('a ?')
  })

  test('splits digits of every script', () => {
    const split = words({ type: 'Digits', individual_digits: true }, ['a', '1', '②', 'Ⅷ', '½'])
    expect(split('a1②Ⅷ½')).toEqual(['a', '1', '②', 'Ⅷ', '½'])
  })

  test('splits in all five ways', () => {
    const known = ['a', 'b', '-', '--', 'a-', '-b', 'b-', '-a', '-b-']
    const split = (behavior: string) => words({ type: 'Split', pattern: { String: '-' }, behavior, invert: false }, known)('a-b--')
    expect(split('Isolated')).toEqual(['a', '-', 'b', '-', '-'])
    expect(split('Removed')).toEqual(['a', 'b'])
    expect(split('Contiguous')).toEqual(['a', '-', 'b', '--'])
    expect(split('MergedWithPrevious')).toEqual(['a-', 'b-', '-'])
    expect(split('MergedWithNext')).toEqual(['a', '-b', '-', '-'])
  })

  test('takes white space as Unicode has it', () => {
    const split = words({ type: 'WhitespaceSplit' }, ['a', 'b', 'a\ufeffb'])
    expect(split('a\u0085b')).toEqual(['a', 'b'])
    expect(split('a\ufeffb')).toEqual(['a\ufeffb'])
  })

  test('sees Chinese characters above U+FFFF one by one', () => {
    const split = words({ type: 'BertPreTokenizer' }, ['𠮷', '野'], { type: 'BertNormalizer', lowercase: true })
    expect(split('𠮷𠮷野')).toEqual(['𠮷', '𠮷', '野'])
  })

  test('changes letters one by one: no final sigma', () => {
    expect(words({ type: 'WhitespaceSplit' }, ['σασ', 'σας'], { type: 'Lowercase' })('ΣΑΣ')).toEqual(['σασ'])
  })
})

describe('what is refused', () => {
  test.each([
    ['a normalizer that is not known', { normalizer: { type: 'Nmt' } }, /the normalizer Nmt/],
    ['a pre-tokenizer that is not known', { pre_tokenizer: { type: 'UnicodeScripts' } }, /the pre-tokenizer UnicodeScripts/],
    ['a decoder that is not known', { decoder: { type: 'CTC' } }, /the decoder CTC/],
    ['a model that is not known', { model: { type: 'WordLevel', vocab: {} } }, /a model of the kind WordLevel/],
    ['a blank at the front', { pre_tokenizer: { ...bytes, add_prefix_space: true } }, /adds a blank at the front/],
    ['suffixes of words', { model: { type: 'BPE', vocab: {}, merges: [], end_of_word_suffix: '</w>' } }, /BPE with end_of_word_suffix/],
    [
      'words of their own',
      { added_tokens: [{ id: 0, content: 'x', single_word: true }] },
      /the added token "x", which counts only as a word of its own/,
    ],
  ])('%s', (_name, parts, message) => {
    const open = () => openTokenizer(characters('a', parts), 'owner/model')
    expect(open).toThrow(message)
    expect(open).toThrow(expect.objectContaining({ code: 'ERR_TOKENIZER_NOT_SUPPORTED', message: expect.stringContaining('owner/model') }))
  })

  test.each([[null], [{}], [{ version: '1.0' }]])('%j is no tokenizer', (value) => {
    expect(() => openTokenizer(value, 'test')).toThrow(expect.objectContaining({ code: 'ERR_TOKENIZER_SHAPE' }))
  })
})
