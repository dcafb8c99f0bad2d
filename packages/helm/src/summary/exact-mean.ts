/** The bits of a double below its point, at the most. */
const SCALE = 1074n

/**
 * The mean as Python's `statistics.mean` gives it: of the exact numbers, rounded once. The same whatever the order.
 * @param values at least one; NaN or an infinity gives what adding up gives
 */
export function exactMean(values: readonly number[]): number {
  if (!values.every(Number.isFinite)) return values.reduce((sum, value) => sum + value, 0) / values.length
  let sum = 0n
  for (const value of values) sum += scaled(value)
  return quotient(sum, BigInt(values.length) << SCALE)
}

/** A double times 2^1074: a whole number. */
function scaled(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const exponent = (bits >> 52n) & 0x7ffn
  const fraction = bits & 0xfffffffffffffn
  const size = exponent === 0n ? fraction : (fraction | 0x10000000000000n) << (exponent - 1n)
  return bits >> 63n === 1n ? -size : size
}

/** A fraction, rounded to the nearest double, a tie to the even one. */
function quotient(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0
  const size = numerator < 0n ? -numerator : numerator
  // Sixty bits and more, of which the last says whether anything is left: the conversion of a whole number then rounds right.
  const shift = BigInt(Math.max(0, 64 - size.toString(2).length + denominator.toString(2).length))
  const whole = (size << shift) / denominator
  const isRest = (size << shift) % denominator !== 0n
  const found = Number(isRest ? whole | 1n : whole) * 2 ** -Number(shift)
  return numerator < 0n ? -found : found
}
