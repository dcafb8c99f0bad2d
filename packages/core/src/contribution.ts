import type { Schema } from './values/schema.ts'

/** The version of the contract that this copy of core speaks. It counts for loading; package versions do not. */
export const CONTRACT = 1

/**
 * The minor version: it grows when kinds of contributions or hooks are added. A plugin carries the one it was built with, so that an
 * older host can say which version knows what it does not, and use the rest.
 */
export const CONTRACT_MINOR = 1

/** The kinds of things a plugin contributes; also the names of the registries. */
export const KINDS = [
  'scenarios',
  'tasks',
  'adapters',
  'modelClients',
  'models',
  'deployments',
  'tokenizers',
  'metrics',
  'annotators',
  'perturbations',
  'leaderboards',
  'expanders',
  'adjustments',
] as const

/** One kind of contribution. */
export type Kind = (typeof KINDS)[number]

/** The mark that every contribution carries: a plain key, so that two installed copies of core understand each other. */
export interface Marked<K extends string = string> {
  readonly '~contract': number
  readonly '~kind': K
}

/** What every contribution says of itself. */
export interface Described {
  /** Unique in its registry. HELM's name where HELM has one. */
  readonly name: string
  /** One line for lists and help. */
  readonly description: string
  /** For tasks: what they are about, for lists and their filters. */
  readonly about?: About
}

/** What a contribution is called in HELM, so that results can be written as HELM writes them. */
export interface HelmIdentity {
  /** The Python class path. */
  readonly className: string
  /** Names of numbers, of scores and of options, that HELM keeps as floats even where they are whole. */
  readonly floats?: readonly string[]
  /** HELM's tags of a scenario. */
  readonly tags?: readonly string[]
}

/** What a task is about, for lists and their filters. */
export interface About {
  /** Fields of use, in one word each: `medicine`, `law`, `reasoning`. */
  readonly domains?: readonly string[]
  /** BCP 47 tags of the languages of prompts: `en`, `zh`, `sw`. */
  readonly languages?: readonly string[]
  readonly modalities?: readonly ('text' | 'code' | 'image' | 'audio' | 'video')[]
  /** The licence of the data, as the source names it. */
  readonly licence?: string
  /** What a run needs beside the model and public data. */
  readonly needs?: readonly Need[]
  /** Where its rows come from, in a few words: `nguha/legalbench on the Hub`. */
  readonly source?: string
  /** Why its rows cannot be loaded here; absent where they can. */
  readonly unavailable?: UnavailableReason
}

/**
 * Why something that a run names cannot be used: `not_ported` (no code for it here yet), `gated` (the source asks for terms to be
 * accepted), `private` (the owners give it to few), `removed` (gone at the source), `needs_service` (a service or program that cannot be
 * reached from here).
 */
export type UnavailableReason = 'not_ported' | 'gated' | 'private' | 'removed' | 'needs_service'

/** What a run may need beside the model and public data. */
export type Need = 'judge' | 'sandbox' | 'log_probabilities' | 'gated_data' | 'private_data' | 'image_model'

/** A contribution that is loaded when it is first used: the card is enough for lists and help. */
export interface Lazy<T> extends Described {
  readonly '~contract': number
  readonly '~lazy': true
  readonly load: () => Promise<T>
}

/**
 * Puts off loading a contribution until it is used.
 * @param card its name and description, as the loaded contribution has them, and how to load it
 */
export function lazy<T extends Described>(card: Described & { readonly load: () => Promise<T> }): Lazy<T> {
  return Object.freeze({ ...card, '~contract': CONTRACT, '~lazy': true } as const)
}

/** Puts the mark on a contribution and freezes it. */
export function mark<K extends string, T extends object>(kind: K, value: T): T & Marked<K> {
  return Object.freeze({ ...value, '~contract': CONTRACT, '~kind': kind } as T & Marked<K>)
}

/** The type of a contribution's options: what its schema lets through, or no options at all. */
export type OptionsOf<S> = S extends Schema<infer O> ? O : Readonly<Record<string, never>>

/** The type of a contribution's options as they are given, before its schema fills in defaults. */
export type InputOf<S> = S extends { readonly '~standard': { readonly types?: infer T } }
  ? NonNullable<T> extends { readonly input: infer I }
    ? I
    : never
  : Readonly<Record<string, never>>

/** What an author writes of a contribution `T`, whose options have the schema `O`. */
export type Definition<T, O> = Omit<T, keyof Marked | 'options'> & { readonly options?: O }

/** The name of another contribution with options for it. */
export interface Use {
  readonly name: string
  readonly options?: object
}
