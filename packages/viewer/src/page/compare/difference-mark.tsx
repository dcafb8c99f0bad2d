import type { Comparison } from '@binnacle/analysis/scores'
import { useFormats } from '../messages/language.tsx'

/** A difference with its interval on a line around 0, and the numbers. */
export function DifferenceMark({ comparison: { difference, interval } }: { readonly comparison: Comparison }) {
  const formats = useFormats()
  const [low, high] = interval
  if (!Number.isFinite(low + high + difference)) return null
  const reach = Math.max(Math.abs(low), Math.abs(high), 0.0001)
  const at = (value: number) => 50 + (value / reach) * 48
  return (
    <span className="difference-mark">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="interval" aria-hidden="true">
        <line x1="0" x2="100" y1="5" y2="5" className="axis" />
        <line x1="50" x2="50" y1="0" y2="10" className="zero" />
        <line x1={at(low)} x2={at(high)} y1="5" y2="5" className="band" />
        <line x1={at(difference)} x2={at(difference)} y1="1" y2="9" className="dot" />
      </svg>
      <span>
        {signed(low, formats.score)} … {signed(high, formats.score)}
      </span>
    </span>
  )
}

/** A difference with its sign. */
export const signed = (value: number, format: (value: number) => string): string =>
  value > 0 ? `+${format(value)}` : value < 0 ? `−${format(-value)}` : format(value)
