import { characterClass, type Part, patternOf, type Refuse } from './config.ts'
import { readCharacterMap } from './character-map.ts'
import { COMBINING_RANGES, CONTROL_RANGES, NONSPACING_RANGES } from './unicode-sets.data.ts'

/** Changes a text before it is split. */
export type Normalize = (text: string) => string

const NONSPACING = new RegExp(characterClass(NONSPACING_RANGES), 'gu')
const COMBINING = new RegExp(characterClass(COMBINING_RANGES), 'gu')
const CONTROL = new RegExp(characterClass(CONTROL_RANGES), 'gu')

/** Blocks of Chinese characters, as BERT has them; U+2B920 to U+2CEAF among them with BERT's own gap. */
const CHINESE =
  /[\u{4E00}-\u{9FFF}\u{3400}-\u{4DBF}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B73F}\u{2B740}-\u{2B81F}\u{2B920}-\u{2CEAF}\u{F900}-\u{FAFF}\u{2F800}-\u{2FA1F}]/gu

/** Makes the normalizer that a tokenizer.json names, with the results of the Python library. */
export function createNormalizer(part: Part, refuse: Refuse): Normalize {
  switch (part.type) {
    case 'Sequence': {
      const steps = ((part['normalizers'] as readonly Part[] | undefined) ?? []).map((step) => createNormalizer(step, refuse))
      return (text) => steps.reduce((value, step) => step(value), text)
    }
    case 'Precompiled':
      return typeof part['precompiled_charsmap'] === 'string' ? readCharacterMap(part['precompiled_charsmap']) : (text) => text
    case 'BertNormalizer':
      return bert(part)
    case 'Replace':
      return replace(part, refuse)
    case 'NFC':
    case 'NFD':
    case 'NFKC':
    case 'NFKD': {
      const form = part.type
      return (text) => text.normalize(form)
    }
    case 'Strip':
      return strip(part['strip_left'] === true, part['strip_right'] === true)
    case 'StripAccents':
      return (text) => text.replace(COMBINING, '')
    case 'Lowercase':
      return lowercase
    case 'Prepend': {
      const front = String(part['prepend'])
      return (text) => (text === '' ? '' : front + text)
    }
    default:
      return refuse(`the normalizer ${part.type}`)
  }
}

/** Each character by itself: a sigma at the end of a word is a sigma. */
function lowercase(text: string): string {
  return Array.from(text, (character) => character.toLowerCase()).join('')
}

function strip(left: boolean, right: boolean): Normalize {
  return (text) => {
    const begun = left ? text.replace(/^\p{White_Space}+/u, '') : text
    return right ? begun.replace(/\p{White_Space}+$/u, '') : begun
  }
}

function replace(part: Part, refuse: Refuse): Normalize {
  const pattern = patternOf(part, refuse)
  const content = String(part['content'] ?? '')
  if ('String' in pattern) return (text) => text.replaceAll(pattern.String, () => content)
  // Only what means the same in both languages of regular expressions.
  if (!/^(?:[^\\^$.|?*+()[\]{}]|\\[.\-/ ]|\{\d+,?\d*\}|[+*]|\\s)+$/u.test(pattern.Regex))
    refuse(`the normalizer Replace with ${pattern.Regex}`)
  const regex = new RegExp(pattern.Regex.replaceAll(String.raw`\s`, String.raw`\p{White_Space}`).replaceAll(String.raw`\ `, ' '), 'gu')
  return (text) => text.replace(regex, () => content)
}

/** BERT's steps, each where the settings ask for it. `strip_accents` follows `lowercase` where it is not set. */
function bert(part: Part): Normalize {
  const accents = part['strip_accents'] ?? part['lowercase']
  return (text) => {
    let value = text
    if (part['clean_text'] !== false) value = clean(value)
    if (part['handle_chinese_chars'] !== false) value = value.replace(CHINESE, ' $& ')
    if (accents === true) value = value.normalize('NFD').replace(NONSPACING, '')
    return part['lowercase'] === false ? value : lowercase(value)
  }
}

/** Control characters away, all white space a blank. */
function clean(text: string): string {
  return text.replace(CONTROL, '').replace(/\p{White_Space}/gu, ' ')
}
