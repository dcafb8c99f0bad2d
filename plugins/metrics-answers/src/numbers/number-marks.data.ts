/** How a country writes numbers: the mark before decimals and those between groups of digits, as signs of a class of a pattern. */
export interface NumberMarks {
  readonly decimal: string
  readonly group: string
}

const BLANKS = String.raw`\u00a0\u2009\u202f`
const point: NumberMarks = { decimal: '.', group: `,${BLANKS}` }
const comma: NumberMarks = { decimal: ',', group: `.${BLANKS}` }
const commaAndBlank: NumberMarks = { decimal: ',', group: ` ${BLANKS}` }

/** By language; `de-CH` stands for all of Switzerland. */
export const NUMBER_MARKS = {
  en: point,
  zh: point,
  ja: point,
  ko: point,
  th: point,
  hi: point,
  'de-CH': { decimal: '.', group: `'’${BLANKS}` },
  da: comma,
  de: comma,
  el: comma,
  es: comma,
  id: comma,
  it: comma,
  nl: comma,
  pt: comma,
  tr: comma,
  vi: comma,
  cs: commaAndBlank,
  fi: commaAndBlank,
  fr: commaAndBlank,
  hu: commaAndBlank,
  no: commaAndBlank,
  pl: commaAndBlank,
  ru: commaAndBlank,
  sv: commaAndBlank,
  uk: commaAndBlank,
} as const satisfies Record<string, NumberMarks>

/** A language whose numbers can be read. */
export type NumberLocale = keyof typeof NUMBER_MARKS

/** Words that make the number before them a multiple: «3 million», «5 Mio.». What is meant beside a right «3» is not sure. */
export const MULTIPLES: readonly string[] = [
  'hundreds?|thousands?|millions?|billions?|trillions?|dozens?|lakhs?|crores?|mn|bln|mln|tn', // English
  'hundert|tausend|millionen|milliarden?|billionen|mio|mrd', // German
  'mille|milliards?|milliers', // French
  'mil|mill[oó]n|millones|milh[aã]o|milhões|bilh[aã]o|bilhões|mila|milion[ei]|miliard[oi]', // Spanish, Portuguese, Italian
  'duizend|miljoen|miljard|tusen|tusind|millioner|milliarder|miljon|miljoner|miljarder|tuhatta|miljoonaa?|miljardia?', // Dutch, Scandinavian, Finnish
  'tysiąc|tysiące|tysięcy|tys|milion|miliony|milionów|mld|miliard|miliardy|miliardów|tisíce?|milionů|ezer|millió|milliárd', // Polish, Czech, Hungarian
  'тысяч[аи]?|тыс|миллион(?:а|ов)?|млн|миллиард(?:а|ов)?|млрд|тисяч[аі]?|мільйон(?:и|ів)?|мільярд(?:и|ів)?', // Russian, Ukrainian
  'χιλιάδες|εκατομμύρι[οα]|δισεκατομμύρι[οα]', // Greek
  'milyon|milyar|ribu|juta|miliar|nghìn|ngàn|triệu|tỷ|tỉ', // Turkish, Indonesian, Vietnamese
  'हज़ार|हजार|लाख|करोड़', // Hindi
]

/** The same in languages written without blanks; a kilometre (千米) is a unit, and a point of per cent (百分点) too. */
export const JOINED_MULTIPLES = '[万萬亿億]|百(?!分)|千(?![米克瓦焦卡赫伏帕])|兆(?![瓦赫字焦帕])|[백천만억조]|ร้อย|พัน|หมื่น|แสน|ล้าน'
