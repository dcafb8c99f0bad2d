interface IntervalMarkProps {
  readonly value: number
  readonly interval: readonly [number, number]
  readonly range: readonly [number, number]
}

/** A number and its interval on a line: the numbers themselves stand beside it. */
export function IntervalMark({ value, interval, range: [low, high] }: IntervalMarkProps) {
  const at = (number: number): number => Math.max(0, Math.min(100, ((number - low) / (high - low)) * 100))
  const [from, to] = interval.map(at) as [number, number]
  if (!Number.isFinite(from + to + value)) return null
  return (
    <svg className="interval" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2="100" y1="4" y2="4" className="axis" />
      <line x1={from} x2={to} y1="4" y2="4" className="band" />
      <line x1={at(value)} x2={at(value)} y1="0" y2="8" className="dot" />
    </svg>
  )
}
