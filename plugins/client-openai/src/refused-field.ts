import type { BinnacleError } from '@binnacle/core'
import type { ServerMessage } from '@binnacle/http'
import type { Body } from './body.ts'
import { fieldRefused, scoringRefused } from './errors.ts'

/** Fields without which there is no request. */
const CONTENT_FIELDS = new Set(['model', 'messages', 'prompt', 'input'])

const SAID = /unsupported[_ ](?:parameter|value)|unknown parameter|unrecognized request argument|not (?:supported|allowed|permitted)/i
const TOO_SMALL =
  /at least 1|greater than (?:or equal to )?[01]\b|must be positive|positive integer|minimum value|less than the minimum|too small|not be 0|>=? ?[01]\b/i

/** What the server says of a request that it calls wrong, where it names a field: the error names the option that helps. */
export function explainRefusal(message: ServerMessage, body: Body, deployment: string): BinnacleError | undefined {
  if (body['max_tokens'] === 0 && /max_(?:new_)?tokens/.test(`${message.param} ${message.text}`) && TOO_SMALL.test(message.text)) {
    return scoringRefused(deployment, message.text)
  }
  const field = refusedField(message, body)
  return field === undefined ? undefined : fieldRefused(deployment, field, message.text)
}

/** The field of the body that the server does not take, where it says so. */
function refusedField(message: ServerMessage, body: Body): string | undefined {
  if (!SAID.test(`${message.code ?? ''} ${message.text}`)) return undefined
  const settings = Object.keys(body).filter((field) => body[field] !== undefined && !CONTENT_FIELDS.has(field))
  const param = message.param?.split(/[.[]/)[0]
  if (param !== undefined && settings.includes(param)) return param
  return settings.find((field) => new RegExp(`['"\`«]${field}['"\`»]|argument supplied: ${field}\\b`).test(message.text))
}
