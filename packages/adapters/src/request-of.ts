import type { Adaptation, Request, RequestContent, RequestSettings, TokenCounts } from '@binnacle/core'

/** The request that an adaptation asks for, with HELM's defaults for what an adapter does not set. */
export function requestOf(adaptation: Adaptation, content: RequestContent, changes: Partial<RequestSettings> = {}): Request {
  const random = adaptation.random === undefined ? {} : { random: adaptation.random }
  return {
    ...content,
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
