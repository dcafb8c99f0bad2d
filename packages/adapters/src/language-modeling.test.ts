import { expect, test } from 'vitest'
import { characters, makeFit, makeInstance } from '../test/make.ts'
import { languageModeling } from './language-modeling.ts'

/** The windows of a text: what is sent, and how much of it is only context. */
function windowsOf(text: string, [maxSequence, maxRequest]: readonly [number, number], prefixToken: string, random?: string) {
  const fit = makeFit(random === undefined ? {} : { random }, { maxSequence, maxRequest }, { ...characters, prefixToken })
  return languageModeling.adapt(makeInstance(text), [], fit)
}

const sent = (...args: Parameters<typeof windowsOf>) =>
  windowsOf(...args).map(({ request, numConditioningTokens }) => [request.prompt, numConditioningTokens])

test.each([
  [
    'abcdefghijklmnop',
    [4, 5],
    '$',
    [
      ['$abcd', 1],
      ['defgh', 1],
      ['hijkl', 1],
      ['lmnop', 1],
    ],
  ],
  [
    'abcdefghijklmnop',
    [5, 5],
    '',
    [
      ['abcde', 0],
      ['efghi', 1],
      ['ijklm', 1],
      ['lmnop', 2],
    ],
  ],
  // A window without room for the prefix token leaves one token of a text without a score, as in HELM.
  [
    'abcdefghij',
    [5, 5],
    '$',
    [
      ['$abcd', 1],
      ['efghi', 1],
      ['fghij', 4],
    ],
  ],
  ['', [5, 5], '$', [['$', 1]]],
] as const)('the windows of %j at %j after %j are HELM’s', (text, window, prefix, windows) => {
  expect(sent(text, window, prefix)).toEqual(windows)
})

test('a window scores the text and generates nothing; only the first carries `random`', () => {
  const [first, second] = windowsOf('abcdefgh', [4, 5], '$', 'again')
  expect(first).toMatchObject({ capability: 'scoreText', request: { echoPrompt: true, maxTokens: 0, temperature: 0, random: 'again' } })
  expect(second!.request).not.toHaveProperty('random')
})

test('halves of characters at the ends of a window are left out, and its context is counted anew', () => {
  const halves = { ...characters, decode: (ids: readonly number[]) => characters.decode(ids).replace(/^.|.$/gu, '\uFFFD'), prefixToken: '' }
  const fit = makeFit({}, { maxSequence: 4, maxRequest: 5 }, halves)
  expect(
    languageModeling
      .adapt(makeInstance('abcdefgh'), [], fit)
      .map(({ request, numConditioningTokens }) => [request.prompt, numConditioningTokens]),
  ).toEqual([
    ['bc', 0],
    ['efg', 1],
  ])
})

test('a deployment without a tokenizer, a prefix token or room is refused', () => {
  const adapt =
    (...args: Parameters<typeof makeFit> extends [unknown, ...infer R] ? R : never) =>
    () =>
      languageModeling.adapt(makeInstance('abcdefgh'), [], makeFit({}, ...args))
  expect(adapt(undefined, undefined)).toThrow(expect.objectContaining({ code: 'ERR_ADAPT_NO_TOKENIZER', fate: 'run' }) as Error)
  expect(adapt({ maxSequence: 4 }, characters)).toThrow(expect.objectContaining({ code: 'ERR_ADAPT_PREFIX_TOKEN', fate: 'run' }) as Error)
  expect(adapt({ maxSequence: 1 }, { ...characters, prefixToken: '' })).toThrow(
    expect.objectContaining({ code: 'ERR_ADAPT_WINDOW_NARROW', fate: 'run' }) as Error,
  )
})
