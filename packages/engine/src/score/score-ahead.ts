import type { RunSpec } from '@binnacle/core'
import type { AdaptedSample } from '../adapt/adapt.ts'
import { placeSample } from './samples.ts'
import type { Scorer } from './score.ts'
import type { RunStore } from '@binnacle/store'

/** Samples that may wait for an answer before scoring ahead is given up, so that memory stays flat. */
const MOST_WAITING = 4_096
/** Samples taken before the next look at what is answered. */
const STEP = 64

/** Scores samples while others are still being asked, always in the order of the plan. */
export interface ScoreAhead {
  /** Takes a sample whose requests were handed on; scores those before it that are answered. */
  take(sample: AdaptedSample): void
  /** Scores all that are left; gives the place from which samples have to be read from the record. */
  finish(): number
}

/**
 * Makes it. The numbers are those of scoring afterwards: answers are read back from the record here too. A sample that waits
 * long holds up those behind it; when too many wait, the rest is left to the record.
 * @param isSettled whether a request is answered or has failed for good
 */
export function createScoreAhead(spec: RunSpec, store: RunStore, scorer: Scorer, isSettled: (key: string) => boolean): ScoreAhead {
  let waiting: AdaptedSample[] = []
  let head = 0
  let place = 0
  let isOver = false

  function advance(all: boolean): void {
    for (; head < waiting.length; head++) {
      const adapted = waiting[head]!
      if (!all && !adapted.rows.every(({ key }) => isSettled(key))) break
      void scorer.add(placeSample(spec, store, adapted, () => ({})))
      place = adapted.sample + 1
    }
    if (head === waiting.length || head > MOST_WAITING) {
      waiting = waiting.slice(head)
      head = 0
    }
  }

  return {
    take(sample) {
      if (isOver) return
      waiting.push(sample)
      if (waiting.length % STEP === 0) advance(false)
      if (waiting.length - head > MOST_WAITING) {
        isOver = true
        waiting = []
        head = 0
      }
    },
    finish() {
      advance(true)
      return place
    },
  }
}
