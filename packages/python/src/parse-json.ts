import { pythonFloat } from './python-float.ts'
import { WrittenNumber } from './written-number.ts'

/**
 * What becomes of numbers: `value` makes numbers of them, `written` the same with the digits kept where JavaScript would write others,
 * `text` the digits as texts, `python` the texts that Python writes of them (`1.0`, `1e-05`).
 */
export type JsonNumbers = 'value' | 'written' | 'text' | 'python'

/** Words that Python's JSON knows and JSON does not, outside of texts. */
const PYTHON_WORDS = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?\bInfinity\b|\bNaN\b/g

/** Where a text may hold a number whose digits JavaScript does not keep: many digits, zeros at the end, an exponent, many zeros, −0. */
const SUSPECT = { value: /\d{16}/, written: /[\d.]{16}|\.\d*0(?!\d)|\d[eE]|0\.000000|-0(?![\d.])/ }

const INTEGER = /^-?\d+$/

/**
 * Parses JSON as Python does: also `NaN`, `Infinity` and `-Infinity`. Whole numbers beyond 2^53 are bigint.
 * @throws SyntaxError
 */
export function parsePythonJson(text: string, numbers: JsonNumbers = 'value'): unknown {
  const exact = numbers === 'text' || numbers === 'python' || SUSPECT[numbers].test(text)
  try {
    return exact ? parseExact(text, numbers, new Map()) : JSON.parse(text)
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError) || !/NaN|Infinity/.test(text)) throw thrown
    const { plain, words } = withoutWords(text)
    return parseExact(plain, numbers, words)
  }
}

function parseExact(text: string, numbers: JsonNumbers, words: ReadonlyMap<string, string>): unknown {
  const revive = (_key: string, value: unknown, context?: { readonly source?: string }): unknown => {
    if (typeof value !== 'number' || context?.source === undefined) return value
    const word = words.get(context.source)
    return word === undefined ? numberOf(context.source, value, numbers) : wordOf(word, numbers)
  }
  return JSON.parse(text, revive) as unknown
}

function numberOf(source: string, value: number, numbers: JsonNumbers): unknown {
  if (numbers === 'text') return source
  const isWhole = INTEGER.test(source)
  if (numbers === 'python') return isWhole ? String(BigInt(source)) : pythonFloat(value)
  if (numbers === 'written' && source === '-0') return new WrittenNumber(source)
  if (isWhole) return Number.isSafeInteger(value) ? value : BigInt(source)
  return numbers === 'value' || String(value) === source ? value : new WrittenNumber(source)
}

function wordOf(word: string, numbers: JsonNumbers): unknown {
  if (numbers === 'text') return word
  return numbers === 'python' ? pythonFloat(Number(word)) : Number(word)
}

/** The text with numbers in the place of Python's words, spelt as no other number of the text is. */
function withoutWords(text: string): { readonly plain: string; readonly words: ReadonlyMap<string, string> } {
  const spelling = new Map<string, string>()
  let count = 0
  const plain = text.replace(PYTHON_WORDS, (word) => {
    if (word.startsWith('"')) return word
    let own = spelling.get(word)
    if (own === undefined) {
      do own = `0e${++count}`
      while (text.includes(own))
      spelling.set(word, own)
    }
    return own
  })
  return { plain, words: new Map([...spelling].map(([word, own]) => [own, word])) }
}
