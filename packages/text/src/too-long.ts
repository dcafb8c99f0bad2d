/**
 * Thrown where a comparison whose work grows with the product of two lengths would take too long. Metrics make `missing: too long` of it,
 * never another number.
 */
export class TooLong extends Error {
  constructor(what: string, most: string) {
    super(`too long: ${what}, and ${most} are compared at the most`)
    this.name = 'TooLong'
  }
}

/** What a function gives, or that its texts are too long for it. */
export function unlessTooLong<T>(work: () => T): T | { readonly missing: string } {
  try {
    return work()
  } catch (thrown) {
    if (thrown instanceof TooLong) return { missing: thrown.message }
    throw thrown
  }
}

/** Told how many steps a comparison takes, by tests that count them. */
let watcher: ((steps: number) => void) | undefined

/** Has a function told of the steps that comparisons take from now on; without one nobody is. */
export function watchSteps(next: ((steps: number) => void) | undefined): void {
  watcher = next
}

/** Tells of steps. */
export function tookSteps(count: number): void {
  watcher?.(count)
}
