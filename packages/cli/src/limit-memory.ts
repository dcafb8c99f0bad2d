import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between looks. */
const EVERY = 50
/** Bytes at which the space for new objects stops growing: V8 would go on to several times as much. */
const NEW_SPACE = 16e6
/** Bytes of heap in use at which all of it is collected: what lives is about 30 MB, however many rows there are. */
const HEAP = 75e6
/** How many times what lived after the last collection may be in use: below it a collection would find little. */
const MOSTLY = 1.5

/**
 * Keeps the memory of a long run flat. V8 lets garbage pile up as long as the machine has room, several hundred megabytes on a
 * large one; here the space for new objects is held small, and the whole heap is collected when it is mostly garbage (about 10 ms).
 * @param most bytes of heap in use that are let be
 * @returns ends it
 */
export function limitMemory(most = HEAP): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { readonly type: 'major'; readonly execution: 'sync' }) => void
  setFlagsFromString('--no-expose-gc')
  let isHeld = false
  let living = 0
  const timer = setInterval(() => {
    if (!isHeld && newSpaceSize() >= NEW_SPACE) {
      setFlagsFromString('--semi-space-growth-factor=1')
      isHeld = true
    }
    // Not `process.memoryUsage`, which opens a file.
    if (getHeapStatistics().used_heap_size <= Math.max(most, MOSTLY * living)) return
    collect({ type: 'major', execution: 'sync' })
    living = getHeapStatistics().used_heap_size
  }, EVERY).unref()
  return () => clearInterval(timer)
}

function newSpaceSize(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0
}
