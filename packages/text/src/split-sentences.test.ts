import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

// NLTK 3.10.4, sent_tokenize.
test.each([
  ['Dr. Smith met J. S. Lee at 5 p.m. in the U.S. The two talked.', ['Dr. Smith met J. S. Lee at 5 p.m. in the U.S.', 'The two talked.']],
  [
    'He said: "Stop it!" Then he left. (They stayed.) Nobody knew why... Or did they?',
    ['He said: "Stop it!"', 'Then he left.', '(They stayed.)', 'Nobody knew why... Or did they?'],
  ],
  ['One sentence', ['One sentence']],
  ['“Yes.” It rained. See No. 5 and e.g. this one.', ['“Yes.”', 'It rained.', 'See No.', '5 and e.g.', 'this one.']],
  ['Wait ... what?! 3. Third item', ['Wait ...', 'what?!', '3.', 'Third item']],
  ['A first.\n\nB second. c third.', ['A first.', 'B second.', 'c third.']],
  ['', []],
  [' \n', []],
])('%j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences))
