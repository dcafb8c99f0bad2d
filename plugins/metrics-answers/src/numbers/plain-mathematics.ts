import { NUMBER_MARKS, type NumberLocale } from './number-marks.data.ts'

const VULGAR = /[¼-¾⅐-⅞]/gu
const FONTS = /\\(?:text(?:rm|bf|it|up|sf|tt|normal)?|math(?:rm|bf|it|sf|tt)|mbox|hbox)\s*\{([^{}]*)\}/gu
const NOTHING = /\\(?:!|displaystyle\b|left\b|right\b|bigl?\b|bigr\b|Bigl?\b|Bigr\b)/gu

/**
 * A text without what LaTeX needs to set a number (`\$1{,}234\,\%`, `\text{ km}`), with the marks of Arabic in the place of those of the
 * locale, and with `1½` as `1 1/2`.
 */
export function plainMathematics(text: string, locale: NumberLocale): string {
  const { decimal, group } = NUMBER_MARKS[locale]
  return text
    .replaceAll('٫', decimal)
    .replaceAll('٬', group.charAt(0))
    .replaceAll('٪', '%')
    .replace(VULGAR, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(FONTS, ' $1 ')
    .replace(NOTHING, '')
    .replace(/\\[,;: ]|~/gu, (_blank, at: number, whole: string) => (isInGroup(whole, at) ? '' : ' '))
    .replaceAll('{,}', ',')
    .replaceAll('{.}', '.')
    .replace(/\\([$%#&])/gu, '$1')
}

/** Whether a thin blank parts groups of three digits. */
function isInGroup(text: string, at: number): boolean {
  return /\d$/.test(text.slice(Math.max(0, at - 1), at)) && /^(?:\\.|~)\d{3}(?!\d)/.test(text.slice(at, at + 7))
}
