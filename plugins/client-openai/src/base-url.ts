/** A part of a path that names a version: `v1`, `v1beta`, `v3`. */
const VERSION = /^v\d+(?:alpha|beta)?\d*$/

/**
 * The address of one door of the interface.
 * A base URL without a version in its path gets `/v1`, except Azure's, which names a deployment; a query string is kept.
 * @param door `chat/completions`, `completions` or `responses`; a base URL that ends with it already is taken as it stands
 * @throws TypeError where the base URL is no URL
 */
export function endpointUrl(baseUrl: string, door: string): string {
  const url = new URL(baseUrl)
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const doorParts = door.split('/')
  if (parts.slice(-doorParts.length).join('/') === door) parts.splice(-doorParts.length)
  if (!parts.some((part) => VERSION.test(part)) && !parts.includes('deployments')) parts.push('v1')
  url.pathname = [...parts, ...doorParts].join('/')
  return url.href
}

/** Whether a base URL is OpenAI's own. */
export function isOpenai(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}
