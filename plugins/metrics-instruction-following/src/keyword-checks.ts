import { pythonRegExp, stripText } from '@binnacle/python'
import { compare, type InstructionCheck, readCount, readText, readTexts } from './instruction-check.ts'

/** Every keyword is found; each is a regular expression, and capitals do not count. */
export const hasKeywords: InstructionCheck = (text, parameters) =>
  readTexts(parameters, 'keywords')?.every((keyword) => pythonRegExp(keyword, 'i').test(text))

/** A keyword, a regular expression too, is found so often. */
export const hasKeywordOften: InstructionCheck = (text, parameters) => {
  const keyword = readText(parameters, 'keyword')
  if (keyword === undefined || keyword === '') return undefined
  const count = Array.from(text.matchAll(pythonRegExp(stripText(keyword), 'gi'))).length
  return compare(count, readCount(parameters, 'frequency'), parameters['relation'])
}

/** No forbidden word is found as a word of its own. */
export const hasNoForbiddenWord: InstructionCheck = (text, parameters) =>
  readTexts(parameters, 'forbidden_words')?.every((word) => !pythonRegExp(`\\b${word}\\b`, 'i').test(text))

/** A letter from a to z stands there so often, capitals or not. */
export const hasLetterOften: InstructionCheck = (text, parameters) => {
  const letter = readText(parameters, 'letter')?.toLowerCase()
  if (letter === undefined || !/^[a-z]$/.test(letter)) return undefined
  const count = text.toLowerCase().split(letter).length - 1
  return compare(count, readCount(parameters, 'let_frequency'), parameters['let_relation'])
}
