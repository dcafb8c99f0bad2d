import type { Request } from '@binnacle/core'
import { fieldUnsupported } from '../errors.ts'

/** A setting of a request that an interface has no field for. */
export type Unsent = 'echoPrompt' | 'presencePenalty' | 'frequencyPenalty' | 'seed' | 'topK' | 'responseFormat' | 'tools' | 'reasoning'

/** Whether a request asks for a setting, and what the setting is called in messages. */
const SETTINGS: { readonly [U in Unsent]: readonly [asked: (request: Request) => boolean, wanted: string] } = {
  echoPrompt: [({ echoPrompt }) => echoPrompt, 'the prompt in front of the answer'],
  presencePenalty: [({ presencePenalty }) => presencePenalty !== 0, 'a presence penalty'],
  frequencyPenalty: [({ frequencyPenalty }) => frequencyPenalty !== 0, 'a frequency penalty'],
  seed: [({ seed }) => seed !== undefined, 'a seed'],
  topK: [({ topK }) => topK !== undefined, 'top_k'],
  responseFormat: [({ responseFormat }) => responseFormat !== undefined, 'an answer by a JSON schema'],
  tools: [({ tools }) => tools !== undefined && tools.length > 0, 'calls of tools'],
  reasoning: [({ reasoning }) => reasoning !== undefined, 'more or less reasoning'],
}

/**
 * Refuses what a request asks for and an interface cannot be asked for: a setting that is left out in silence changes scores without
 * anybody noticing.
 * @param unsent what the interface has no field for
 * @param omit what the deployment's option `omit` says to leave out all the same
 * @throws BinnacleError `ERR_PROVIDER_UNSUPPORTED`
 */
export function refuseUnsent(deployment: string, request: Request, unsent: readonly Unsent[], omit: readonly string[]): void {
  for (const setting of unsent) {
    const [asked, wanted] = SETTINGS[setting]
    if (!asked(request) || omit.includes(setting)) continue
    throw fieldUnsupported(deployment, wanted, `Change the task, or set omit: ['${setting}'] of the deployment, so that it is left out.`)
  }
}
