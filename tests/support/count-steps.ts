import { watchSteps } from '@binnacle/text'

/** How much a piece of work looked at. */
export interface CountedSteps {
  /** Characters that regular expressions went over from where they began to where they ended, and a step for each time one was asked. */
  readonly searched: number
  /** Steps of comparisons whose work grows with the product of two lengths. */
  readonly compared: number
}

/**
 * Counts the steps of a piece of work: what its regular expressions go over, and what comparisons of texts tell of theirs. What goes on
 * inside of one expression is not seen; that each is linear is looked at by hand.
 */
export function countSteps(work: () => void): CountedSteps {
  const { exec } = RegExp.prototype
  let [searched, compared] = [0, 0]
  watchSteps((steps) => (compared += steps))
  setExec(function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    // One that may stand at its place alone is done there.
    const isFixed = this.sticky || startsFixed(this.source)
    const end = found === null ? (isFixed ? from : text.length) : found.index + found[0].length
    searched += 1 + Math.max(0, end - from)
    return found
  })
  try {
    work()
  } finally {
    setExec(exec)
    watchSteps(undefined)
  }
  return { searched, compared }
}

/** Puts a function in the place of that by which all regular expressions are carried out. */
function setExec(exec: RegExp['exec']): void {
  // oxlint-disable-next-line no-extend-native -- it is put back when the work is done
  Object.defineProperty(RegExp.prototype, 'exec', { value: exec, writable: true, configurable: true })
}

const startsFixed = (source: string): boolean => source.startsWith('^') || source.startsWith('(?<![\\s\\S])')
