import type { Fetch } from '@binnacle/core'

/** An answer after all redirects, with what the Hub says on the way of the file that it leads to. */
export interface Followed {
  readonly response: Response
  /** The hash of a large file on the Hub, where it says so. */
  readonly linkedSha256?: string
}

/** The most redirects that are followed. */
const MOST = 10

/**
 * Asks for a URL and follows redirects itself: headers for the first address (a token) go to no other origin.
 * @param headers sent on every step
 * @param secret sent only to the origin of the first address
 */
export async function followRedirects(
  fetch: Fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  secret: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Followed> {
  let at = url
  let linkedSha256: string | undefined
  for (let step = 0; ; step++) {
    const own = new URL(at).origin === new URL(url).origin ? secret : {}
    const response = await fetch(at, { redirect: 'manual', headers: { ...headers, ...own }, signal })
    const linked = response.headers.get('x-linked-etag')?.replace(/^(?:W\/)?"?|"$/g, '')
    if (linked !== undefined && /^[0-9a-f]{64}$/.test(linked)) linkedSha256 = linked
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null || step === MOST) {
      return { response, ...(linkedSha256 === undefined ? {} : { linkedSha256 }) }
    }
    await response.body?.cancel()
    at = new URL(location, at).href
  }
}
