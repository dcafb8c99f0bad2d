import type { RunProgress } from '@binnacle/records'

/** How fast a run goes, and how long it still takes. */
export interface Pace {
  /** Requests a second. */
  readonly rate: number
  /** Seconds that are left: the likely number, and from where to where. */
  readonly left?: { readonly likely: number; readonly range: readonly [number, number] }
}

/** What was seen of a run at one time. */
export interface Seen {
  /** Milliseconds since 1970, of the run's own clock. */
  readonly at: number
  readonly done: number
}

/** Times that are kept: of the last minutes. */
const MOST_SEEN = 60

/** Takes note of how far a run is. */
export function addSeen(seen: readonly Seen[], { beat, done }: Pick<RunProgress, 'beat' | 'done'>): readonly Seen[] {
  const at = Date.parse(beat)
  const last = seen.at(-1)
  if (last !== undefined && at <= last.at) return seen
  return [...seen, { at, done }].slice(-MOST_SEEN)
}

/**
 * How fast a run goes: over what was seen of it, else since it was started. Answers that were on record before took no time. The range
 * of the time left is what the number of answers so far leaves open (two standard errors of their count).
 */
export function paceOf({ started, beat, done, recorded, planned }: RunProgress, seen: readonly Seen[]): Pace | undefined {
  const [first, last] = [seen[0], seen.at(-1)]
  const hasWindow = first !== undefined && last !== undefined && last.at - first.at >= 4_000
  const seconds = hasWindow ? (last.at - first.at) / 1_000 : (Date.parse(beat) - Date.parse(started)) / 1_000
  const answered = hasWindow ? last.done - first.done : done - recorded
  if (!(seconds > 0)) return undefined
  const rate = answered / seconds
  if (planned === undefined || planned <= done || answered <= 0) return { rate }
  const rest = planned - done
  const share = Math.min(0.9, 2 / Math.sqrt(answered))
  return { rate, left: { likely: rest / rate, range: [rest / (rate * (1 + share)), rest / (rate * (1 - share))] } }
}
