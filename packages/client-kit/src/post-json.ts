import { type HttpContext, isGood, type JsonReply, type JsonRequest, sendJson } from '@binnacle/http'
import { refusalError } from './refusal/refusal.ts'

/**
 * Sends JSON and gives the JSON of a good answer; every failure is a typed error without keys. It does not judge the answer: models are
 * asked through `createJsonClient`, other services through this.
 * @throws BinnacleError `ERR_HTTP_*`, `ERR_PROVIDER_*`
 */
export async function postJson(context: HttpContext, request: JsonRequest): Promise<JsonReply> {
  const reply = await sendJson(context, request)
  if (!isGood(reply.status)) throw refusalError({ ...request, ...reply })
  return reply
}
