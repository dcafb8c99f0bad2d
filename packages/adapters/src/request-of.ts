import type { Adaptation, Request, TokenCounts } from '@binnacle/core'

/** The request that an adaptation asks for, with HELM's defaults for what an adapter does not set. */
export function requestOf(
  adaptation: Adaptation,
  question: Pick<Request, 'prompt' | 'messages' | 'parts'>,
  changes: Partial<Request> = {},
): Request {
  const random = adaptation.random === undefined ? {} : { random: adaptation.random }
  return {
    ...question,
    numCompletions: adaptation.numOutputs,
    temperature: adaptation.temperature,
    topP: 1,
    topKPerToken: 1,
    maxTokens: adaptation.maxTokens,
    stopSequences: adaptation.stopSequences,
    presencePenalty: 0,
    frequencyPenalty: 0,
    echoPrompt: false,
    ...random,
    ...changes,
  }
}

/** Token counts, marked where they are estimates. */
export function tokenCounts(prompt: number, estimated: true | undefined, reference?: number): TokenCounts {
  return { prompt, ...(reference === undefined ? {} : { reference }), ...(estimated === undefined ? {} : { estimated }) }
}

/** Python's white space, which is not JavaScript's: U+001C to U+001F and U+0085 count, U+FEFF does not. */
// oxlint-disable-next-line no-control-regex -- four control characters are white space in Python
const TRAILING_SPACE = /[\p{White_Space}\u001c-\u001f]+$/u

/** Takes white space off the end, as Python's `rstrip`. */
export function stripRight(text: string): string {
  return text.replace(TRAILING_SPACE, '')
}
