import { expect, test } from 'vitest'
import { treebankTokens, wordTokens } from './word-tokens.ts'

// NLTK 3.10.4: word_tokenize and TreebankWordTokenizer, tokens parted by blanks.
test.each([
  [
    "I can't go, he'd said: \"it's $5.50\" (at 3:30).",
    "I ca n't go , he 'd said : `` it 's $ 5.50 '' ( at 3:30 ) .",
    "I ca n't go , he 'd said : `` it 's $ 5.50 '' ( at 3:30 ) .",
  ],
  [
    "Gimme that! We're gonna win -- the dogs' bone.",
    "Gim me that ! We 're gon na win -- the dogs ' bone .",
    "Gim me that ! We 're gon na win -- the dogs ' bone .",
  ],
  [
    "Mr. Lee left the U.S. yesterday. 'Tis odd... isn't it?",
    "Mr. Lee left the U.S. yesterday . ' Tis odd ... is n't it ?",
    "Mr. Lee left the U.S. yesterday. 'T is odd ... is n't it ?",
  ],
  ['a*b; c:d, “quoted” text."', "a * b ; c : d , “ quoted ” text . ''", "a*b ; c : d , “quoted” text . ''"],
  ['', '', ''],
])('%j', (text, words, treebank) => {
  expect(wordTokens(text).join(' ')).toBe(words)
  expect(treebankTokens(text).join(' ')).toBe(treebank)
})
