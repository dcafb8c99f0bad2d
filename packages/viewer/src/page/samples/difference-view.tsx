import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { useMessages } from '../messages/language.tsx'

interface DifferenceViewProps {
  readonly first: string
  readonly second: string
  readonly names: readonly [string, string]
}

/** Comparing takes no longer than a moment. */
const MOST_MILLISECONDS = 400
/** Texts that share less than this are not marked: everything would be. */
const LEAST_SHARED = 0.25
const WORDS = typeof Intl.Segmenter === 'function' ? { intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }) } : {}

/** Two texts beside each other; what only one of them has is marked. */
export function DifferenceView({ first, second, names }: DifferenceViewProps) {
  const messages = useMessages()
  const changes = useMemo(() => {
    const found = diffWordsWithSpace(first, second, { timeout: MOST_MILLISECONDS, ...WORDS }) as
      | ReturnType<typeof diffWordsWithSpace>
      | undefined
    const shared = found?.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.trim().length), 0) ?? 0
    return shared < LEAST_SHARED * Math.max(1, Math.min(first.trim().length, second.trim().length)) ? undefined : found
  }, [first, second])
  const isEqual = first === second
  return (
    <div className="difference">
      {names.map((name, side) => (
        <div key={name}>
          <p className="role">{name}</p>
          <div className="text-box">
            <span className="text" dir="auto">
              {changes === undefined || isEqual
                ? side === 0
                  ? first
                  : second
                : changes.map(({ value, added, removed }, index) => {
                    if (side === 0 && added) return null
                    if (side === 1 && removed) return null
                    if (added) return <ins key={index}>{value}</ins>
                    return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>
                  })}
            </span>
          </div>
        </div>
      ))}
      {isEqual && <p className="muted">{messages.sample.equal}</p>}
      {changes === undefined && !isEqual && <p className="muted">{messages.sample.tooDifferent}</p>}
    </div>
  )
}
