import type { TapedRequest } from './exchange.ts'

/** What makes two requests the same: method, address, and the body whatever the order of its fields. */
export function requestText({ method, url, body }: TapedRequest): string {
  const content = body === undefined ? '' : 'json' in body ? JSON.stringify(sorted(body.json)) : 'text' in body ? body.text : body.base64
  return `${method} ${url}\n${content}`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(fields)
      .toSorted()
      .map((key) => [key, sorted(fields[key])]),
  )
}

/** Says how a request differs from the nearest of those recorded: the address, or the first place in the body. */
export function nearestDifference(asked: TapedRequest, recorded: readonly TapedRequest[]): string {
  if (recorded.length === 0) return 'nothing is recorded in it'
  const text = requestText(asked)
  let nearest = recorded[0]!
  let longest = -1
  for (const one of recorded) {
    const length = sameLength(text, requestText(one)) + (one.url === asked.url ? 1_000_000 : 0)
    if (length > longest) [nearest, longest] = [one, length]
  }
  if (nearest.url !== asked.url || nearest.method !== asked.method)
    return `the nearest that is recorded is ${nearest.method} ${nearest.url}`
  return `the nearest that is recorded has the same address, and a body that differs ${placeOf(asked, nearest)}`
}

function placeOf(asked: TapedRequest, nearest: TapedRequest): string {
  const fields =
    asked.body !== undefined && nearest.body !== undefined && 'json' in asked.body && 'json' in nearest.body
      ? fieldOf(sorted(asked.body.json), sorted(nearest.body.json), '')
      : undefined
  if (fields !== undefined) return fields
  const [a, b] = [requestText(asked), requestText(nearest)]
  const at = sameLength(a, b)
  return `from character ${at} on: asked ${JSON.stringify(a.slice(at, at + 40))}, recorded ${JSON.stringify(b.slice(at, at + 40))}`
}

/** The first field in which two values differ. */
function fieldOf(a: unknown, b: unknown, path: string): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = fieldOf((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`)
      if (found !== undefined) return found
    }
  }
  const [asked, recorded] = typeof a === 'string' && typeof b === 'string' ? around(a, b) : [short(a), short(b)]
  return `at ${path}: asked ${asked}, recorded ${recorded}`
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80)

/** Two texts from a little before the place where they differ. */
function around(a: string, b: string): readonly [string, string] {
  const from = Math.max(0, sameLength(a, b) - 20)
  const cut = (text: string) => `${from > 0 ? '…' : ''}${JSON.stringify(text.slice(from, from + 60))}`
  return [cut(a), cut(b)]
}

function sameLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
