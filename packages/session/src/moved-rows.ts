import { isMissing, type RunSpec, type ScoreValue } from '@binnacle/core'
import type { ScoreRow } from '@binnacle/engine'
import { toJson } from '@binnacle/records'

/** Rows that are remembered of each score; all are counted. */
const REMEMBERED = 1_000

/** A score that has another value on some rows than it had. */
export interface MovedScore {
  readonly metric: string
  readonly score: string
  readonly count: number
  readonly rows: readonly MovedRow[]
}

/** One of them; `null` where the score was, or is, missing or not there. */
export interface MovedRow {
  readonly row: string
  readonly trial: number
  readonly before: number | readonly number[] | null
  readonly now: number | readonly number[] | null
}

/** Compares new rows of scores with those that are recorded, one after the other. */
export interface RowComparison {
  add(row: ScoreRow): void
  moved(): readonly MovedScore[]
}

/**
 * Makes a comparison.
 * @param recorded the rows as they were, in the order of the plan
 * @param was the run spec by which they were scored
 * @param now that by which they are scored now; a metric that is new has nothing to compare with
 */
export function createRowComparison(recorded: Iterable<readonly ScoreRow[]>, was: RunSpec, now: RunSpec): RowComparison {
  const before = flat(recorded)
  const places = now.metrics.map((use) =>
    was.metrics.findIndex((old) => old.name === use.name && JSON.stringify(old) === JSON.stringify(use)),
  )
  const moved = new Map<string, { metric: string; score: string; count: number; rows: MovedRow[] }>()
  let old = before.next()
  return {
    add({ sample, instanceId, trial, scores }) {
      while (old.done !== true && old.value.sample < sample) old = before.next()
      if (old.done === true || old.value.sample !== sample) return
      for (const [index, place] of places.entries()) {
        if (place < 0) continue
        const [had, has] = [old.value.scores[place] ?? {}, scores[index] ?? {}]
        for (const score of new Set([...Object.keys(had), ...Object.keys(has)])) {
          const [one, other] = [numbersOf(ownScore(had, score)), numbersOf(ownScore(has, score))]
          if (toJson(one) === toJson(other)) continue
          const metric = now.metrics[index]!.name
          const key = `${index}\u0000${score}`
          let found = moved.get(key)
          if (found === undefined) moved.set(key, (found = { metric, score, count: 0, rows: [] }))
          found.count++
          if (found.rows.length < REMEMBERED) found.rows.push({ row: String(instanceId), trial, before: one, now: other })
        }
      }
    },
    moved: () => [...moved.values()],
  }
}

function* flat(batches: Iterable<readonly ScoreRow[]>): Generator<ScoreRow, undefined> {
  for (const batch of batches) yield* batch
  return undefined
}

const numbersOf = (value: ScoreValue | undefined): number | readonly number[] | null =>
  value === undefined || isMissing(value) ? null : value

const ownScore = (scores: Readonly<Record<string, ScoreValue>>, name: string): ScoreValue | undefined =>
  Object.hasOwn(scores, name) ? scores[name] : undefined
