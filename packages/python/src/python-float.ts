/** A number as Python's `repr` writes a float: `1.0`, `1e-05`, `1e+16`, `inf`, `nan`. */
export function pythonFloat(value: number): string {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  if (Object.is(value, -0)) return '-0.0'
  const [mantissa = '', exponentText = '0'] = value.toExponential().split('e')
  const exponent = Number(exponentText)
  if (exponent < -4 || exponent >= 16) return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  // Below 1e21 and from 1e-6 on JavaScript writes plain digits; 1e-5 … is longer here than there.
  const plain = Math.abs(value) < 1e-6 && value !== 0 ? value.toFixed(mantissa.replace(/[-.]/g, '').length - exponent - 1) : String(value)
  return plain.includes('.') ? plain : `${plain}.0`
}
