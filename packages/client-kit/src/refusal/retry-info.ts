import { fieldsOf, listOf } from '../fields.ts'

/** Google's mark of how long to wait. */
const RETRY_INFO = 'type.googleapis.com/google.rpc.RetryInfo'

/**
 * How long a server asks to wait in the body of a refusal, as Google does: a detail of type `RetryInfo` with `retryDelay: "9.5s"`.
 * @returns milliseconds; undefined where it says nothing that can be read
 */
export function retryInfo(json: unknown): number | undefined {
  const { error } = fieldsOf(Array.isArray(json) ? json[0] : json)
  const detail = listOf(fieldsOf(error)['details'])
    .map(fieldsOf)
    .find((one) => one['@type'] === RETRY_INFO)
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(String(detail?.['retryDelay'] ?? ''))?.[1]
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000)
}
