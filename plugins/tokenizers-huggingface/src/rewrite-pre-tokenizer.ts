import { characterClass, escapePattern, type Part, type Pattern, patternOf, type Refuse } from './config.ts'
import { PUNCTUATION_RANGES } from './unicode-sets.data.ts'

const PUNCTUATION = characterClass(PUNCTUATION_RANGES)

const BYTE_LEVEL = String.raw`'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`

const split = (regex: string, behavior: 'Isolated' | 'Removed', invert = false): Part => ({
  type: 'Split',
  pattern: { Regex: regex },
  behavior,
  invert,
})

const sequence = (...pretokenizers: readonly Part[]): Part => ({ type: 'Sequence', pretokenizers })

/**
 * Puts a pre-tokenizer in terms of splits that the JavaScript library makes as the Python library does. By itself it takes
 * JavaScript's white space, digits and letters for Unicode's, and knows two of the five ways to split.
 */
export function rewritePreTokenizer(part: Part, refuse: Refuse): Part {
  switch (part.type) {
    case 'Sequence':
      return sequence(...((part['pretokenizers'] as readonly Part[] | undefined) ?? []).map((inner) => rewritePreTokenizer(inner, refuse)))
    case 'Split':
      return rewriteSplit(patternOf(part, refuse), String(part['behavior']), part['invert'] === true, refuse)
    case 'Digits':
      return split(part['individual_digits'] === true ? String.raw`\p{N}` : String.raw`\p{N}+`, 'Isolated')
    case 'Punctuation':
      return rewriteSplit({ Regex: PUNCTUATION }, String(part['behavior'] ?? 'Isolated'), false, refuse)
    case 'CharDelimiterSplit':
      return rewriteSplit({ String: String(part['delimiter']) }, 'Removed', false, refuse)
    case 'Whitespace':
      return split(String.raw`\w+|[^\w\s]+`, 'Removed', true)
    case 'WhitespaceSplit':
      return split(String.raw`\s+`, 'Removed')
    case 'BertPreTokenizer':
      return sequence(split(String.raw`\s+`, 'Removed'), split(PUNCTUATION, 'Isolated'))
    case 'ByteLevel':
      return rewriteByteLevel(part, refuse)
    case 'Metaspace':
      return rewriteMetaspace(part)
    default:
      return refuse(`the pre-tokenizer ${part.type}`)
  }
}

/** The five ways to split, as matches that stand for themselves. */
function rewriteSplit(pattern: Pattern, behavior: string, invert: boolean, refuse: Refuse): Part {
  const one = `(?:${'Regex' in pattern ? pattern.Regex : escapePattern(pattern.String)})`
  if (behavior === 'Isolated') return split(one, 'Isolated')
  if (behavior === 'Removed') return split(one, 'Removed', invert)
  if (invert) return refuse(`an inverted split with ${behavior}`)
  switch (behavior) {
    case 'Contiguous':
      return split(`${one}+`, 'Isolated')
    case 'MergedWithPrevious':
      return split(String.raw`(?:(?!${one})[\s\S])*${one}`, 'Isolated')
    case 'MergedWithNext':
      return split(String.raw`${one}(?:(?!${one})[\s\S])*`, 'Isolated')
    default:
      return refuse(`a split with the behaviour ${behavior}`)
  }
}

function rewriteByteLevel(part: Part, refuse: Refuse): Part {
  const bytes: Part = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: false, use_regex: false }
  if (part['add_prefix_space'] === true) return refuse('a ByteLevel pre-tokenizer that adds a blank at the front')
  return part['use_regex'] === false ? bytes : sequence(split(BYTE_LEVEL, 'Isolated'), bytes)
}

function rewriteMetaspace(part: Part): Part {
  const replacement = String(part['replacement'] ?? '▁')
  const scheme = part['prepend_scheme'] ?? (part['add_prefix_space'] === false ? 'never' : 'always')
  const marks: Part = { type: 'Metaspace', replacement, prepend_scheme: scheme }
  const escaped = escapePattern(replacement)
  return part['split'] === false ? marks : sequence(marks, split(`${escaped}[^${escaped}]*`, 'Isolated'))
}
