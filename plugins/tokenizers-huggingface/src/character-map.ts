import type { Normalize } from './normalizer.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A grapheme of this many bytes or more is looked up character by character. */
const LONG_GRAPHEME = 6

/**
 * Reads a precompiled character map of SentencePiece: a double array of prefixes, and the texts that they become.
 * @param base64 the number of bytes of the array (32 bits), the array, and the texts, each ended by a zero
 */
export function readCharacterMap(base64: string): Normalize {
  const bytes = Buffer.from(base64, 'base64')
  const size = bytes.readUInt32LE(0)
  const array = new Uint32Array(size / 4)
  for (let index = 0; index < array.length; index++) array[index] = bytes.readUInt32LE(4 + index * 4)
  const texts = bytes.subarray(4 + size)
  const known = new Map<string, string | undefined>()
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

  /** The text for the shortest prefix that the map has. */
  function lookUp(piece: string): string | undefined {
    if (known.has(piece)) return known.get(piece)
    const at = firstPrefix(array, encoder.encode(piece))
    const found = at === undefined ? undefined : decoder.decode(texts.subarray(at, texts.indexOf(0, at)))
    if (known.size < 50_000) known.set(piece, found)
    return found
  }

  return (text) => {
    let result = ''
    for (const { segment } of graphemes.segment(text)) {
      const whole = segment.length < LONG_GRAPHEME && Buffer.byteLength(segment) < LONG_GRAPHEME ? lookUp(segment) : undefined
      if (whole === undefined) for (const character of segment) result += lookUp(character) ?? character
      else result += whole
    }
    return result
  }
}

/** Walks the double array; gives the place of the text for the first prefix with one. */
function firstPrefix(array: Uint32Array, key: Uint8Array): number | undefined {
  let place = offsetOf(array[0]!)
  for (const byte of key) {
    if (byte === 0) return undefined
    place ^= byte
    const unit = array[place]
    if (unit === undefined || (unit & 0x8000_00ff) >>> 0 !== byte) return undefined
    place ^= offsetOf(unit)
    if (((unit >>> 8) & 1) === 1) return array[place]! & 0x7fff_ffff
  }
  return undefined
}

function offsetOf(unit: number): number {
  return (unit >>> 10) << ((unit & 0x200) >>> 6)
}
