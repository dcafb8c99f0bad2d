import type { ServerMessage } from '@binnacle/http'
import { fieldsOf, isObject, listOf, saysNothing } from '../fields.ts'
import { REFUSALS, type RefusalMeaning, type RefusalRule } from './refusals.data.ts'

/** A refusal as far as its meaning goes by it. */
export interface RefusalSigns {
  /** 200 for an error inside a good answer. */
  readonly status: number
  readonly message: Pick<ServerMessage, 'text' | 'code' | 'type'>
  /** The parsed body, where it is JSON. */
  readonly json?: unknown
}

/** What a refusal means by the table; undefined where only its status says something. */
export function refusalMeaning({ status, message, json }: RefusalSigns): RefusalMeaning | undefined {
  if (isMarkedFiltered(json) && REFUSALS[0]!.statuses.includes(status)) return 'filtered'
  const codes = [message.code, message.type].filter((code) => code !== undefined).map(plainCode)
  const text = message.text.toLowerCase()
  // A code is surer than words, of whatever line.
  const byCode = REFUSALS.find((rule) => applies(rule, status) && rule.codes.some((code) => codes.includes(code)))
  if (byCode !== undefined && !isVague(byCode, text)) return byCode.meaning
  return (
    REFUSALS.find((rule) => rule.always.includes(status) || (applies(rule, status) && saysWords(rule, text)))?.meaning ?? byCode?.meaning
  )
}

const applies = (rule: RefusalRule, status: number): boolean => rule.statuses.includes(status) || rule.always.includes(status)

function saysWords(rule: RefusalRule, text: string): boolean {
  return rule.words.some((word) => text.includes(word)) && !rule.unless.some((word) => text.includes(word))
}

/** Google says "quota" with the code of a rate limit, and Moonshot a rate limit with a code of quota: there the words decide. */
function isVague(rule: RefusalRule, text: string): boolean {
  if (rule.meaning === 'quota') return rule.unless.some((word) => text.includes(word))
  return rule.meaning === 'rateLimit' && REFUSALS.some((other) => other.meaning === 'quota' && saysWords(other, text))
}

/** `Throttling.RateQuota`, `RATE-LIMIT` and `rate_limit` in one spelling. */
function plainCode(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_')
}

/** Where providers say beside code and words that their filter stopped a request: OpenRouter, Azure, Google. */
function isMarkedFiltered(json: unknown): boolean {
  const outer = fieldsOf(Array.isArray(json) ? json[0] : json)
  const error = fieldsOf(outer['error'])
  const metadata = fieldsOf(error['metadata'] ?? outer['metadata'])
  if (listOf(metadata['reasons']).length > 0 || typeof metadata['flagged_input'] === 'string') return true
  const inner = fieldsOf(error['innererror'] ?? error['inner_error'])
  if (typeof inner['code'] === 'string' && plainCode(inner['code']) === 'responsibleaipolicyviolation') return true
  return !saysNothing(fieldsOf(outer['promptFeedback'])['blockReason'])
}

/**
 * The error inside an answer whose status is good, wherever its provider puts it: `error`, `errors`, MiniMax's `base_resp`, Baidu's
 * `error_code`, vLLM's `object: 'error'`, a `detail` alone. An error that says nothing is none.
 * @returns an object with the error under `error`, as failures have it
 */
export function errorInside(json: unknown): { readonly error: unknown } | undefined {
  const reply = fieldsOf(Array.isArray(json) ? json[0] : json)
  const { error, errors, base_resp: base, object, type } = reply
  if (!saysNothing(error)) return { error }
  if (listOf(errors).some((one) => !saysNothing(one))) return { error: listOf(errors)[0] }
  if (isObject(base) && !saysNothing(base['status_code'])) return { error: { code: base['status_code'], message: base['status_msg'] } }
  if (!saysNothing(reply['error_code'])) return { error: { code: reply['error_code'], message: reply['error_msg'] } }
  if (object === 'error' || type === 'error') return { error: reply }
  const isBare = reply['choices'] === undefined && reply['output'] === undefined && reply['content'] === undefined
  return isBare && !saysNothing(reply['detail'] ?? reply['message'] ?? reply['msg']) ? { error: reply } : undefined
}
