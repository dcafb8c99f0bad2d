import type { Tokenizer } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { makeAdaptation } from '../../test/make.ts'
import { estimateTokenizer } from './estimate-tokenizer.ts'
import { createFit } from './prompt-fitter.ts'

/** One token a character; ids are code points. */
const characters: Tokenizer = {
  encode: (text) => Array.from(text, (character) => character.codePointAt(0)!),
  decode: (ids) => String.fromCodePoint(...ids),
}

const fitOf = (
  window: number | undefined,
  more: Parameters<typeof makeAdaptation>[0] = {},
  tokenizer: Tokenizer | undefined = characters,
) =>
  createFit(
    makeAdaptation({ maxTokens: 5, instancePrefix: '\n', ...more }),
    window === undefined ? undefined : { maxSequence: window },
    tokenizer,
  )

describe('a prompt of parts', () => {
  const part = (text: string) => ({ type: 'text' as const, text })
  const picture = { type: 'image' as const, mimeType: 'image/png', sha256: 'x', bytes: 1, source: 'x' }

  it('is instructions, shots and the asked block, between the global texts; each block keeps its parts', () => {
    const fit = fitOf(100, { instructions: 'Do.', globalPrefix: '<', globalSuffix: '>', substitutions: [{ source: 'q', target: 'x' }] })
    expect(fit.parts([[part('s')]], [picture, part('q')])).toEqual({
      parts: [part('<Do.'), part('\ns'), part('\n'), picture, part('q>')],
      numTrainInstances: 1,
    })
  })

  it('drops the last shots until its texts fit, and is never cut', () => {
    expect(fitOf(10).parts([[part('s1')], [part('s2')]], [picture, part('q')])).toMatchObject({ numTrainInstances: 1 })
    expect(fitOf(1).parts([], [part('too long')])).toEqual({ parts: [part('too long')], numTrainInstances: 0 })
  })
})

describe('a prompt', () => {
  it('is instructions, shots and the asked block, joined by the instance prefix, between the global texts', () => {
    const fit = fitOf(100, { instructions: 'Do.\n', globalPrefix: '<', globalSuffix: '>' })
    expect(fit.prompt(['s1\n', 's2\n'], 'q')).toEqual({
      text: '<Do.\n\ns1\n\ns2\n\nq>',
      numTrainInstances: 2,
      promptTruncated: false,
      tokens: 16,
    })
  })

  it('has no block for empty instructions', () => {
    expect(fitOf(100).prompt([], 'q').text).toBe('q')
  })

  it('is substituted whole, in order, with groups', () => {
    const fit = fitOf(100, {
      substitutions: [
        { source: '(a+)', target: '[\\1]$' },
        { source: '\\[aa\\]', target: 'two' },
      ],
    })
    expect(fit.prompt(['aa'], 'a').text).toBe('two$\n[a]$')
  })

  it('drops the last shots until prompt and completion fit', () => {
    // "s1\ns2\ns3\nqq" has 11 characters, with 5 tokens of completion 16.
    const shots = ['s1', 's2', 's3']
    expect(fitOf(16).prompt(shots, 'qq')).toMatchObject({ text: 's1\ns2\ns3\nqq', numTrainInstances: 3 })
    expect(fitOf(15).prompt(shots, 'qq')).toMatchObject({ text: 's1\ns2\nqq', numTrainInstances: 2 })
    expect(fitOf(10).prompt(shots, 'qq')).toMatchObject({ text: 's1\nqq', numTrainInstances: 1 })
    expect(fitOf(7).prompt(shots, 'qq')).toMatchObject({ text: 'qq', numTrainInstances: 0, promptTruncated: false })
  })

  it('is cut from the right where no shot is left, with what stands behind it', () => {
    const fit = fitOf(9, { globalSuffix: ' END' })
    expect(fit.prompt(['shot'], 'abcdefgh')).toEqual({ text: 'abcd', tokens: 4, numTrainInstances: 0, promptTruncated: true })
  })

  it('is counted against the longest request where the window has one', () => {
    const fit = createFit(makeAdaptation({ maxTokens: 5 }), { maxSequence: 100, maxRequest: 9 }, characters)
    expect(fit.prompt([], 'abcdefgh').text).toBe('abcd')
  })

  it('that would be cut to nothing is flagged and sent whole, as in HELM', () => {
    expect(fitOf(5).prompt([], 'abc')).toEqual({ text: 'abc', tokens: 3, numTrainInstances: 0, promptTruncated: true })
  })

  it('for which the completion alone is too long is refused, where HELM never ends', () => {
    expect(() => fitOf(4).prompt([], 'abc')).toThrow(expect.objectContaining({ code: 'ERR_ADAPT_WINDOW', fate: 'run' }) as Error)
  })

  it('is cut further by characters where decoding gives more tokens than were kept', () => {
    // Decoding writes each token twice: three tokens become six characters.
    const doubling: Tokenizer = { ...characters, decode: (ids) => characters.decode(ids).replaceAll(/./gu, '$&$&') }
    expect(fitOf(8, {}, doubling).prompt([], 'abcdef')).toMatchObject({ text: 'aab', tokens: 3, promptTruncated: true })
  })

  it('is not cut inside a character of two units', () => {
    const doubling: Tokenizer = { ...characters, decode: (ids) => `${characters.decode(ids)}😀😀` }
    expect(fitOf(8, {}, doubling).prompt([], 'abcdef').text).toBe('abc')
    expect(fitOf(8, {}, { ...characters, decode: () => '😀😀😀😀' }).prompt([], 'abcdef').text).toBe('😀😀😀')
  })

  it('ends also with a tokenizer that counts nothing as one', () => {
    const greedy: Tokenizer = { ...characters, count: (text) => text.length + 1 }
    expect(fitOf(5, {}, greedy).prompt([], 'abc')).toMatchObject({ text: 'abc', promptTruncated: true })
  })

  it('without a tokenizer is never cut and counts as one token, as in HELM', () => {
    const fit = createFit(makeAdaptation({ maxTokens: 5 }), { maxSequence: 3 }, undefined)
    expect(fit.prompt(['shot'], 'a long text')).toMatchObject({ numTrainInstances: 1, promptTruncated: false, tokens: 1 })
  })
})

describe('the estimating tokenizer', () => {
  it.each(['', 'a', 'abcd', 'abcde', 'Zwölf Boxkämpfer', '汉字和😀', '\u0000\u0000x'])('gives %j back', (text) => {
    const ids = estimateTokenizer.encode(text)
    expect(estimateTokenizer.decode(ids)).toBe(text)
    expect(ids).toHaveLength(estimateTokenizer.count!(text))
    expect(estimateTokenizer.count!(text)).toBe(Math.ceil(Buffer.byteLength(text) / 4))
  })

  it('marks what it counts', () => {
    expect(fitOf(100, {}, estimateTokenizer).estimated).toBe(true)
    expect(fitOf(100).estimated).toBeUndefined()
  })
})
