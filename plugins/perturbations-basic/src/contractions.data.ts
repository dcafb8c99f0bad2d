/** English contractions, in the order in which HELM looks for them. */
export const CONTRACTIONS: readonly string[] = (
  "ain't aren't can't can't've could've couldn't didn't doesn't don't hadn't hasn't haven't he'd he'd've he'll he's how'd how'd'y how'll " +
  "how's I'd I'll I'm I've i'd i'll i'm i've isn't it'd it'll it's ma'am might've mightn't must've mustn't needn't oughtn't shan't she'd " +
  "she'll she's should've shouldn't that'd that's there'd there's they'd they'll they're they've wasn't we'd we'll we're we've weren't " +
  "what're what's when's where'd where's where've who'll who's who've why's won't would've wouldn't you'd you'd've you'll you're you've"
).split(' ')

/** What the endings stand for. */
export const ENDINGS: Readonly<Record<string, string>> = {
  "n't": ' not',
  "'ve": ' have',
  "'d": ' would',
  "'ll": ' will',
  "'s": ' is',
  "'m": ' am',
  "'re": ' are',
}

/** Contractions that are not a word with its endings. */
export const IRREGULAR: Readonly<Record<string, string>> = {
  "ain't": 'is not',
  "can't": 'cannot',
  "can't've": 'cannot have',
  "how'd": 'how did',
  "how'd'y": 'how do you',
  "ma'am": 'madam',
  "shan't": 'shall not',
  "where'd": 'where did',
  "won't": 'will not',
}
