/**
 * A number with the digits that stand in a file, where JavaScript would write others: `1.10`, `5.0`, `0.0000001`, `1e3`. It computes like
 * the number, and its text is what was written.
 */
export class WrittenNumber extends Number {
  readonly digits: string
  constructor(digits: string) {
    super(digits)
    this.digits = digits
  }

  override toString(radix?: number): string {
    return radix === undefined || radix === 10 ? this.digits : super.toString(radix)
  }

  /** The number where it keeps the value; else the digits, as a text. */
  toJSON(): number | string {
    return keepsValue(this.digits) ? this.valueOf() : this.digits
  }
}

/** Whether a 64-bit float has exactly the value that decimal digits write, by its own shortest digits. */
export function keepsValue(digits: string): boolean {
  const value = Number(digits)
  return Number.isFinite(value) && decimalKey(digits) === decimalKey(String(value))
}

const DECIMAL = /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/

/** The digits without zeros around and the power of ten of the last one, `0` whatever the sign: equal texts are equal numbers. */
export function decimalKey(text: string): string {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = DECIMAL.exec(text) ?? []
  const digits = (whole + decimals).replace(/^0+/, '')
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  const kept = digits.slice(0, end)
  if (kept === '') return '0'
  return `${sign === '-' ? '-' : ''}${kept}e${Number(exponent) - decimals.length + digits.length - kept.length}`
}
