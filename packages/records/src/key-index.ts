/**
 * A map from hash keys to places in a file, in little memory: 128 bits of each key and two numbers, 28 bytes an entry. Two
 * different SHA-256 keys agree in 128 bits with a chance of 10⁻²⁶ among a million.
 */
export interface KeyIndex {
  readonly size: number
  /** The place in the file, or undefined. */
  get(key: string): { readonly offset: number; readonly bytes: number } | undefined
  has(key: string): boolean
  /** Sets the place; a later one replaces an earlier one. Returns whether the key is new. */
  set(key: string, offset: number, bytes: number): boolean
}

/** Makes an empty index. Keys are hex texts of at least 32 digits. */
export function createKeyIndex(): KeyIndex {
  let capacity = 1 << 10
  let words = new Uint32Array(capacity * 4)
  let offsets = new Float64Array(capacity).fill(-1)
  let lengths = new Uint32Array(capacity)
  let size = 0

  function slotOf(a: number, b: number, c: number, d: number): number {
    let slot = a & (capacity - 1)
    while (offsets[slot]! >= 0) {
      const at = slot * 4
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) break
      slot = (slot + 1) & (capacity - 1)
    }
    return slot
  }

  function grow(): void {
    const [oldWords, oldOffsets, oldLengths, oldCapacity] = [words, offsets, lengths, capacity]
    capacity *= 2
    words = new Uint32Array(capacity * 4)
    offsets = new Float64Array(capacity).fill(-1)
    lengths = new Uint32Array(capacity)
    for (let old = 0; old < oldCapacity; old++) {
      if (oldOffsets[old]! < 0) continue
      const at = old * 4
      const slot = slotOf(oldWords[at]!, oldWords[at + 1]!, oldWords[at + 2]!, oldWords[at + 3]!)
      for (let part = 0; part < 4; part++) words[slot * 4 + part] = oldWords[at + part]!
      offsets[slot] = oldOffsets[old]!
      lengths[slot] = oldLengths[old]!
    }
  }

  function find(key: string): number {
    return slotOf(word(key, 0), word(key, 8), word(key, 16), word(key, 24))
  }

  return {
    get size() {
      return size
    },
    get(key) {
      const slot = find(key)
      return offsets[slot]! < 0 ? undefined : { offset: offsets[slot]!, bytes: lengths[slot]! }
    },
    has: (key) => offsets[find(key)]! >= 0,
    set(key, offset, bytes) {
      if (size * 2 >= capacity) grow()
      const slot = find(key)
      const isNew = offsets[slot]! < 0
      if (isNew) {
        size++
        const at = slot * 4
        words[at] = word(key, 0)
        words[at + 1] = word(key, 8)
        words[at + 2] = word(key, 16)
        words[at + 3] = word(key, 24)
      }
      offsets[slot] = offset
      lengths[slot] = bytes
      return isNew
    },
  }
}

/** Eight hex digits as a number. Digits are `0-9a-f`, by their character codes. */
function word(key: string, at: number): number {
  let value = 0
  for (let place = at; place < at + 8; place++) {
    const code = key.charCodeAt(place)
    value = (value << 4) | (code < 58 ? code - 48 : code - 87)
  }
  return value >>> 0
}
