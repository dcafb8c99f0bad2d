/** A number kept exactly, as one whole number over another that is above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** The number that decimal digits write: `-12.50`, exact whatever its length. */
export function decimalFraction(digits: string, exponent = 0): Fraction {
  const [whole = '', decimals = ''] = digits.split('.')
  const over = BigInt(whole + decimals || '0')
  const power = exponent - decimals.length
  return power < 0 ? { over, under: 10n ** BigInt(-power) } : { over: over * 10n ** BigInt(power), under: 1n }
}

/** A number that JavaScript holds, by its decimal digits. */
function numberFraction(value: number): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return decimalFraction(digits, Number(exponent))
}

/** Whether two numbers are equal. */
export function sameNumber(left: Fraction, right: Fraction): boolean {
  return left.over * right.under === right.over * left.under
}

/** Whether two numbers are no farther apart than the greater of a distance and a share of the first. */
export function near(gold: Fraction, given: Fraction, absolute: number, relative: number): boolean {
  const distance = magnitude(gold.over * given.under - given.over * gold.under)
  const scale = gold.under * given.under
  const [by, part] = [numberFraction(absolute), numberFraction(relative)]
  return distance * by.under <= by.over * scale || distance * gold.under * part.under <= part.over * magnitude(gold.over) * scale
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
