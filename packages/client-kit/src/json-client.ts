import type { Answer, BinnacleError, Call, ClientContext, Request } from '@binnacle/core'
import { isGood, readServerMessage, sendJson, type ServerMessage } from '@binnacle/http'
import { answerUnusable } from './errors.ts'
import type { ReadHeaders } from './request/headers.ts'
import { filteredAnswer, judgeError, judgeReply, type Judge, type Reply } from './reply/judge-reply.ts'
import { errorInside, refusalMeaning } from './refusal/refusal-meaning.ts'
import { readRefusal, refusalError } from './refusal/refusal.ts'

/** A provider's JSON interface, as one deployment asks it. */
export interface JsonClientOptions extends ReadHeaders {
  readonly url: string
  /** The provider's name, for messages. */
  readonly provider: string
  /** The deployment's name, for messages. */
  readonly deployment: string
  /** The model's name on the server. */
  readonly model: string
  /** The client's own error for a reply that is no answer; `ERR_PROVIDER_ANSWER` where absent. */
  readonly unusable?: (deployment: string, what: string, said: string) => BinnacleError
  /** Headers and secrets that change, such as a token that ends after an hour; asked for before each request. */
  readonly authorize?: (signal: AbortSignal) => Promise<Pick<ReadHeaders, 'headers' | 'secrets'>>
  /** What the client knows of a request that the server calls wrong: a field that it does not take. */
  readonly explain?: (message: ServerMessage, body: object) => BinnacleError | undefined
}

/** Asks a provider, and gives answers that were judged. */
export interface JsonClient {
  /**
   * Sends a body and gives the answer: a reply as `read` finds it goes to the judge, a refusal to the table of refusals.
   * @param read takes a reply apart; it may throw `unusable`
   * @throws BinnacleError `ERR_HTTP_*`, `ERR_PROVIDER_*`, and the client's own
   */
  ask(
    body: object,
    read: (json: unknown, unusable: Judge['unusable']) => Reply,
    request: Pick<Request, 'numCompletions'>,
    call: Call,
  ): Promise<Answer>
}

/** Statuses that an error inside a good reply may name in place of a code. */
const TOLD_STATUSES: readonly number[] = [401, 402, 429, 498, 529]

/** Opens a provider's JSON interface. Nothing is sent before it is asked. */
export function createJsonClient(context: Pick<ClientContext, 'http' | 'warn'>, options: JsonClientOptions): JsonClient {
  const { url, provider, model, deployment, hasKey } = options
  const unusable: Judge['unusable'] = (what, said) => (options.unusable ?? answerUnusable)(deployment, what, said)
  return {
    async ask(body, read, { numCompletions }, { signal }) {
      const own = await options.authorize?.(signal)
      const headers = own === undefined ? options.headers : { ...options.headers, ...own.headers }
      const secrets = own === undefined ? options.secrets : [...options.secrets, ...own.secrets]
      const requestDatetime = Math.floor(Date.now() / 1000)
      const asked = { url, headers, body, signal, provider, model, secrets }
      const reply = await sendJson(context, asked)
      const timing = { requestTime: reply.seconds, requestDatetime }
      const refusal = { ...asked, ...reply, hasKey }
      if (!isGood(reply.status)) {
        const read = readRefusal(refusal, (message) => options.explain?.(message, body))
        if ('error' in read) throw read.error
        return { ...filteredAnswer(read.filtered), ...timing }
      }
      const refused = (found: unknown): BinnacleError | undefined => {
        const message = readServerMessage('', found)
        const status = TOLD_STATUSES.find((told) => String(told) === message.code) ?? 200
        const isTold = refusalMeaning({ status, message, json: found }) !== undefined
        return isTold ? refusalError({ ...refusal, status, body: JSON.stringify(found), json: found }) : undefined
      }
      const judge: Judge = { numCompletions, unusable, refused, deployment, secrets, warn: context.warn }
      const inside = errorInside(reply.json)
      const answer = inside === undefined ? judgeReply(read(reply.json, unusable), judge) : judgeError(inside, judge)
      return { ...answer, ...timing }
    },
  }
}
