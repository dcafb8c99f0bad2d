import type { Tokenizer } from '@binnacle/core'
import * as library from '@huggingface/tokenizers'
import { type AddedToken, escapePattern, type Part, type Refuse, type TokenizerConfig } from './config.ts'
import { notATokenizer, notSupported } from './errors.ts'
import { createNormalizer, type Normalize } from './normalizer.ts'
import { rewritePreTokenizer } from './rewrite-pre-tokenizer.ts'

/** The library's tokenizer, as far as it is used. Its own types cannot be resolved from ES modules. */
interface LibraryTokenizer {
  readonly model: { readonly vocab: string[] }
  normalizer: ((text: string) => string) | null
  readonly decoder: LibraryDecoder | null
  encode(text: string, options: { readonly add_special_tokens: boolean }): { readonly ids: readonly (number | undefined)[] }
  decode(ids: readonly number[], options: { readonly skip_special_tokens: boolean; readonly clean_up_tokenization_spaces: boolean }): string
}

interface LibraryDecoder {
  readonly decoders?: readonly LibraryDecoder[]
  readonly config: Part
  text_decoder?: { decode(bytes: Uint8Array): string }
}

const { Tokenizer: createLibraryTokenizer } = library as unknown as {
  readonly Tokenizer: new (tokenizer: object, config: object) => LibraryTokenizer
}

const MODELS = ['BPE', 'WordPiece', 'Unigram']
const DECODERS = ['ByteLevel', 'WordPiece', 'Metaspace', 'BPEDecoder', 'Sequence', 'Replace', 'Fuse', 'Strip', 'ByteFallback']

/**
 * Opens a tokenizer.json. Special tokens are not added; a text that stands for one in a text is that token, as in Python.
 * @param name for messages
 * @throws BinnacleError `ERR_TOKENIZER_SHAPE`, `ERR_TOKENIZER_NOT_SUPPORTED` where ids could differ from the Python library's
 */
export function openTokenizer(value: unknown, name: string): Tokenizer {
  const config = value as TokenizerConfig | null
  if (typeof config !== 'object' || config === null || typeof config.model !== 'object') throw notATokenizer(name, 'it has no model')
  const refuse: Refuse = (what) => {
    throw notSupported(name, what)
  }
  const { normalizer, pre_tokenizer: preTokenizer, decoder } = config
  checkModel(config.model, refuse)
  if (decoder !== undefined && decoder !== null) checkDecoder(decoder, refuse)
  const normalize = normalizer === undefined || normalizer === null ? undefined : createNormalizer(normalizer, refuse)
  const rewritten = {
    ...config,
    added_tokens: config.added_tokens ?? [],
    normalizer: normalizer ?? null,
    pre_tokenizer: preTokenizer === undefined || preTokenizer === null ? null : rewritePreTokenizer(preTokenizer, refuse),
    decoder: decoder ?? null,
    post_processor: null,
  }
  for (const { content, single_word: singleWord } of rewritten.added_tokens) {
    if (singleWord === true) refuse(`the added token ${JSON.stringify(content)}, which counts only as a word of its own`)
  }
  const tokenizer = createLibraryTokenizerOf(rewritten, refuse)
  if (normalize !== undefined) {
    checkAddedTokens(rewritten.added_tokens, tokenizer, normalize, refuse)
    tokenizer.normalizer = normalize
  }
  if (tokenizer.decoder !== null) mendByteFallback(tokenizer.decoder)
  return toTokenizer(tokenizer, strippedAround(rewritten.added_tokens))
}

function createLibraryTokenizerOf(config: object, refuse: Refuse): LibraryTokenizer {
  try {
    return new createLibraryTokenizer(config, { clean_up_tokenization_spaces: false })
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause))
  }
}

function toTokenizer(tokenizer: LibraryTokenizer, blanks: readonly RegExp[]): Tokenizer {
  const strip = (text: string): string => blanks.reduce((rest, blank) => rest.replace(blank, ''), text)
  const encode = (text: string): readonly number[] =>
    tokenizer.encode(strip(text.toWellFormed()), { add_special_tokens: false }).ids.filter((id) => id !== undefined)
  const decode = (ids: readonly number[]): string =>
    // The library throws where there is nothing to decode.
    ids.length === 0 ? '' : tokenizer.decode([...ids], { skip_special_tokens: false, clean_up_tokenization_spaces: false })
  return { encode, decode, count: (text) => encode(text).length, tokenize: (text) => encode(text).map((id) => decode([id])) }
}

function checkModel(model: Part, refuse: Refuse): void {
  if (!MODELS.includes(model.type)) refuse(`a model of the kind ${model.type ?? 'none'}`)
  if (typeof model['dropout'] === 'number' && model['dropout'] > 0) refuse('a model with dropout')
  for (const affix of ['continuing_subword_prefix', 'end_of_word_suffix']) {
    if (model.type === 'BPE' && Boolean(model[affix])) refuse(`BPE with ${affix}`)
  }
  if (model.type === 'Unigram' && model['byte_fallback'] === true) refuse('Unigram with byte fallback')
}

function checkDecoder(decoder: Part, refuse: Refuse): void {
  if (!DECODERS.includes(decoder.type)) refuse(`the decoder ${decoder.type}`)
  for (const inner of (decoder['decoders'] as readonly Part[] | undefined) ?? []) checkDecoder(inner, refuse)
}

/** The white space that added tokens take away at their sides; the library knows only JavaScript's. */
function strippedAround(tokens: readonly AddedToken[]): readonly RegExp[] {
  return tokens.flatMap(({ content, lstrip, rstrip }) => [
    ...(lstrip === true ? [new RegExp(String.raw`\p{White_Space}+(?=${escapePattern(content)})`, 'gu')] : []),
    ...(rstrip === true ? [new RegExp(String.raw`(?<=${escapePattern(content)})\p{White_Space}+`, 'gu')] : []),
  ])
}

/** The library has looked for added tokens as its own normalizer leaves them: it must leave them as ours does. */
function checkAddedTokens(
  tokens: readonly AddedToken[],
  { normalizer, model }: LibraryTokenizer,
  normalize: Normalize,
  refuse: Refuse,
): void {
  for (const { id, content, normalized } of tokens) {
    if (normalized !== true) continue
    const text = normalize(content)
    if (normalizer?.(content) !== text) refuse(`the added token ${JSON.stringify(content)}, which its normalizer changes`)
    // It is decoded as it is looked for.
    model.vocab[id] = text
  }
}

/** Bytes that are no text become a replacement character each, and a byte-order mark stays. */
function mendByteFallback(decoder: LibraryDecoder): void {
  for (const inner of decoder.decoders ?? []) mendByteFallback(inner)
  if (decoder.config.type !== 'ByteFallback') return
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  decoder.text_decoder = {
    decode(bytes) {
      try {
        return strict.decode(bytes)
      } catch {
        return '\uFFFD'.repeat(bytes.length)
      }
    },
  }
}
