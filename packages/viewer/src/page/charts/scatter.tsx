import { extent } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { useMessages } from '../messages/language.tsx'

interface ScatterProps {
  readonly title: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly formatX: (value: number) => string
  readonly formatY: (value: number) => string
  readonly isLine?: boolean
}

const WIDTH = 480
const HEIGHT = 180
const EDGE = { left: 64, right: 8, top: 8, bottom: 28 }
/** Rows of the table behind a chart. */
const MOST_ROWS = 40

/** Values against another value; the same numbers stand in a table behind it. */
export function Scatter({ title, points, formatX, formatY, isLine = false }: ScatterProps) {
  const messages = useMessages()
  const x = scaleLinear(extent(points, (point) => point.x) as [number, number], [EDGE.left, WIDTH - EDGE.right])
  const y = scaleLinear(extent(points, (point) => point.y) as [number, number], [HEIGHT - EDGE.bottom, EDGE.top]).nice()
  const step = Math.ceil(points.length / MOST_ROWS)
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line className="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {formatY(tick)}
            </text>
          </g>
        ))}
        {isLine ? (
          <polyline className="line" points={points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')} />
        ) : (
          points.map((point, index) => <circle key={index} className="point" cx={x(point.x)} cy={y(point.y)} r="2.5" />)
        )}
        <text x={EDGE.left} y={HEIGHT - 8}>
          {formatX(x.domain()[0]!)}
        </text>
        <text x={WIDTH - EDGE.right} y={HEIGHT - 8} textAnchor="end">
          {formatX(x.domain()[1]!)}
        </text>
      </svg>
      <figcaption>
        <details>
          <summary>{messages.charts.asTable}</summary>
          <table className="small">
            <caption className="hidden">{title}</caption>
            <tbody>
              {points
                .filter((_, index) => index % step === 0 || index === points.length - 1)
                .map((point, index) => (
                  <tr key={index}>
                    <th scope="row">{formatX(point.x)}</th>
                    <td className="number">{formatY(point.y)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
