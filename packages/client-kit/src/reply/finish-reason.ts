import type { Completion, FinishReason } from '@binnacle/core'
import { FINISH_WORDS, type FinishMeaning } from './finish-reasons.data.ts'

/** How a completion ended, and the provider's own word for it. */
export interface ReadFinish {
  readonly meaning: FinishMeaning | 'unknown'
  readonly word: string
}

const MEANINGS: ReadonlyMap<string, FinishMeaning> = new Map(
  Object.entries(FINISH_WORDS).flatMap(([meaning, words]) => words.map((word) => [word, meaning as FinishMeaning])),
)

/** The longest word that is kept of a provider's. */
const LONGEST = 100

/**
 * Reads a provider's word for how a completion ended, whatever its case and separators; also as the `type` or `reason` of an object.
 * @returns undefined where the provider says nothing
 */
export function readFinish(value: unknown): ReadFinish | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'object' && !Array.isArray(value)) {
    const { type, reason } = value as { readonly type?: unknown; readonly reason?: unknown }
    const inner = type ?? reason
    if (typeof inner === 'string' && inner !== '') return readFinish(inner)
  }
  const word = (typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)).slice(0, LONGEST)
  return { meaning: MEANINGS.get(plainWord(word)) ?? 'unknown', word }
}

/** `MAX-TOKENS`, `Max Tokens` and `maxTokens` are one word: `max_tokens`. */
function plainWord(word: string): string {
  return word
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s.-]+/g, '_')
}

/** The words of OpenAI's interface and of HELM's files, where they are others than ours. */
const USUAL_WORDS: Partial<Record<FinishReason, string>> = { filter: 'content_filter', toolCalls: 'tool_calls' }

const usualWord = (reason: FinishReason): string => USUAL_WORDS[reason] ?? reason

/** The fields of a completion that say how it ended: the provider's word is kept where it is another than the usual one. */
export function finishFields(read: { readonly meaning: FinishReason; readonly word: string } | undefined): FinishFields {
  if (read === undefined) return {}
  const { meaning, word } = read
  return { finishReason: meaning, ...(word === usualWord(meaning) ? {} : { providerReason: word }) }
}

type FinishFields = Pick<Completion, 'finishReason' | 'providerReason'>

/** The provider's word for how a completion ended, as HELM's files have it. */
export function finishWord({ finishReason, providerReason }: FinishFields): string | undefined {
  return providerReason ?? (finishReason === undefined ? undefined : usualWord(finishReason))
}

/** What a recorded word says: one for a failure is unknown there, since a text was kept with it. */
export function finishOfWord(word: string | undefined): FinishFields {
  const read = readFinish(word)
  if (read === undefined) return {}
  return finishFields({ meaning: read.meaning === 'failure' ? 'unknown' : read.meaning, word: read.word })
}
