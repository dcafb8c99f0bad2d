import { asciiDigits } from '@binnacle/python'

/** Full-width signs become those of ASCII, and decimal digits of all scripts too. Superscripts stay: 10² is not 102. */
export function foldWidth(text: string): string {
  return asciiDigits(text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' '))
}
