import type { Answer, BinnacleError, Completion, Token } from '@binnacle/core'
import { readServerMessage, redact, shorten } from '@binnacle/http'
import { kindOf, saysNothing, textOf } from '../fields.ts'
import { finishFields, readFinish, type ReadFinish } from './finish-reason.ts'
import { sumLogprobs } from './logprobs.ts'
import { readContent, thinkingText } from './read-content.ts'
import { refusalMeaning } from '../refusal/refusal-meaning.ts'
import { readUsage, type UsageCounts } from './usage.ts'

/** A choice of a provider's reply as a client read it: parts whose form is not known yet. */
export interface ReplyChoice {
  /** What stands where the text should: a text, a piece, a list of pieces, or anything else. */
  readonly content: unknown
  /** The provider's word for how it ended. */
  readonly finish?: unknown
  /** The words of a refusal, where the provider gives them apart. */
  readonly refusal?: unknown
  /** Reasoning, where the provider gives it apart. */
  readonly thinking?: unknown
  /** Calls of tools. */
  readonly toolCalls?: unknown
  /** An error on the choice. */
  readonly error?: unknown
  /** Its tokens; absent where none came. */
  readonly tokens?: readonly Token[] | undefined
}

/** A provider's reply as a client read it. */
export interface Reply {
  readonly choices: readonly ReplyChoice[]
  readonly usage?: UsageCounts
  /** What the model calls itself. */
  readonly model?: unknown
  /** The fingerprint of the system. */
  readonly fingerprint?: unknown
}

/** What judging needs beside the reply. */
export interface Judge {
  /** How many completions were asked for. */
  readonly numCompletions: number
  /** The error for a reply that is no answer: it has `what`, and the server said `said`. The request is tried again. */
  readonly unusable: (what: string, said: string) => BinnacleError
  /** The error for one that is told inside a good reply and means more: no credit, too many requests, a wrong key. */
  readonly refused: (error: unknown) => BinnacleError | undefined
  /** Tells the user of something odd, once for each text. */
  readonly warn: (message: string) => void
  readonly deployment: string
  readonly secrets?: readonly string[]
}

/**
 * The one judge of replies between client and record: what a provider sent becomes an answer, a filtered answer, or an error that is
 * tried again. Nothing becomes an empty answer that was not one.
 * @throws BinnacleError made by `unusable` or `refused`
 */
export function judgeReply(reply: Reply, judge: Judge): Answer {
  if (reply.choices.length === 0) throw judge.unusable('no choices', '')
  const completions = reply.choices.slice(0, Math.max(1, judge.numCompletions)).map((choice) => judgeChoice(choice, judge))
  const model = textOf(reply.model)
  const fingerprint = textOf(reply.fingerprint)
  const { usage, odd } = readUsage(reply.usage ?? {})
  if (odd.length > 0) judge.warn(`${judge.deployment} gives numbers of tokens that cannot be (${odd.join(', ')}); they count as not known`)
  // Where a model is cut off by its provider's policy, some words for it are those of a refusal, though it said nothing.
  const isFiltered = completions.every(({ finishReason, text }) => (finishReason === 'filter' || finishReason === 'refusal') && text === '')
  return {
    ...(isFiltered ? filteredAnswer("the provider's content filter left no text", filterWord(completions[0]!)) : { completions }),
    ...(model === undefined ? {} : { model }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(usage === undefined ? {} : { usage }),
  }
}

/** The provider's word, where it is another than the usual one for a filter. */
function filterWord({ finishReason, providerReason }: Completion): string | undefined {
  return providerReason ?? (finishReason === 'filter' ? undefined : finishReason)
}

/** The answer that stands for a filtered request: one empty text. */
export function filteredAnswer(why: string, providerReason?: string): Answer {
  return { completions: [{ text: '', finishReason: 'filter', ...(providerReason === undefined ? {} : { providerReason }) }], filtered: why }
}

/**
 * Throws the error that a provider puts inside a reply whose status is good, or gives the answer of its filter.
 * @param found the body with the error under `error`, as failures have it
 */
export function judgeError(found: { readonly error: unknown }, judge: Judge): Answer {
  const message = readServerMessage(JSON.stringify(found), found)
  const said = redact(message.text, judge.secrets)
  if (refusalMeaning({ status: 200, message, json: found }) === 'filtered') return filteredAnswer(said)
  throw judge.refused(found) ?? judge.unusable('an error in it though its status is good', said)
}

function judgeChoice(choice: ReplyChoice, judge: Judge): Completion {
  if (!saysNothing(choice.error)) return judgeError({ error: choice.error }, judge).completions[0]!
  const finish = readFinish(choice.finish)
  const content = readContent(choice.content)
  if ('unknown' in content) throw judge.unusable(`content in a form that is not known: ${content.unknown}`, shown(choice.content))
  if (finish?.meaning === 'failure')
    throw judge.unusable(`the finish reason ${JSON.stringify(finish.word)}, which is a failure`, shown(choice.content))
  const refusal = textOf(choice.refusal) ?? content.refusal
  const thinking = [choice.thinking === undefined || choice.thinking === null ? '' : thinkingText(choice.thinking), ...content.thinking]
    .filter((text) => text !== '')
    .join('\n')
  const asksTool = content.asksTool || !saysNothing(choice.toolCalls)
  if (content.text === undefined && refusal === undefined && thinking === '' && !asksTool && !mayBeEmpty(finish)) {
    throw judge.unusable(`no content: ${kindOf(choice.content)}`, '')
  }
  const text = (content.text ?? '') || (refusal ?? '')
  // An empty list beside a text is how some servers say that they give no tokens.
  const tokens = choice.tokens?.length === 0 && text !== '' ? undefined : choice.tokens
  const logprob = tokens === undefined ? undefined : sumLogprobs(tokens)
  if (tokens?.some(isAboveOne) === true) throw judge.unusable('a token whose log-probability is above 0', '')
  return {
    text,
    ...(logprob === undefined ? {} : { logprob }),
    ...(tokens === undefined ? {} : { tokens }),
    ...finishFields(refusal === undefined ? endOf(finish, asksTool) : { meaning: 'refusal', word: finish?.word ?? 'refusal' }),
    ...(thinking === '' ? {} : { thinking }),
  }
}

/** What ends without a text all the same: a cut, a filter, a refusal, a call of a tool. */
function mayBeEmpty(finish: ReadFinish | undefined): boolean {
  return finish !== undefined && finish.meaning !== 'stop' && finish.meaning !== 'endoftext' && finish.meaning !== 'unknown'
}

function endOf(finish: ReadFinish | undefined, asksTool: boolean): Parameters<typeof finishFields>[0] {
  if (finish === undefined) return asksTool ? { meaning: 'toolCalls', word: 'tool_calls' } : undefined
  return finish.meaning === 'failure' ? undefined : { meaning: finish.meaning, word: finish.word }
}

/** Rounding makes some servers give a certain token a little more than certainty. */
const ROUNDING = 1e-2

const isAboveOne = ({ logprob = 0 }: Token): boolean => logprob > ROUNDING

function shown(content: unknown): string {
  return content === undefined || content === null ? '' : shorten(typeof content === 'string' ? content : JSON.stringify(content), 80)
}
