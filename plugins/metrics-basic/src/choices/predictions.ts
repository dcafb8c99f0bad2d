import { type Adaptation, byLikelihood, type SampleRequest } from '@binnacle/core'
import { pythonRegExp, stripText } from '@binnacle/python'

/** The completions of a request as answers, the likeliest first. */
export interface Predictions {
  /** Stripped; where the request shows letters, the text of the choice, or `undefined` where the letter names none. */
  readonly texts: readonly (string | undefined)[]
  /** The natural log-probability of the likeliest completion, where it is known. */
  readonly logprob: number | undefined
}

/**
 * Reads the answers off the completions of a request.
 * @returns `undefined` where there is no completion
 * @throws SyntaxError where the adaptation's `outputMappingPattern` is no regular expression
 */
export function readPredictions(request: SampleRequest, adaptation: Adaptation): Predictions | undefined {
  const { completions } = request.answer
  if (completions.length === 0) return undefined
  const sorted = byLikelihood(completions)
  const { outputMapping } = request
  const pattern = outputMapping === undefined ? undefined : adaptation.outputMappingPattern
  const texts = sorted.map((completion) => {
    const text = stripText(completion.text)
    if (outputMapping === undefined) return text
    const letter = pattern === undefined ? text : matchedText(compilePattern(pattern), text)
    return letter !== undefined && Object.hasOwn(outputMapping, letter) ? outputMapping[letter] : undefined
  })
  return { texts, logprob: sorted[0]!.logprob }
}

/** The first group of a match, or the whole of it where there are no groups; empty without a match. */
function matchedText(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text)
  if (match === null) return ''
  return match.length > 1 ? match[1] : match[0]
}

const compiled = new Map<string, RegExp>()

function compilePattern(source: string): RegExp {
  let pattern = compiled.get(source)
  if (pattern === undefined) compiled.set(source, (pattern = pythonRegExp(source)))
  return pattern
}
