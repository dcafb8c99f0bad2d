import type { BinnacleError } from '@binnacle/core'
import { refusalError, refusalMessage, type Refusal, type ServerMessage } from '@binnacle/http'
import type { Body } from './body.ts'
import { fieldRefused } from './errors.ts'

/** Codes with which OpenAI, Azure and others say that their filter stopped the request. */
const FILTER_CODES = new Set(['content_filter', 'content_policy_violation', 'responsibleaipolicyviolation', 'invalid_prompt'])

/** Fields without which there is no request. */
const CONTENT_FIELDS = new Set(['model', 'messages', 'prompt', 'input'])

/** What a refused request comes to: a filtered answer, or an error. */
export type RefusedRequest = { readonly filtered: string } | { readonly error: BinnacleError }

/** Looks at a failure: the provider's filter is an answer; a field that the model does not take is named with the option that helps. */
export function readRefusal(refusal: Refusal, deployment: string, body: Body): RefusedRequest {
  const message = refusalMessage(refusal)
  if (refusal.status === 400 && isFiltered(refusal, message)) return { filtered: message.text }
  const field = refusal.status === 400 || refusal.status === 422 ? refusedField(message, body) : undefined
  return { error: field === undefined ? refusalError(refusal) : fieldRefused(deployment, field, message.text) }
}

function isFiltered(refusal: Refusal, message: ServerMessage): boolean {
  const codes = [message.code, message.type].map((code) => code?.toLowerCase() ?? '')
  if (codes.some((code) => FILTER_CODES.has(code))) return true
  return /"code"\s*:\s*"ResponsibleAIPolicyViolation"/i.test(refusal.body)
}

/** The field of the body that the server does not take, where it says so. */
function refusedField(message: ServerMessage, body: Body): string | undefined {
  const said = /unsupported[_ ](?:parameter|value)|unknown parameter|unrecognized request argument|not (?:supported|allowed|permitted)/i
  if (!said.test(`${message.code ?? ''} ${message.text}`)) return undefined
  const settings = Object.keys(body).filter((field) => body[field] !== undefined && !CONTENT_FIELDS.has(field))
  const param = message.param?.split(/[.[]/)[0]
  if (param !== undefined && settings.includes(param)) return param
  return settings.find((field) => new RegExp(`['"\`«]${field}['"\`»]|argument supplied: ${field}\\b`).test(message.text))
}
