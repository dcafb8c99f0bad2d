import type { Token } from '../answer.ts'
import type { SampleRequest } from '../sample.ts'

/** The tokens of a reference, and how many count. */
export interface ReferenceTokens {
  readonly tokens: readonly Token[]
  /** Their number; as HELM has it, that of the tokenizer, where a record holds fewer tokens than it counts. */
  readonly count: number
}

/**
 * The tokens of a reference at the end of an echoed prompt. Where the tokens were found to be the prompt's, they are those that cover its
 * characters and the blank in front of it, whatever counts tokens elsewhere; else, as in HELM, the last ones, as many as the deployment's
 * tokenizer counts.
 * @returns undefined where they are not known: there are no tokens, or their texts do not tell and their number is an estimate
 */
export function referenceTokens({ request, answer, tokenCounts }: SampleRequest, reference: string): ReferenceTokens | undefined {
  const completion = answer.completions[0]
  if (completion?.tokens === undefined) return undefined
  const { tokens, echoed } = completion
  const { reference: counted, estimated = false } = tokenCounts
  const covering = echoed === true ? coveringTokens(tokens, request.prompt ?? '', reference) : undefined
  if (covering !== undefined) return { tokens: covering, count: covering.length }
  if (counted === undefined || (echoed !== undefined && estimated)) return undefined
  return { tokens: counted === 0 ? [] : tokens.slice(-counted), count: counted }
}

/** Those of a prompt's tokens that cover the reference at its end; undefined where it does not end so, or they are not its tokens. */
function coveringTokens(tokens: readonly Token[], prompt: string, reference: string): readonly Token[] | undefined {
  if (reference === '' || !prompt.endsWith(reference) || tokens.map(({ text }) => text).join('') !== prompt) return undefined
  const start = prompt.length - reference.length
  const from = prompt[start - 1] === ' ' ? start - 1 : start
  let end = prompt.length
  let first = tokens.length
  while (first > 0 && end > from) end -= tokens[--first]!.text.length
  return tokens.slice(first)
}
