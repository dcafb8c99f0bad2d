import type { Adaptation } from './adaptation.ts'
import type { Answer } from './answer.ts'
import { mark, type Described, type Marked } from './contribution.ts'
import type { Instance, Part } from './instance.ts'
import type { Json } from './values/json.ts'
import type { Capability, Window } from './model.ts'
import type { AdaptedRequest } from './sample.ts'
import type { Tokenizer } from './tokenizer.ts'

/** A prompt that was put together and made to fit. */
export interface FittedPrompt {
  readonly text: string
  /** Shots that are left in it. */
  readonly numTrainInstances: number
  readonly promptTruncated: boolean
  /** Its tokens by the deployment's tokenizer; 1 where there is none. */
  readonly tokens: number
}

/** A prompt of texts and media that was put together. */
export interface FittedParts {
  readonly parts: readonly Part[]
  /** Shots that are left in it. */
  readonly numTrainInstances: number
}

/** What an adapter is handed: the adaptation and the window of the deployment. */
export interface Fit {
  readonly adaptation: Adaptation
  /** The limits of the deployment's window, in tokens; absent where it has none. */
  readonly window?: Window
  /** The tokenizer of the deployment; absent where it has none, and then every text counts as one token. */
  readonly tokenizer?: Pick<Tokenizer, 'encode' | 'decode' | 'prefixToken'>
  /** Set where token counts are estimates. */
  readonly estimated?: true
  /**
   * Puts instructions, shots and the asked block together; drops the last shots until it fits, then cuts from the right.
   * @param shots one text a shot, with its output
   * @param block the asked instance, without its output
   */
  prompt(shots: readonly string[], block: string): FittedPrompt
  /**
   * The same for texts and media: the last shots are dropped until the texts fit; media do not count, and nothing is cut.
   * @param shots one list of parts a shot, with its output
   * @param block the asked instance, without its output
   */
  parts(shots: readonly (readonly Part[])[], block: readonly Part[]): FittedParts
  /** Counts tokens of a text; 1 where the deployment has no tokenizer. */
  countTokens(text: string): number
}

/** A tool that an adapter wants run between two turns. */
export interface ToolRun {
  /** A name from the adapter's `tools`. */
  readonly tool: string
  readonly arguments: Json
}

interface AdapterCommon extends Described {
  /** What the model must be able to do. */
  readonly needs: readonly Capability[]
  /**
   * How many requests an instance needs, for plans and prices; 1 where absent. Of a conversation: how many turns at most.
   * @param references how many references an instance is taken to have
   */
  readonly requestsPerInstance?: (adaptation: Adaptation, references: number) => number
  readonly helm?: { readonly floats?: readonly string[] }
}

/** An adapter whose requests are all made before any answer. */
export interface PlainAdapter extends AdapterCommon {
  /** Makes the requests of one instance; called once for each instance and trial. Pure. */
  readonly adapt: (instance: Instance, shots: readonly Instance[], fit: Fit) => readonly AdaptedRequest[]
  readonly converse?: undefined
  readonly tools?: undefined
}

/** An adapter that leads a conversation: later requests depend on earlier answers. */
export interface ConversingAdapter extends AdapterCommon {
  /**
   * Yields requests and gets their answers, one at a time. Pure: the same answers give the same requests, so that a run is resumed and
   * replayed by running it again over the record. It returns when the conversation is over.
   *
   * ```ts
   * *converse(instance, shots, fit) {
   *   const first = yield ask(fit, [{ role: 'user', content: inputText(instance.input) }])
   *   yield ask(fit, [..., { role: 'assistant', content: first.completions[0]!.text }, { role: 'user', content: 'Are you sure?' }])
   * }
   * ```
   */
  readonly converse: (instance: Instance, shots: readonly Instance[], fit: Fit) => Generator<AdaptedRequest | ToolRun, void, Answer>
  /** What a yielded `ToolRun` may name. Results are recorded like answers (their text is JSON where they are not texts). */
  readonly tools?: { readonly [name: string]: (args: Json, call: { readonly signal: AbortSignal }) => Promise<Json> }
  readonly adapt?: undefined
}

/** How instances become requests. */
export type Adapter = (PlainAdapter | ConversingAdapter) & Marked<'adapters'>

/** Contributes an adapter. `adapt` and `converse` are pure; choosing the shots and cutting to the window are handed in. */
export function defineAdapter(definition: PlainAdapter): PlainAdapter & Marked<'adapters'>
export function defineAdapter(definition: ConversingAdapter): ConversingAdapter & Marked<'adapters'>
export function defineAdapter(definition: PlainAdapter | ConversingAdapter): Adapter {
  return mark('adapters', definition)
}
