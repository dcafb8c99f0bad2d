/** Words that Python's JSON knows and JSON does not, outside of texts. */
const PYTHON_WORDS = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g

/** Stands for such a word while it is parsed; texts of data do not begin like this. */
const STAND_IN = '\u0000number:'

/**
 * Parses JSON as Python does: also `NaN`, `Infinity` and `-Infinity`.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (thrown) {
    if (!/NaN|Infinity/.test(text)) throw thrown
    const plain = text.replace(PYTHON_WORDS, (word) => (word.startsWith('"') ? word : JSON.stringify(STAND_IN + word)))
    return JSON.parse(plain, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith(STAND_IN) ? Number(value.slice(STAND_IN.length)) : value,
    ) as unknown
  }
}
