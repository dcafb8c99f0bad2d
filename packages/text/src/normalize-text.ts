import { splitText } from '@binnacle/python'

const PUNCTUATION = /[!-/:-@[-`{-~]/g
const ASCII_ARTICLES = /\b(?:an?|the)\b/g
const ARTICLES = /(?<![\p{L}\p{N}_])(?:an?|the)(?![\p{L}\p{N}_])/gu
const BEYOND_ASCII = /[^\0-\x7f]/

/**
 * HELM's normal form of an answer: lower case, without ASCII punctuation, words parted by one blank.
 * @param keepArticles whether “a”, “an” and “the” stay
 */
export function normalizeText(text: string, keepArticles = false): string {
  const plain = text.toLowerCase().replace(PUNCTUATION, '')
  if (keepArticles) return splitText(plain).join(' ')
  return splitText(plain.replace(BEYOND_ASCII.test(plain) ? ARTICLES : ASCII_ARTICLES, ' ')).join(' ')
}
