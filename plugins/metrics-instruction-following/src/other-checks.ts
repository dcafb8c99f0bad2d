import { stripCharacters, stripText } from '@binnacle/python'
import { wordTokens } from '@binnacle/text'
import { compare, type InstructionCheck, readCount, readText } from './instruction-check.ts'

const CAPITAL = /\p{Uppercase}/u
const NO_CAPITAL = /\p{Lowercase}|\p{Lt}/u
const SMALL = /\p{Lowercase}/u
const NO_SMALL = /\p{Uppercase}|\p{Lt}/u

/** Python's `text.isupper()`: a capital letter, and no other kind of letter that has cases. */
const isUpper = (text: string): boolean => CAPITAL.test(text) && !NO_CAPITAL.test(text)
const isLower = (text: string): boolean => SMALL.test(text) && !NO_SMALL.test(text)

/** Two different answers, parted by six stars. */
export const hasTwoResponses: InstructionCheck = (text) => {
  const responses = text.split('******').map(stripText)
  if (responses.slice(1, -1).includes('')) return false
  const [first, second, ...others] = responses.filter((response) => response !== '')
  return first !== undefined && second !== undefined && others.length === 0 && first !== second
}

/** The request is repeated first, capitals or not. */
export const repeatsPrompt: InstructionCheck = (text, parameters) => {
  const prompt = readText(parameters, 'prompt_to_repeat')
  return prompt === undefined || prompt === '' ? undefined : stripText(text).toLowerCase().startsWith(stripText(prompt).toLowerCase())
}

/** The text ends with a phrase, quotes after it apart. */
export const endsWith: InstructionCheck = (text, parameters) => {
  const phrase = readText(parameters, 'end_phrase')
  if (phrase === undefined) return undefined
  return stripCharacters(stripText(text), '"').toLowerCase().endsWith(stripText(phrase).toLowerCase())
}

/** The text stands in double quotes. */
export const isQuoted: InstructionCheck = (text) => {
  const stripped = stripText(text)
  return Array.from(stripped).length > 1 && stripped.startsWith('"') && stripped.endsWith('"')
}

/** So many words in capitals. */
export const hasCapitalWords: InstructionCheck = (text, parameters) => {
  const count = wordTokens(text).filter(isUpper).length
  return compare(count, readCount(parameters, 'capital_frequency'), parameters['capital_relation'])
}

/** No comma; one of full width is none. */
export const hasNoComma: InstructionCheck = (text) => !text.includes(',')

/** In capitals; whether they are English, HELM guesses. */
export const isEnglishCapitals: InstructionCheck = (text) => (isUpper(text) ? undefined : false)

/** In small letters; whether they are English, HELM guesses. */
export const isEnglishSmall: InstructionCheck = (text) => (isLower(text) ? undefined : false)

/** Which language a text is in, HELM guesses. */
export const isInLanguage: InstructionCheck = () => undefined
