/** A queue between who gives and who takes, in order; ended by who gives. */
export interface Channel<T> extends AsyncIterable<T> {
  /** Adds an item at once. */
  push(item: T): void
  /** Adds an item; fulfilled when it was taken. */
  hand(item: T): Promise<void>
  /** No more items; those that wait are still taken. */
  end(error?: unknown): void
}

/** Makes a channel for one taker. Breaking off the iteration drops what waits. */
export function createChannel<T>(): Channel<T> {
  let items: { readonly item: T; readonly taken: (() => void) | undefined }[] = []
  let first = 0
  let wake: (() => void) | undefined
  let ended: { readonly error?: unknown } | undefined

  function add(item: T, taken?: () => void): void {
    items.push({ item, taken })
    wake?.()
  }

  function take(): T {
    const { item, taken } = items[first]!
    items[first++] = undefined as never
    if (first === items.length) {
      items = []
      first = 0
    } else if (first > 1_024) {
      items = items.slice(first)
      first = 0
    }
    taken?.()
    return item
  }

  return {
    push: (item) => add(item),
    hand: (item) => new Promise((resolve) => add(item, resolve)),
    end(error) {
      ended ??= error === undefined ? {} : { error }
      wake?.()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        while (first < items.length) yield take()
        if (ended !== undefined) {
          if (ended.error !== undefined) throw ended.error
          return
        }
        await new Promise<void>((resolve) => (wake = resolve))
        wake = undefined
      }
    },
  }
}
