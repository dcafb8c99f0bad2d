/**
 * Whether bytes may begin a character of UTF-8.
 * @param bytes one to four bytes, all but the last already accepted
 * @returns `whole` where they are a character, `begun` where more must come, `wrong` otherwise
 */
export function utf8Prefix(bytes: readonly number[]): 'whole' | 'begun' | 'wrong' {
  const first = bytes[0]!
  const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  if (length === 0 || bytes.length > length) return 'wrong'
  for (const [place, byte] of bytes.entries()) {
    if (place === 0) continue
    const lowest = place === 1 && first === 0xe0 ? 0xa0 : place === 1 && first === 0xf0 ? 0x90 : 0x80
    const highest = place === 1 && first === 0xed ? 0x9f : place === 1 && first === 0xf4 ? 0x8f : 0xbf
    if (byte < lowest || byte > highest) return 'wrong'
  }
  return bytes.length === length ? 'whole' : 'begun'
}
