import { pythonRegExp, splitText, stripText } from '@binnacle/python'
import { splitSentences } from '@binnacle/text'
import { compare, type InstructionCheck, readCount, readText } from './instruction-check.ts'

const WORD = pythonRegExp('\\w+', 'g')
const DIVIDER = pythonRegExp('\\s?\\*\\*\\*\\s?', 'g')

/** So many sentences, as Punkt splits English. */
export const hasSentences: InstructionCheck = (text, parameters) =>
  compare(splitSentences(text).length, readCount(parameters, 'num_sentences'), parameters['relation'])

/** So many words: runs of letters, digits and underscores. */
export const hasWords: InstructionCheck = (text, parameters) =>
  compare(text.match(WORD)?.length ?? 0, readCount(parameters, 'num_words'), parameters['relation'])

/** Exactly so many paragraphs, parted by `***`; an empty one may stand at the front and at the end. */
export const hasParagraphs: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_paragraphs')
  const paragraphs = text.split(DIVIDER)
  let count = paragraphs.length
  for (const [index, paragraph] of paragraphs.entries()) {
    if (stripText(paragraph) !== '') continue
    if (index !== 0 && index !== paragraphs.length - 1) return wanted === undefined ? undefined : false
    count--
  }
  return wanted === undefined ? undefined : count === wanted
}

/** Exactly so many paragraphs, parted by empty lines, of which the n-th begins with a word. */
export const beginsParagraphWith: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_paragraphs')
  const place = readCount(parameters, 'nth_paragraph')
  const first = readText(parameters, 'first_word')?.toLowerCase()
  if (wanted === undefined || place === undefined || place === 0 || place > wanted || first === undefined) return undefined
  const paragraphs = text.split('\n\n')
  const count = paragraphs.filter((paragraph) => stripText(paragraph) !== '').length
  const paragraph = place <= count ? stripText(paragraphs[place - 1]!) : ''
  if (paragraph === '') return false
  const word = splitText(paragraph)[0]!.replace(/^'+/, '').replace(/^"+/, '')
  return count === wanted && /^[^.,?!'"]*/.exec(word)![0].toLowerCase() === first
}
