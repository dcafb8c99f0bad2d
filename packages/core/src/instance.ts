import type { Json } from './json.ts'

/** A picture, a sound or a film: stored once by its hash; `source` says where it came from. */
export interface MediaPart {
  readonly type: 'image' | 'audio' | 'video'
  readonly mimeType: string
  readonly sha256: string
  readonly bytes: number
  readonly source: string
}

/** A piece of a multimodal text. */
export type Part = { readonly type: 'text'; readonly text: string } | MediaPart

/** One turn of a conversation. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string | readonly Part[]
}

/** What an instance asks: one of text, messages or parts. */
export type Input =
  | { readonly text: string; readonly messages?: undefined; readonly parts?: undefined }
  | { readonly messages: readonly Message[]; readonly text?: undefined; readonly parts?: undefined }
  | { readonly parts: readonly Part[]; readonly text?: undefined; readonly messages?: undefined }

/** A possible output. */
export interface Output {
  readonly text: string
  readonly parts?: readonly Part[]
}

/** A possible output with tags; `correct` marks a right one. */
export interface Reference {
  readonly output: Output
  readonly tags: readonly string[]
}

/** The tag of a right reference. */
export const CORRECT_TAG = 'correct'

/** Whether a reference is marked as right. */
export function isCorrect(reference: Reference): boolean {
  return reference.tags.includes(CORRECT_TAG)
}

/** The text of an input: its own, or the text parts joined, or the last user turn. */
export function inputText(input: Input): string {
  if (input.text !== undefined) return input.text
  if (input.parts !== undefined) return partsText(input.parts)
  const last = input.messages.findLast((message) => message.role === 'user')
  return last === undefined ? '' : typeof last.content === 'string' ? last.content : partsText(last.content)
}

function partsText(parts: readonly Part[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

/**
 * What a scenario yields: one item with its input, references and split.
 * `id` may be left out: if any instance of a scenario has none, all are numbered `id0`, `id1` … in the order of loading.
 * Splits `train`, `valid` and `test` are used; others are counted and left out.
 */
export interface SourceInstance<Extra = unknown> {
  readonly id?: string | number
  readonly split: string
  readonly subSplit?: string
  readonly input: Input
  readonly references: readonly Reference[]
  /** Rows of one cluster hang together (questions on one passage): intervals count them so. */
  readonly cluster?: string
  /** Fields of the scenario's own, checked by its `extra` schema. */
  readonly extra?: Extra
}

/**
 * Which change of an instance a number stands for. `computedOn`: `perturbed` (the changed text), `original` (the
 * unchanged text of the instances that were changed) or `worst` (the lowest of the original and all changed ones).
 * Parameters of the perturbation stand beside these fields.
 */
export interface PerturbationDescription {
  readonly name: string
  readonly robustness: boolean
  readonly fairness: boolean
  readonly computedOn: 'original' | 'perturbed' | 'worst'
  readonly seed?: number
  readonly [parameter: string]: Json | undefined
}

/** An instance in a run: numbered, and possibly a perturbed copy, which keeps the id of its original. */
export interface Instance<Extra = unknown> extends SourceInstance<Extra> {
  readonly id: string | number
  readonly perturbation?: PerturbationDescription
  /** The unchanged input of a perturbed copy. */
  readonly contrastInputs?: readonly Input[]
}
