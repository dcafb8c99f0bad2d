import type { Adaptation } from './adaptation.ts'
import { mark, type Described, type Marked } from './contribution.ts'
import type { Instance } from './instance.ts'
import type { Capability } from './model.ts'
import type { AdaptedRequest } from './sample.ts'

/** A prompt that was put together and made to fit. */
export interface FittedPrompt {
  readonly text: string
  /** Shots that are left in it. */
  readonly numTrainInstances: number
  readonly promptTruncated: boolean
  /** Its tokens by the deployment's tokenizer; 1 where there is none. */
  readonly tokens: number
}

/** What an adapter is handed: the adaptation and the window of the deployment. */
export interface Fit {
  readonly adaptation: Adaptation
  /** Set where token counts are estimates. */
  readonly estimated?: true
  /**
   * Puts instructions, shots and the asked block together; drops the last shots until it fits, then cuts from the right.
   * @param shots one text a shot, with its output
   * @param block the asked instance, without its output
   */
  prompt(shots: readonly string[], block: string): FittedPrompt
  /** Counts tokens of a text; 1 where the deployment has no tokenizer. */
  countTokens(text: string): number
}

/** How instances become requests. */
export interface Adapter extends Described, Marked<'adapters'> {
  /** What the model must be able to do. */
  readonly needs: readonly Capability[]
  readonly helm?: { readonly floats?: readonly string[] }
  readonly adapt: (instance: Instance, shots: readonly Instance[], fit: Fit) => readonly AdaptedRequest[]
}

/** Contributes an adapter. `adapt` is pure; choosing the shots and cutting to the window are handed in. */
export function defineAdapter(definition: Omit<Adapter, keyof Marked>): Adapter {
  return mark('adapters', definition)
}
