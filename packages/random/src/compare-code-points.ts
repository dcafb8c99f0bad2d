/**
 * Compares two texts by their code points, as Python compares `str`. JavaScript compares UTF-16 units, which puts
 * characters beyond the basic plane before U+E000 … U+FFFF.
 * @returns negative, 0 or positive, for `sort`
 */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a !== b) return rank(a) - rank(b)
  }
  return left.length - right.length
}

/** Puts surrogates above all other units. */
function rank(unit: number): number {
  return unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
