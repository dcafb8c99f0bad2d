/** A part of a tokenizer.json: its kind and its settings. */
export interface Part {
  readonly type: string
  readonly [setting: string]: unknown
}

/** A text or a regular expression. */
export type Pattern = { readonly String: string } | { readonly Regex: string }

/** A token that is looked for in the text before anything else. */
export interface AddedToken {
  readonly id: number
  readonly content: string
  readonly single_word?: boolean
  readonly lstrip?: boolean
  readonly rstrip?: boolean
  readonly normalized?: boolean
  readonly special?: boolean
}

/** A tokenizer.json, as far as it is read here. */
export interface TokenizerConfig {
  readonly added_tokens?: readonly AddedToken[] | null
  readonly normalizer?: Part | null
  readonly pre_tokenizer?: Part | null
  readonly decoder?: Part | null
  readonly model: Part
}

/** Says that something is not supported; `what` goes into the error. */
export type Refuse = (what: string) => never

/** The pattern of a part. */
export function patternOf(part: Part, refuse: Refuse): Pattern {
  const pattern = part['pattern'] as Partial<Record<'String' | 'Regex', unknown>> | undefined
  if (typeof pattern?.String === 'string') return { String: pattern.String }
  if (typeof pattern?.Regex === 'string') return { Regex: pattern.Regex }
  return refuse(`a ${part.type} without a pattern`)
}

/** Takes what has a meaning in a regular expression for itself. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
}

/** A class of a regular expression for ranges of characters, written as `21-2f 3a`. */
export function characterClass(ranges: string): string {
  return `[${ranges.replace(/[^\s-]+/g, String.raw`\u{$&}`).replaceAll(' ', '')}]`
}
