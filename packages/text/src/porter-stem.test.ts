import { expect, test } from 'vitest'
import { porterStem } from './porter-stem.ts'

// NLTK 3.10.4, PorterStemmer with its own extensions.
const STEMS =
  'ties tie, dying die, skies sky, news news, enjoyed enjoy, Happy happi, relational relat, conditionally condit, hopefulness hope, ' +
  'biology biolog, controlling control, rate rate, agreed agre, feed feed, hopping hop, falling fall, sized size, fly fli, cried cri, ' +
  'university univers, xyy xyy, oed o, cannings canning, as as'

test.each(STEMS.split(', ').map((pair) => pair.split(' ')))('%s', (word, stem) => expect(porterStem(word!)).toBe(stem))
