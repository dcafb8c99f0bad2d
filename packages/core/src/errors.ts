/** How far a mistake reaches: one sample, one run, or everything. */
export type Fate = 'sample' | 'run' | 'session'

/** The parts of an error. */
export interface BinnacleErrorParts {
  /** Permanent: `ERR_AREA_WHAT`. */
  readonly code: string
  /** What happened and why, in the user's own names. */
  readonly message: string
  /** What to do, as a command where there is one. */
  readonly hint?: string
  readonly cause?: unknown
  /** Whether trying again may help; decided where the status is known. */
  readonly retryable?: boolean
  /** Milliseconds to wait before the next try, where the server said so. */
  readonly retryAfter?: number
  readonly fate?: Fate
  /** Exit code of the command where this ends it: 2 the user's input, 3 a model or the network, 4 our fault. */
  readonly exitCode?: 2 | 3 | 4
}

/** The one class of errors. Marked by a plain key, so that two installed copies of core understand each other. */
export class BinnacleError extends Error {
  readonly '~binnacle' = 'error'
  readonly code: string
  readonly hint: string | undefined
  readonly retryable: boolean
  readonly retryAfter: number | undefined
  readonly fate: Fate
  readonly exitCode: 2 | 3 | 4

  constructor(parts: BinnacleErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.name = 'BinnacleError'
    this.code = parts.code
    this.hint = parts.hint
    this.retryable = parts.retryable ?? false
    this.retryAfter = parts.retryAfter
    this.fate = parts.fate ?? 'session'
    this.exitCode = parts.exitCode ?? 2
  }
}

/** Whether something is an error of Binnacle's, from whichever copy of core. */
export function isBinnacleError(value: unknown): value is BinnacleError {
  return value instanceof Error && (value as Partial<BinnacleError>)['~binnacle'] === 'error'
}

/** The text of anything thrown. */
export function errorText(value: unknown): string {
  return value instanceof Error ? value.message : String(value)
}

/** The candidate nearest to a word (fewest edits, at most a third of its length), for “did you mean”. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.ceil(word.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** “, did you mean “x”?” or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates)
  return near === undefined ? '' : ` Did you mean “${near}”?`
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
