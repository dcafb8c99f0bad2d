import { bin, max, mean, quantile } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { useMemo } from 'react'
import { useFormats, useMessages } from '../messages/language.tsx'

interface HistogramProps {
  readonly title: string
  readonly values: readonly number[]
  readonly unit: string
}

const WIDTH = 480
const HEIGHT = 180
const EDGE = { left: 44, right: 8, top: 8, bottom: 28 }

/** How values are spread; the same numbers stand in a table behind it. */
export function Histogram({ title, values, unit }: HistogramProps) {
  const messages = useMessages()
  const formats = useFormats()
  const finite = useMemo(() => values.filter(Number.isFinite), [values])
  const bins = useMemo(() => bin().thresholds(24)(finite as number[]), [finite])
  if (finite.length === 0) return <p className="empty">{messages.charts.nothing}</p>
  const x = scaleLinear([bins[0]!.x0!, bins.at(-1)!.x1!], [EDGE.left, WIDTH - EDGE.right])
  const y = scaleLinear([0, max(bins, ({ length }) => length) ?? 1], [HEIGHT - EDGE.bottom, EDGE.top]).nice()
  const sorted = finite.toSorted((a, b) => a - b)
  const isPoint = x.domain()[0] === x.domain()[1]
  const left = (value: number) => (isPoint ? EDGE.left : x(value))
  const summary = messages.charts.summary(
    formats.count(finite.length),
    formats.score(mean(finite)),
    formats.score(quantile(sorted, 0.5)),
    `${formats.score(sorted[0])} – ${formats.score(sorted.at(-1))}`,
  )
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}. ${summary}`}>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line className="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {formats.count(tick)}
            </text>
          </g>
        ))}
        {bins.map(({ x0, x1, length }, index) => (
          <rect
            key={index}
            className="bar"
            x={left(x0!) + 0.5}
            width={Math.max(1, (isPoint ? 40 : x(x1!) - x(x0!)) - 1)}
            y={y(length)}
            height={Math.max(0, HEIGHT - EDGE.bottom - y(length))}
          />
        ))}
        {x.ticks(6).map((tick) => (
          <text key={tick} x={left(tick)} y={HEIGHT - 10} textAnchor="middle">
            {tick}
          </text>
        ))}
      </svg>
      <figcaption>
        {summary}
        <details>
          <summary>{messages.charts.asTable}</summary>
          <table className="small">
            <caption className="hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                <th scope="col" className="number">
                  {messages.charts.samples}
                </th>
              </tr>
            </thead>
            <tbody>
              {bins.map(({ x0, x1, length }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {x0} – {x1}
                  </th>
                  <td className="number">{formats.count(length)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
