/**
 * Lets a bounded number of calls go at once. The bound adapts: it halves when the server says “too many”, and grows again by
 * one for every round of good answers. After a “wait”, nobody goes before the time is up.
 */
export interface Gate {
  /**
   * Waits for a place. Afterwards the place is held, and has to be given back with `leave`.
   * @param signal ends the wait: the place is then given whatever the bound, so that who waits can give up in an orderly way
   * @param first whether to stand in front of those that wait: for calls that were let in before
   * @returns undefined where there is a place at once
   */
  enter(signal?: AbortSignal, first?: boolean): Promise<void> | undefined
  leave(): void
  /** A server said “too many”: fewer at once, and nobody for a while. */
  slowDown(waitMs: number): void
  /** A good answer came. */
  speedUp(): void
  readonly limit: number
  readonly active: number
}

/** A longer time makes a timer of Node's go off at once. */
export const LONGEST_TIMER: number = 2 ** 31 - 1

/**
 * Makes a gate. It goes by the clock that nobody sets.
 * @param most the highest number of calls at once, at least 1
 */
export function createGate(most: number): Gate {
  let limit = Math.max(1, most)
  let active = 0
  let goodAnswers = 0
  let closedUntil = 0
  let timer: NodeJS.Timeout | undefined
  const waiting: (() => void)[] = []

  function admit(): void {
    if (waiting.length === 0) {
      clearTimeout(timer)
      timer = undefined
      return
    }
    const wait = closedUntil - performance.now()
    if (wait > 0) {
      timer ??= setTimeout(
        () => {
          timer = undefined
          admit()
        },
        Math.min(wait, LONGEST_TIMER),
      )
      return
    }
    for (let free = limit - active; free > 0 && waiting.length > 0; free--) waiting.shift()!()
  }

  function wait(signal: AbortSignal | undefined, first: boolean): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        signal?.removeEventListener('abort', giveUp)
        active++
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1)
        go()
        admit()
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      if (first) waiting.unshift(go)
      else waiting.push(go)
      admit()
    })
  }

  return {
    get limit() {
      return limit
    },
    get active() {
      return active
    },
    enter(signal, first = false) {
      const isOpen = active < limit && waiting.length === 0 && (closedUntil === 0 || performance.now() >= closedUntil)
      if (!isOpen && signal?.aborted !== true) return wait(signal, first)
      active++
      return undefined
    },
    leave() {
      active--
      if (waiting.length > 0) admit()
    },
    slowDown(waitMs) {
      const now = performance.now()
      // Answers to calls of one burst all say “too many”: only the first halves the bound.
      if (now >= closedUntil) limit = Math.max(1, Math.floor(limit / 2))
      closedUntil = Math.max(closedUntil, now + waitMs)
      goodAnswers = 0
    },
    speedUp() {
      if (limit >= most || ++goodAnswers < limit) return
      goodAnswers = 0
      limit++
      admit()
    },
  }
}
