import type { TokenizerContext } from './context.ts'
import { type Definition, mark, type Described, type HelmIdentity, type Marked, type OptionsOf } from './contribution.ts'
import type { Schema } from './values/schema.ts'

/** Turns text into token ids and back. Special tokens are never added; texts that look like them are ordinary text. */
export interface Tokenizer {
  encode(text: string): readonly number[]
  decode(ids: readonly number[]): string
  /** Counts tokens; faster than encoding where the tokenizer can. */
  count?(text: string): number
  /** The texts of the tokens of a text. */
  tokenize?(text: string): readonly string[]
  /** Set where ids are invented and counts are estimates. */
  readonly estimated?: true
  readonly endOfTextToken?: string
  readonly prefixToken?: string
  close?(): void
}

/** A contributed tokenizer. */
export interface TokenizerContribution<Options = never> extends Described, Marked<'tokenizers'> {
  readonly options?: Schema<Options>
  readonly helm?: HelmIdentity
  readonly open: (options: Options, context: TokenizerContext) => Tokenizer | Promise<Tokenizer>
}

/** Contributes a tokenizer. `open` loads its tables; `encode` and `decode` are synchronous. */
export function defineTokenizer<O extends Schema | undefined = undefined>(
  definition: Definition<TokenizerContribution<OptionsOf<NoInfer<O>>>, O>,
): TokenizerContribution<OptionsOf<O>> {
  return mark('tokenizers', definition) as never
}
