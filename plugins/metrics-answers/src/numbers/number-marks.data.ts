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
