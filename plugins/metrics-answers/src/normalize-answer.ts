/** What does not count when texts are compared. */
export interface Ignored {
  readonly case: boolean
  readonly punctuation: boolean
  /** English articles. */
  readonly articles: boolean
  /** Compatibility forms: full-width digits and letters, ligatures, superscripts. */
  readonly compatibility: boolean
}

// A sign of ASCII counts as punctuation too, as in SQuAD: `$`, `+`, `^`.
const PUNCTUATION = /[\p{P}!-/:-@[-`{-~]/gu
const ARTICLES = /(?<![\p{L}\p{N}_])(?:an?|the)(?![\p{L}\p{N}_])/giu

/**
 * A text as it is compared: composed, with single blanks, without what does not count. A step that would leave nothing is left out, so
 * that the answer “A” is not an empty one. Where punctuation goes, so do the blanks at the ends: `( B )` is `(B)`.
 */
export function normalizeAnswer(text: string, ignored: Ignored): string {
  let normalized = squeeze(text.normalize(ignored.compatibility ? 'NFKC' : 'NFC'))
  if (ignored.case) normalized = normalized.toLowerCase()
  if (ignored.punctuation) normalized = unlessEmpty(normalized, squeeze(normalized.replace(PUNCTUATION, '')))
  if (ignored.articles) normalized = unlessEmpty(normalized, squeeze(normalized.replace(ARTICLES, ' ')))
  return normalized
}

function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

function unlessEmpty(before: string, after: string): string {
  return after === '' ? before : after
}
