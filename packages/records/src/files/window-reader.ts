import { readSync } from 'node:fs'

/** Bytes read at a time: what is read next is likely near. */
const AHEAD = 1 << 16

/** Reads pieces of an open file as text, through a window that moves along. The file may grow meanwhile; it must not change. */
export function createWindowReader(descriptor: number): (offset: number, bytes: number) => string {
  const window = Buffer.allocUnsafe(AHEAD)
  let from = 0
  let size = 0
  return (offset, bytes) => {
    if (bytes > AHEAD) {
      const whole = Buffer.allocUnsafe(bytes)
      return whole.toString('utf8', 0, readSync(descriptor, whole, 0, bytes, offset))
    }
    if (offset < from || offset + bytes > from + size) {
      from = offset
      size = readSync(descriptor, window, 0, AHEAD, offset)
    }
    return window.toString('utf8', offset - from, offset - from + bytes)
  }
}
