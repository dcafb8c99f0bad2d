import type { Request } from '@binnacle/core'

/** A request as the provider wants it. Whatever is left out here changes scores without anybody noticing: send it, or refuse. */
export function requestBody(request: Request, model: string): object {
  return {
    model,
    messages: request.messages ?? [{ role: 'user', content: request.prompt }],
    max_tokens: request.maxTokens,
    temperature: request.temperature,
    top_p: request.topP,
    n: request.numCompletions,
    presence_penalty: request.presencePenalty,
    frequency_penalty: request.frequencyPenalty,
    ...(request.stopSequences.length === 0 ? {} : { stop: request.stopSequences }),
    ...(request.seed === undefined ? {} : { seed: request.seed }),
  }
}
