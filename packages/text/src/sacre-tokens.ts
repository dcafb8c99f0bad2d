import { splitText, stripText } from '@binnacle/python'

const SYMBOL = /[{-~[-` -&(-+:-@/]/g
const BEFORE_PERIOD = /([^0-9])([.,])/gu
const AFTER_PERIOD = /([.,])([^0-9])/gu
const DASH_AFTER_DIGIT = /([0-9])(-)/g

/** What sacrebleu takes for Chinese; two of its ranges are written wrongly and hold signs from U+2001 on. */
const CHINESE =
  /[\u3400-\u4db5\u4e00-\u9fbb\uf900-\ufa2d\ufa30-\ufa6a\ufa70-\ufad9\u2001-\u2a6d\u2f81-\u2fa1\uff00-\uffef\u2e80-\u2eff\u3000-\u303f\u31c0-\u31ef\u2f00-\u2fdf\u2ff0-\u2fff\u3100-\u312f\u31a0-\u31bf\ufe10-\ufe1f\ufe30-\ufe4f\u3200-\u33ff]/g

/** How sacrebleu splits a text: `13a` as the machine translation workshops do, `zh` each Chinese character by itself, `char` every one. */
export type SacreTokenizer = '13a' | 'zh' | 'char'

/** The tokens of a text by a tokenizer of sacrebleu 2.6.0. */
export function sacreTokens(text: string, tokenizer: SacreTokenizer): string[] {
  switch (tokenizer) {
    case '13a':
      return splitText(partSymbols(` ${withoutEntities(text.replaceAll('<skipped>', '').replaceAll('-\n', '').replaceAll('\n', ' '))} `))
    case 'zh':
      return splitText(partSymbols(stripText(text).replace(CHINESE, ' $& ')))
    case 'char':
      return splitText(Array.from(text).join(' '))
  }
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}

function partSymbols(text: string): string {
  return text.replace(SYMBOL, ' $& ').replace(BEFORE_PERIOD, '$1 $2 ').replace(AFTER_PERIOD, ' $1 $2').replace(DASH_AFTER_DIGIT, '$1 $2 ')
}
