import {
  type Adaptation,
  type Fit,
  type FittedParts,
  type FittedPrompt,
  type Part,
  partsText,
  type Tokenizer,
  type Window,
  withTextAfter,
  withTextBefore,
} from '@binnacle/core'
import { windowTooSmall } from '../errors.ts'

/**
 * Makes prompts that fit a window, as HELM does: the last shots are dropped until the prompt with its completion fits; with
 * no shot left it is cut from the right, through the tokenizer and then one character at a time.
 * @param tokenizer none: every prompt fits and counts as one token
 */
export function createFit(adaptation: Adaptation, window: Window | undefined, tokenizer: Tokenizer | undefined): Fit {
  const limit = window === undefined ? Infinity : (window.maxRequest ?? window.maxSequence)
  const substitutions = adaptation.substitutions.map(({ source, target }) => ({
    pattern: new RegExp(source, 'gu'),
    target: target.replaceAll('$', '$$$$').replace(/\\(\d)/g, '$$$1'),
  }))
  const countTokens = (text: string): number => (tokenizer === undefined ? 1 : (tokenizer.count?.(text) ?? tokenizer.encode(text).length))

  function assemble(shots: readonly string[], count: number, block: string): string {
    const blocks = adaptation.instructions === '' ? [] : [adaptation.instructions]
    for (let index = 0; index < count; index++) blocks.push(shots[index]!)
    blocks.push(block)
    let text = adaptation.globalPrefix + blocks.join(adaptation.instancePrefix) + adaptation.globalSuffix
    for (const { pattern, target } of substitutions) text = text.replace(pattern, target)
    return text
  }

  function prompt(shots: readonly string[], block: string): FittedPrompt {
    let count = shots.length
    for (;;) {
      const text = assemble(shots, count, block)
      const tokens = countTokens(text)
      if (tokenizer === undefined || tokens + adaptation.maxTokens <= limit)
        return { text, tokens, numTrainInstances: count, promptTruncated: false }
      if (count === 0) return truncate(text, tokens, tokenizer)
      count--
    }
  }

  function truncate(text: string, tokens: number, tokenizer: Tokenizer): FittedPrompt {
    const room = limit - adaptation.maxTokens
    if (room < 0) throw windowTooSmall(adaptation.maxTokens, limit)
    let cut = tokenizer.decode(tokenizer.encode(text).slice(0, room))
    let left = countTokens(cut)
    while (left > room && cut !== '') {
      cut = withoutLastCharacter(cut)
      left = countTokens(cut)
    }
    // As in HELM, a prompt that would be cut to nothing is flagged and sent whole.
    return cut === ''
      ? { text, tokens, numTrainInstances: 0, promptTruncated: true }
      : { text: cut, tokens: left, numTrainInstances: 0, promptTruncated: true }
  }

  function assembleParts(shots: readonly (readonly Part[])[], count: number, block: readonly Part[]): readonly Part[] {
    const instructions: readonly (readonly Part[])[] =
      adaptation.instructions === '' ? [] : [[{ type: 'text', text: adaptation.instructions }]]
    // As in HELM, texts of neighbouring blocks stay parts of their own, and substitutions are not made.
    const joined = [...instructions, ...shots.slice(0, count), block].flatMap((own, index) =>
      index === 0 ? own : withTextBefore(adaptation.instancePrefix, own),
    )
    return withTextAfter(withTextBefore(adaptation.globalPrefix, joined), adaptation.globalSuffix)
  }

  function parts(shots: readonly (readonly Part[])[], block: readonly Part[]): FittedParts {
    for (let count = shots.length; ; count--) {
      const found = assembleParts(shots, count, block)
      if (count === 0 || tokenizer === undefined || countTokens(partsText(found)) + adaptation.maxTokens <= limit)
        return { parts: found, numTrainInstances: count }
    }
  }

  return {
    adaptation,
    ...(window === undefined ? {} : { window }),
    ...(tokenizer === undefined ? {} : { tokenizer }),
    ...(tokenizer?.estimated === true ? { estimated: true } : {}),
    prompt,
    parts,
    countTokens,
  }
}

function withoutLastCharacter(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  const isPair = last >= 0xdc00 && last <= 0xdfff && text.length > 1
  return text.slice(0, isPair ? -2 : -1)
}
