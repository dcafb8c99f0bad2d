import { pythonRegExp, splitText } from '@binnacle/python'
import { splitSentences } from './split-sentences.ts'

type Rewrite = readonly [pattern: RegExp, replacement: string]

const rewrite = (source: string, replacement: string): Rewrite => [pythonRegExp(source, 'g'), replacement]

const PARENTHESES = rewrite('[\\]\\[\\(\\)\\{\\}\\<\\>]', ' $& ')
const DOUBLE_DASHES = rewrite('--', ' -- ')
const FINAL_PERIOD = rewrite('([^\\.])(\\.)([\\]\\)}>"\']*)\\s*$', '$1 $2$3 ')
const OPENING_QUOTE = rewrite('([ \\(\\[{<])("|\'{2})', '$1 `` ')
const CLITICS: readonly Rewrite[] = [
  rewrite("([^' ])('[sS]|'[mM]|'[dD]|') ", '$1 $2 '),
  rewrite("([^' ])('ll|'LL|'re|'RE|'ve|'VE|n't|N'T) ", '$1 $2 '),
]
const CONTRACTIONS: readonly Rewrite[] = [
  ...[
    '(can)(not)\\b',
    "(d)('ye)\\b",
    '(gim)(me)\\b',
    '(gon)(na)\\b',
    '(got)(ta)\\b',
    '(lem)(me)\\b',
    "(more)('n)\\b",
    '(wan)(na)(?=\\s)',
  ].map((source) => rewrite(`(?i)\\b${source}`, ' $1 $2 ')),
  rewrite("(?i) ('t)(is)\\b", ' $1 $2 '),
  rewrite("(?i) ('t)(was)\\b", ' $1 $2 '),
]

const TREEBANK: readonly Rewrite[] = [
  rewrite('^"', '``'),
  rewrite('(``)', ' $1 '),
  OPENING_QUOTE,
  rewrite('([:,])([^\\d])', ' $1 $2'),
  rewrite('([:,])$', ' $1 '),
  rewrite('\\.\\.\\.', ' ... '),
  rewrite('[;@#$%&]', ' $& '),
  FINAL_PERIOD,
  rewrite('[?!]', ' $& '),
  rewrite("([^'])' ", "$1 ' "),
  PARENTHESES,
  DOUBLE_DASHES,
]
const TREEBANK_END: readonly Rewrite[] = [rewrite("''", " '' "), rewrite('"', " '' "), ...CLITICS, ...CONTRACTIONS]

/** A closing run after a final period is taken whole: nothing of it is given back. */
const CLOSING = '[\\]\\)}>"\'»”’ ]*'

const IMPROVED: readonly Rewrite[] = [
  rewrite('([«“‘„]|[`]+)', ' $1 '),
  rewrite('^"', '``'),
  rewrite('(``)', ' $1 '),
  OPENING_QUOTE,
  rewrite("(?i)(?<!\\w)(')(?!(?:re|ve|ll|m|t|s|d|n)\\b)(?=\\w)", '$1 '),
  rewrite(`([^\\.])(\\.)(?=(${CLOSING}))\\3\\s*$`, '$1 $2 $3 '),
  rewrite('([:,])([^\\d])', ' $1 $2'),
  rewrite('([:,])$', ' $1 '),
  rewrite('\\.{2,}', ' $& '),
  rewrite('[;@#$%&]', ' $& '),
  rewrite('[\\u2012-\\u2015]', ' $& '),
  FINAL_PERIOD,
  rewrite('[?!]', ' $& '),
  rewrite("([^'])' ", "$1 ' "),
  rewrite('[*]', ' $& '),
  PARENTHESES,
  DOUBLE_DASHES,
]
const IMPROVED_END: readonly Rewrite[] = [
  rewrite('([»”’])', ' $1 '),
  rewrite("''", " '' "),
  rewrite('"', " '' "),
  rewrite('\\s+', ' '),
  ...CLITICS,
  ...CONTRACTIONS,
]

/** The tokens of a text by NLTK's TreebankWordTokenizer: a full stop is apart at the very end only. */
export function treebankTokens(text: string): string[] {
  return splitText(apply(TREEBANK_END, ` ${apply(TREEBANK, text)} `))
}

/** The tokens of an English text by NLTK's `word_tokenize`: sentence by sentence. */
export function wordTokens(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => splitText(apply(IMPROVED_END, ` ${apply(IMPROVED, sentence)} `)))
}

function apply(rewrites: readonly Rewrite[], text: string): string {
  return rewrites.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
