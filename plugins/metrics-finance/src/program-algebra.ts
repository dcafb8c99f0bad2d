/** The field in which formulas are compared: a Mersenne prime. */
const PRIME = 2n ** 61n - 1n
/** How many points. Two formulas that differ agree at one of them by chance about once in 10^17. */
const POINTS = 3
/** Exponents that are whole numbers up to here are carried out; others make a power a thing of its own. */
const GREATEST_EXPONENT = 64n

/** The values of a formula at all points; a comparison has those of both its sides. */
export type Expression =
  | { readonly kind: 'value'; readonly values: readonly bigint[] }
  | { readonly kind: 'greater'; readonly difference: readonly bigint[] }

/** Makes formulas over variables. */
export interface Algebra {
  variable(index: number): Expression
  /** `undefined` where there is no such value: a comparison inside a sum, an operation that is none. */
  combine(operation: string, left: Expression, right: Expression): Expression | undefined
}

/** Whether two formulas are the same: they have the same value everywhere, or compare the same. */
export function isSame(left: Expression, right: Expression): boolean {
  if (left.kind === 'value') return right.kind === 'value' && areEqual(left.values, right.values)
  return right.kind === 'greater' && areEqual(left.difference, right.difference)
}

/** Makes an algebra: variables have fixed values at each point, drawn by multiplication. */
export function createAlgebra(): Algebra {
  const named: { readonly left: readonly bigint[]; readonly right: readonly bigint[]; readonly values: readonly bigint[] }[] = []
  const drawn = (index: number) =>
    Array.from({ length: POINTS }, (_, point) =>
      residue(((BigInt(index) + 1n) * 2_862_933_555_777_941_757n + BigInt(point + 1) * 3_037_000_493n) ** 3n),
    )

  /** A value of its own for two formulas of which nothing can be made: a power, a division by nothing. The same for the same. */
  function nameOf(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
    const known = named.find((one) => areEqual(one.left, left) && areEqual(one.right, right))
    if (known !== undefined) return known.values
    const values = drawn(1_000 + named.length)
    named.push({ left, right, values })
    return values
  }

  function powerOf(base: readonly bigint[], exponent: readonly bigint[]): readonly bigint[] {
    const whole = exponent[0]! > PRIME / 2n ? exponent[0]! - PRIME : exponent[0]!
    const isConstant = exponent.every((value) => value === exponent[0]) && whole <= GREATEST_EXPONENT && whole >= -GREATEST_EXPONENT
    if (!isConstant || (whole < 0n && base.includes(0n))) return nameOf(base, exponent)
    return base.map((value) => (whole < 0n ? raise(invert(value), -whole) : raise(value, whole)))
  }

  return {
    variable: (index) => ({ kind: 'value', values: drawn(index) }),
    combine(operation, left, right) {
      if (left.kind === 'greater' || right.kind === 'greater') return undefined
      const pointwise = (of: (a: bigint, b: bigint) => bigint) =>
        left.values.map((value, point) => residue(of(value, right.values[point]!)))
      switch (operation) {
        case 'add':
          return { kind: 'value', values: pointwise((a, b) => a + b) }
        case 'subtract':
          return { kind: 'value', values: pointwise((a, b) => a - b) }
        case 'multiply':
          return { kind: 'value', values: pointwise((a, b) => a * b) }
        case 'divide':
          return {
            kind: 'value',
            values: right.values.includes(0n) ? nameOf(left.values, right.values) : pointwise((a, b) => a * invert(b)),
          }
        case 'greater':
          return { kind: 'greater', difference: pointwise((a, b) => a - b) }
        case 'exp':
          return { kind: 'value', values: powerOf(left.values, right.values) }
        default:
          return undefined
      }
    },
  }
}

function areEqual(left: readonly bigint[], right: readonly bigint[]): boolean {
  return left.every((value, index) => value === right[index])
}

function residue(value: bigint): bigint {
  const rest = value % PRIME
  return rest < 0n ? rest + PRIME : rest
}

function raise(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = base, left = exponent; left > 0n; left >>= 1n, square = residue(square * square)) {
    if (left & 1n) result = residue(result * square)
  }
  return result
}

/** The inverse, by Fermat's little theorem. */
function invert(value: bigint): bigint {
  return raise(value, PRIME - 2n)
}
