const PUNCTUATION = [
  '…',
  '……',
  ',',
  ':',
  ';',
  '!',
  '\\?',
  '¿',
  '؟',
  '¡',
  '\\(',
  '\\)',
  '\\[',
  '\\]',
  '\\{',
  '\\}',
  '<',
  '>',
  '_',
  '#',
  '\\*',
  '&',
  '。',
  '？',
  '！',
  '，',
  '、',
  '；',
  '：',
  '～',
  '·',
  '।',
  '،',
  '۔',
  '؛',
  '٪',
]
const ELLIPSES = ['\\.\\.+', '…']
const QUOTES = [
  "'",
  '"',
  '”',
  '“',
  '`',
  '‘',
  '´',
  '’',
  '‚',
  ',',
  '„',
  '»',
  '«',
  '「',
  '」',
  '『',
  '』',
  '（',
  '）',
  '〔',
  '〕',
  '【',
  '】',
  '《',
  '》',
  '〈',
  '〉',
  '〈',
  '〉',
  '⟦',
  '⟧',
]
const CURRENCIES = ['\\$', '£', '€', '¥', '฿', 'US\\$', 'C\\$', 'A\\$', '₽', '﷼', '[\\u20a0-\\u20bf]']
const UNITS =
  'km|km²|km³|m|m²|m³|dm|dm²|dm³|cm|cm²|cm³|mm|mm²|mm³|ha|µm|nm|yd|in|ft|kg|g|mg|µg|t|lb|oz|m/s|km/h|kmh|mph|hPa|Pa|mbar|mb|MB|kb|KB|gb|GB|tb|' +
  'TB|T|G|M|K|%|км|км²|км³|м|м²|м³|дм|дм²|дм³|см|см²|см³|мм|мм²|мм³|нм|кг|г|мг|м/с|км/ч|кПа|Па|мбар|Кб|КБ|кб|Мб|МБ|мб|Гб|ГБ|гб|Тб|ТБ|тбكم|' +
  'كم²|كم³|م|م²|م³|سم|سم²|سم³|مم|مم²|مم³|كم|غرام|جرام|جم|كغ|ملغ|كوب|اكواب'
const HYPHENS = '-|–|—|--|---|——|~'
const ICON = '\\p{So}'
/** Scripts without capitals that spaCy knows as letters. */
const UNCASED = [
  'Bengali',
  'Hebrew',
  'Arabic',
  'Sinhala',
  'Devanagari',
  'Kannada',
  'Tamil',
  'Telugu',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')
const LOWER = `\\p{Ll}${UNCASED}`
const UPPER = `\\p{Lu}${UNCASED}`
const LETTER = `\\p{Ll}\\p{Lu}${UNCASED}`
const QUOTE_SIGNS = '\'"”“`‘´’‚,„»«「」『』（）〔〕【】《》〈〉〈〉⟦⟧'
const PUNCTUATION_SIGNS = '…,:;!?¿؟¡()\\[\\]{}<>_#*&。？！，、；：～·।،۔؛٪'

const anyOf = (patterns: readonly string[], flags: string) => new RegExp(patterns.join('|'), flags)

const PREFIX = anyOf(
  ['§', '%', '=', '—', '–', '\\+(?![0-9])', ...PUNCTUATION, ...ELLIPSES, ...QUOTES, ...CURRENCIES, ICON].map((one) => `^${one}`),
  'u',
)
const SUFFIX = anyOf(
  [
    ...PUNCTUATION,
    ...ELLIPSES,
    ...QUOTES,
    ICON,
    "'s",
    "'S",
    '’s',
    '’S',
    '—',
    '–',
    '(?<=[0-9])\\+',
    '(?<=°[FfCcKk])\\.',
    `(?<=[0-9])(?:${CURRENCIES.join('|')})`,
    `(?<=[0-9])(?:${UNITS})`,
    `(?<=[0-9${LOWER}%²\\-+${PUNCTUATION_SIGNS}${QUOTE_SIGNS}])\\.`,
    `(?<=[${UPPER}][${UPPER}])\\.`,
  ].map((one) => `(?:${one})$`),
  'u',
)
const INFIX = anyOf(
  [
    ...ELLIPSES,
    ICON,
    '(?<=[0-9])[+\\-*^](?=[0-9\\-])',
    `(?<=[${LOWER}${QUOTE_SIGNS}])\\.(?=[${UPPER}${QUOTE_SIGNS}])`,
    `(?<=[${LETTER}]),(?=[${LETTER}])`,
    `(?<=[${LETTER}0-9])(?:${HYPHENS})(?=[${LETTER}])`,
    `(?<=[${LETTER}0-9])[:<>=/](?=[${LETTER}])`,
  ],
  'gu',
)
const HOST = 'A-Za-z0-9\\u00a1-\\uffff'
const ADDRESS = new RegExp(
  `^(?:(?:[\\p{L}\\p{N}_+\\-.]{2,})://)?(?:\\S+@)?(?:(?!(?:10|127)(?:\\.\\d{1,3}){3})(?!(?:169\\.254|192\\.168)(?:\\.\\d{1,3}){2})` +
    '(?!172\\.(?:1[6-9]|2\\d|3[0-1])(?:\\.\\d{1,3}){2})(?:[1-9]\\d?|1\\d\\d|2[01]\\d|22[0-3])(?:\\.(?:1?\\d{1,2}|2[0-4]\\d|25[0-5])){2}' +
    `(?:\\.(?:[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-4]))|(?:(?:[${HOST}][${HOST}_\\-]{0,62})?[${HOST}]\\.)+(?:[${LOWER}]{2,63}))` +
    '(?::\\d{2,5})?(?:[/?#]\\S*)?$',
  'u',
)

/** Whether something is cut off a word at the front, at the end or inside. */
export function hasAffix(word: string): boolean {
  return PREFIX.test(word) || SUFFIX.test(word) || word.search(INFIX) >= 0
}

/** No word that is known is longer: a longer one need not be looked up. */
const LONGEST_KNOWN = 64
/** How far from the end a suffix is looked for first, and how near to that border it may be longer than what is seen. */
const [TAIL, BORDER] = [64, 32]

function suffixOf(text: string): string {
  const tail = SUFFIX.exec(text.length > TAIL ? text.slice(-TAIL) : text)
  if (tail === null || text.length <= TAIL || tail.index >= BORDER) return tail?.[0] ?? ''
  // Dots alone may be so many.
  let start = text.length
  while (start > 0 && text[start - 1] === '.') start--
  return text.slice(start)
}

/**
 * The tokens of a piece of text without white space: signs are cut off the front and the end until a known word, an address or nothing
 * more is left, and that is cut at signs inside.
 */
export function affixTokens(text: string, known: ReadonlyMap<string, readonly string[]>): string[] {
  const front: string[] = []
  const back: string[] = []
  let rest = text
  let lastLength = -1
  const isKnown = (word: string): boolean => word.length <= LONGEST_KNOWN && known.has(word)
  while (rest !== '' && rest.length !== lastLength && !isKnown(rest)) {
    lastLength = rest.length
    const prefix = PREFIX.exec(rest)?.[0] ?? ''
    const withoutPrefix = rest.slice(prefix.length)
    if (prefix !== '' && isKnown(withoutPrefix)) {
      front.push(prefix)
      rest = withoutPrefix
      break
    }
    const suffix = suffixOf(withoutPrefix)
    const withoutSuffix = rest.slice(0, rest.length - suffix.length)
    if (suffix !== '' && isKnown(withoutSuffix)) {
      back.push(suffix)
      rest = withoutSuffix
      break
    }
    if (prefix !== '') front.push(prefix)
    if (suffix !== '') back.push(suffix)
    rest = withoutPrefix.slice(0, withoutPrefix.length - suffix.length)
  }
  const middle = rest === '' ? [] : (known.get(rest) ?? (ADDRESS.test(rest) ? [rest] : cutInside(rest)))
  return [...front, ...middle, ...back.toReversed()]
}

function cutInside(text: string): string[] {
  const tokens: string[] = []
  let start = 0
  for (const match of text.matchAll(INFIX)) {
    if (match.index === 0) continue
    if (match.index !== start) tokens.push(text.slice(start, match.index))
    tokens.push(match[0])
    start = match.index + match[0].length
  }
  if (start < text.length) tokens.push(text.slice(start))
  return tokens
}
