import { type Adaptation, byLikelihood, type Outcome, OUTCOMES, type SampleRequest } from '@binnacle/core'

const patterns = new Map<string, RegExp>()

/**
 * Reads the letter that a completion names, as HELM does: stripped, through the output pattern where there is one.
 * @returns the text behind the letter, or undefined where it is none
 */
export function readChoice(text: string, mapping: Readonly<Record<string, string>>, adaptation: Adaptation): string | undefined {
  let letter = text.trim()
  if (adaptation.outputMappingPattern !== undefined) {
    let pattern = patterns.get(adaptation.outputMappingPattern)
    if (pattern === undefined) patterns.set(adaptation.outputMappingPattern, (pattern = new RegExp(adaptation.outputMappingPattern, 'u')))
    const match = pattern.exec(letter)
    letter = match === null ? '' : match.length > 1 ? (match[1] ?? '') : match[0]
  }
  return Object.hasOwn(mapping, letter) ? mapping[letter] : undefined
}

/**
 * How a sample ended. A letter that was read counts as read, also where the cap on tokens cut the text after it: the usual
 * case of multiple choice with one token. Requests that only score a given text are never truncated.
 */
export function outcomeOf(requests: readonly SampleRequest[], adaptation: Adaptation): Outcome {
  if (requests.length === 0) return 'errored'
  let strongest: Outcome = 'scored'
  for (const request of requests) {
    const outcome = requestOutcome(request, adaptation)
    if (OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(strongest)) strongest = outcome
  }
  return strongest
}

function requestOutcome({ answer, request, outputMapping }: SampleRequest, adaptation: Adaptation): Outcome {
  const [completion] = byLikelihood(answer.completions)
  const reason = completion?.finishReason
  if (reason === 'refusal') return 'refused'
  if (answer.filtered !== undefined || reason === 'filter') return 'filtered'
  if (request.echoPrompt || completion === undefined) return 'scored'
  const read = outputMapping === undefined ? undefined : readChoice(completion.text, outputMapping, adaptation)
  if (reason === 'length' && read === undefined) return 'truncated'
  return outputMapping !== undefined && read === undefined ? 'unparsed' : 'scored'
}
