import type { Answer } from './answer.ts'
import type { ClientContext } from './context.ts'
import { type Definition, mark, type Described, type HelmIdentity, type Marked, type OptionsOf, type Use } from './contribution.ts'
import type { Request } from './request.ts'
import type { Schema } from './values/schema.ts'

/** What goes along with one call: the signal ends it, `attempt` counts from 1. */
export interface Call {
  readonly signal: AbortSignal
  readonly attempt: number
}

/**
 * Something that answers. It can do what it has methods for; at least one is there.
 * A failure is thrown as a `BinnacleError`; `retryable` and `retryAfter` say whether and when to try again.
 */
export interface Model {
  /** Continues a prompt or a conversation. */
  generate?(request: Request, call: Call): Promise<Answer>
  /** Gives the log-probabilities of the prompt's own tokens (`echoPrompt`, `maxTokens` 0). */
  scoreText?(request: Request, call: Call): Promise<Answer>
  /** The vector of the prompt, or of the conversation's text: `completions[0].embedding`. */
  embed?(request: Request, call: Call): Promise<Answer>
  /** Pictures for the prompt: media parts in `completions[…].parts`. */
  generateImage?(request: Request, call: Call): Promise<Answer>
  /** The text of the sound in the conversation: `completions[0].text`. */
  transcribe?(request: Request, call: Call): Promise<Answer>
  /** Gives back what the model holds. */
  close?(): void | Promise<void>
}

/** A method of `Model` that an adapter may need. */
export type Capability = Exclude<keyof Model, 'close'>

/** The capabilities, for checks. */
export const CAPABILITIES: readonly Capability[] = ['generate', 'scoreText', 'embed', 'generateImage', 'transcribe']

/** A secret that goes along with requests. */
export interface SentSecret {
  /** `env:NAME` or `file:PATH`, never the secret itself. */
  readonly reference: string
  /** The header that carries it. */
  readonly header: string
}

/** Where the requests of a deployment go, and which secrets go along. */
export interface Destination {
  /** The address, without anything secret in it. */
  readonly url: string
  readonly secrets: readonly SentSecret[]
}

/** A way to reach models: the code behind deployments. */
export interface ModelClient<Options = never> extends Described, Marked<'modelClients'> {
  readonly options?: Schema<Options>
  readonly helm?: HelmIdentity
  /** What the models of this client can do, by deployment, where it is known without opening: matched while planning. */
  readonly capabilities?: (options: Options) => readonly Capability[]
  /**
   * Where the requests of a deployment go and which secrets go along, told without opening it: `plan` shows it, and it is checked before
   * anything is asked or recorded.
   * @throws BinnacleError where the options hold a key that is written out
   */
  readonly destination?: (deployment: Pick<Deployment, 'name'>, options: Options) => Destination
  /**
   * Options that the environment gives where a deployment does not set them, such as the address of the server. They become part of the
   * run, so that answers of one server are never taken for those of another. Keys are named, never read: `env:NAME`.
   * @param given the options as they were written
   * @param variable the value of a variable of the environment
   */
  readonly fromEnvironment?: (given: Readonly<Record<string, unknown>>, variable: (name: string) => string | undefined) => object
  readonly open: (deployment: Deployment, options: Options, context: ClientContext) => Model | Promise<Model>
}

/** Contributes a model client. `open` may start things; nothing happens before. */
export function defineModelClient<O extends Schema | undefined = undefined>(
  definition: Definition<ModelClient<OptionsOf<NoInfer<O>>>, O>,
): ModelClient<OptionsOf<O>> {
  return mark('modelClients', definition) as never
}

/** Who answers. Names are `creator/model`. `tags` are HELM's and decide adjustments of prompts. */
export interface ModelInfo extends Described, Marked<'models'> {
  readonly displayName?: string
  readonly creator: string
  readonly access: 'open' | 'limited' | 'closed'
  /** `YYYY-MM-DD` */
  readonly releaseDate?: string
  readonly tags: readonly string[]
  readonly numParameters?: number
}

/** Contributes a model: who answers, not where. */
export function defineModel(definition: Omit<ModelInfo, keyof Marked | 'description'> & { readonly description?: string }): ModelInfo {
  return mark('models', { description: '', ...definition })
}

/** How long a text may be, in tokens of the deployment's tokenizer. */
export interface Window {
  /** The longest input. */
  readonly maxSequence: number
  /** The longest prompt with its completion; `maxSequence` where absent. */
  readonly maxRequest?: number
  /** The longest input and output together; no limit where absent. */
  readonly maxTotal?: number
}

/** US dollars for a million tokens, as published on `asOf` by `source`. */
export interface Price {
  readonly input: number
  readonly output: number
  /** `YYYY-MM-DD` */
  readonly asOf?: string
  readonly source?: string
}

/** A tokenizer by name; with a fallback, tokens are estimated where its plugin is not installed, and the run says so. */
export interface TokenizerUse extends Use {
  readonly fallback?: 'estimate'
  /** The name of a tokenizer that stands in, with a warning, where the files of this one are not at hand. */
  readonly otherwise?: string
}

/** A place that serves a model. */
export interface Deployment extends Described, Marked<'deployments'> {
  readonly model: string
  /** The name of a model client. */
  readonly client: string
  readonly options?: object
  readonly window?: Window
  /** A tokenizer by name; `estimate` counts a token for every four bytes. None: prompts are never cut. */
  readonly tokenizer?: string | TokenizerUse
  readonly price?: Price
  readonly deprecated?: boolean
  /** `YYYY-MM-DD` from which the provider no longer serves it. */
  readonly retired?: string
}

/** Contributes a deployment of a model. */
export function defineDeployment(
  definition: Omit<Deployment, keyof Marked | 'description'> & { readonly description?: string },
): Deployment {
  return mark('deployments', { description: '', ...definition })
}
