import type { ClientContext } from '@binnacle/core'
import type { GoogleOptions } from '../options.ts'
import { fetchToken, type Token } from './fetch-token.ts'
import { readCredentials } from './read-credentials.ts'

/** How long is waited for a token, in milliseconds. */
const PATIENCE = 30_000

/** Tokens are got anew so many seconds before they end. */
const MARGIN = 300

/** Gives the header with a token that is good, and what must stand in no error. */
export type Tokens = (
  signal: AbortSignal,
) => Promise<{ readonly headers: Readonly<Record<string, string>>; readonly secrets: readonly string[] }>

/**
 * Opens the tokens of Vertex AI: of a service account, of gcloud's login, or of the machine. Requests that need one at the same time
 * share it.
 * @throws BinnacleError `ERR_GOOGLE_CREDENTIALS`, and what the resolving of secrets throws
 */
export async function openTokens(deployment: string, options: GoogleOptions, client: ClientContext): Promise<Tokens> {
  const credentials = options.credentials === undefined ? undefined : readCredentials(deployment, await client.secret(options.credentials))
  let token: Promise<Token> | undefined
  let ends = 0
  // A token is for all: the end of the request that asked first does not end it.
  const renew = async (): Promise<Token> => {
    const signal = AbortSignal.timeout(PATIENCE)
    const got = await fetchToken({ deployment, credentials, metadataUrl: options.metadataUrl, http: client.http, signal })
    ends = Date.now() + (got.seconds - MARGIN) * 1000
    return got
  }
  return async (signal) => {
    if (token === undefined || Date.now() >= ends) {
      // Until it is there it counts as good, so that the requests that wait for it do not ask for another.
      ends = Number.POSITIVE_INFINITY
      const asked = renew().catch((error: unknown) => {
        if (token === asked) token = undefined
        throw error
      })
      token = asked
    }
    const { text, secrets } = await unlessAborted(token, signal)
    return { headers: { authorization: `Bearer ${text}` }, secrets }
  }
}

/** Waits for a value, and no longer than a signal lets it. */
async function unlessAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([value, aborted])
  } finally {
    signal.removeEventListener('abort', stop!)
  }
}
