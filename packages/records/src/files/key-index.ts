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

/** A set of hash keys in little memory: 128 bits of each, 16 bytes an entry. */
export interface KeySet {
  readonly size: number
  /** Returns whether the key is new. */
  add(key: string): boolean
}

/** Slots are doubled when four fifths are taken. */
const FULLEST = 0.8

/** The slots of a table of keys, by open addressing. A slot whose words are all 0 is free. */
interface Slots {
  readonly size: number
  readonly capacity: number
  /** The slot of a key, taken or free. */
  find(key: string): number
  isTaken(slot: number): boolean
  /** Takes a free slot. Where the table grew, every taken slot moved: `moved` is told from where to where. */
  take(slot: number, key: string): number
}

function createSlots(moved: (capacity: number, from: Uint32Array, to: Uint32Array) => void): Slots {
  let capacity = 1 << 10
  let words = new Uint32Array(capacity * 4)
  let size = 0

  function slotOf(a: number, b: number, c: number, d: number): number {
    let slot = a & (capacity - 1)
    for (;;) {
      const at = slot * 4
      const isSame = words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d
      if (isSame || !isTaken(slot)) return slot
      slot = (slot + 1) & (capacity - 1)
    }
  }

  function isTaken(slot: number): boolean {
    const at = slot * 4
    return (words[at]! | words[at + 1]! | words[at + 2]! | words[at + 3]!) !== 0
  }

  function grow(): void {
    const old = words
    const from = new Uint32Array(size)
    const to = new Uint32Array(size)
    capacity *= 2
    words = new Uint32Array(capacity * 4)
    let count = 0
    for (let at = 0; at < old.length; at += 4) {
      if ((old[at]! | old[at + 1]! | old[at + 2]! | old[at + 3]!) === 0) continue
      const slot = slotOf(old[at]!, old[at + 1]!, old[at + 2]!, old[at + 3]!)
      for (let part = 0; part < 4; part++) words[slot * 4 + part] = old[at + part]!
      from[count] = at / 4
      to[count++] = slot
    }
    moved(capacity, from, to)
  }

  const find = (key: string): number => slotOf(word(key, 0), word(key, 8), word(key, 16), lastWord(key))
  return {
    get size() {
      return size
    },
    get capacity() {
      return capacity
    },
    find,
    isTaken,
    take(slot, key) {
      let taken = slot
      if (size >= capacity * FULLEST) {
        grow()
        taken = find(key)
      }
      for (let part = 0; part < 3; part++) words[taken * 4 + part] = word(key, part * 8)
      words[taken * 4 + 3] = lastWord(key)
      size++
      return taken
    },
  }
}

/** Makes an empty set. Keys are hex texts of at least 32 digits. */
export function createKeySet(): KeySet {
  const slots = createSlots(() => {})
  return {
    get size() {
      return slots.size
    },
    add(key) {
      const slot = slots.find(key)
      if (slots.isTaken(slot)) return false
      slots.take(slot, key)
      return true
    },
  }
}

/** Makes an empty index. Keys are hex texts of at least 32 digits. */
export function createKeyIndex(): KeyIndex {
  const slots = createSlots((capacity, from, to) => {
    const [oldOffsets, oldLengths] = [offsets, lengths]
    offsets = new Float64Array(capacity)
    lengths = new Uint32Array(capacity)
    for (let index = 0; index < from.length; index++) {
      offsets[to[index]!] = oldOffsets[from[index]!]!
      lengths[to[index]!] = oldLengths[from[index]!]!
    }
  })
  let offsets = new Float64Array(slots.capacity)
  let lengths = new Uint32Array(slots.capacity)
  return {
    get size() {
      return slots.size
    },
    get(key) {
      const slot = slots.find(key)
      return slots.isTaken(slot) ? { offset: offsets[slot]!, bytes: lengths[slot]! } : undefined
    },
    has: (key) => slots.isTaken(slots.find(key)),
    set(key, offset, bytes) {
      let slot = slots.find(key)
      const isNew = !slots.isTaken(slot)
      if (isNew) slot = slots.take(slot, key)
      offsets[slot] = offset
      lengths[slot] = bytes
      return isNew
    },
  }
}

/** The fourth word; never 0 where the others are, for that marks a free slot. */
function lastWord(key: string): number {
  const last = word(key, 24)
  return last === 0 && (word(key, 0) | word(key, 8) | word(key, 16)) === 0 ? 0xffffffff : last
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
