/**
 * Lets a bounded number of calls go at once. The bound adapts: it halves when the server says «too many», and grows again by
 * one for every round of good answers. After a «wait», nobody goes before the time is up.
 */
export interface Gate {
  /** Waits for a place. */
  enter(): Promise<void> | undefined
  leave(): void
  /** A server said «too many»: fewer at once, and nobody for a while. */
  slowDown(waitMs: number): void
  /** A good answer came. */
  speedUp(): void
  readonly limit: number
  readonly active: number
}

/**
 * Makes a gate.
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
    const wait = closedUntil - Date.now()
    if (wait > 0) {
      timer ??= setTimeout(() => {
        timer = undefined
        admit()
      }, wait)
      return
    }
    while (active < limit && waiting.length > 0) {
      active++
      waiting.shift()!()
    }
  }

  return {
    get limit() {
      return limit
    },
    get active() {
      return active
    },
    enter() {
      if (active < limit && waiting.length === 0 && (closedUntil === 0 || Date.now() >= closedUntil)) {
        active++
        return undefined
      }
      return new Promise((resolve) => {
        waiting.push(resolve)
        admit()
      })
    },
    leave() {
      active--
      if (waiting.length > 0) admit()
    },
    slowDown(waitMs) {
      const until = Date.now() + waitMs
      // Answers to calls of one burst all say «too many»: only the first halves the bound.
      if (Date.now() >= closedUntil) limit = Math.max(1, Math.floor(limit / 2))
      closedUntil = Math.max(closedUntil, until)
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
