import type { Json } from './values/json.ts'

/**
 * A picture, a sound or a film: stored once by its hash in `<out>/media`; `source` says where it came from.
 * Made by `context.media.keep`.
 */
export interface MediaPart {
  readonly type: 'image' | 'audio' | 'video'
  /** For instance `image/png`. */
  readonly mimeType: string
  /** SHA-256 of the bytes, 64 hex digits; the name of the file in `<out>/media`. */
  readonly sha256: string
  /** The size of the file. */
  readonly bytes: number
  readonly source: string
  /** Pixels, where known. */
  readonly width?: number
  /** Pixels, where known. */
  readonly height?: number
  /** The length of a sound or film, where known. */
  readonly seconds?: number
}

/** A piece of text. */
export interface TextPart {
  readonly type: 'text'
  readonly text: string
}

/** A function that a model called in its answer. */
export interface ToolCallPart {
  readonly type: 'toolCall'
  /** The provider's mark of the call; the result carries it too. */
  readonly id: string
  readonly name: string
  readonly arguments: Json
}

/** What a called function gave; in a message of the role `tool`. */
export interface ToolResultPart {
  readonly type: 'toolResult'
  readonly id: string
  readonly content: string
  /** Whether the function failed; the content says why. */
  readonly isError?: boolean
}

/** Reasoning of a model. `opaque` is what its provider wants back unchanged in the next turn: a signature, encrypted content. */
export interface ReasoningPart {
  readonly type: 'reasoning'
  readonly text?: string
  readonly opaque?: Json
}

/** A piece of a message. Inputs of instances hold text and media; the other kinds come up in conversations with a model. */
export type Part = TextPart | MediaPart | ToolCallPart | ToolResultPart | ReasoningPart

/** One turn of a conversation. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant' | 'tool'
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

/** The text of an input: its own, the text parts joined, or the whole conversation with a line for each role. */
export function inputText(input: Input): string {
  if (input.text !== undefined) return input.text
  return input.parts === undefined ? conversationText(input.messages) : partsText(input.parts)
}

/** The text of the last turn of the user in a conversation; of other inputs their text. */
export function lastUserText(input: Input): string {
  if (input.messages === undefined) return inputText(input)
  const last = input.messages.findLast((message) => message.role === 'user')
  return last === undefined ? '' : contentText(last.content)
}

/** A conversation as one text: `user: …`, a line for each message. */
export function conversationText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `${role}: ${contentText(content)}`).join('\n')
}

/** The text of a message's content; media and tool calls have none. */
export function contentText(content: string | readonly Part[]): string {
  return typeof content === 'string' ? content : partsText(content)
}

/** The text parts of a list, joined. */
export function partsText(parts: readonly Part[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : part.type === 'toolResult' ? part.content : '')).join('')
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
  /** Other forms of the input that ask for something else, as `contrast_sets` needs them; of a perturbed copy its unchanged input. */
  readonly contrastInputs?: readonly Input[]
  /** The references of each of the other forms. */
  readonly contrastReferences?: readonly (readonly Reference[])[]
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
}
