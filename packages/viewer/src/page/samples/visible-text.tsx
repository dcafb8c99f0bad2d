import { useMemo, useState } from 'react'
import { textPieces } from '../logic/invisible-characters.ts'
import { useFormats, useMessages } from '../messages/language.tsx'

interface VisibleTextProps {
  readonly text: string
  /** Whether blanks and breaks are made visible. */
  readonly isLiteral?: boolean
}

/** Letters that are shown at once; more only when asked for. */
const MOST = 60_000

/** A text exactly as it is: in its own direction, nothing of it read as markup. */
export function VisibleText({ text, isLiteral = false }: VisibleTextProps) {
  const messages = useMessages()
  const formats = useFormats()
  const [limit, setLimit] = useState(MOST)
  const pieces = useMemo(() => textPieces(text.slice(0, limit), isLiteral), [text, isLiteral, limit])
  if (text === '') return <span className="muted">{messages.sample.emptyText}</span>
  return (
    <>
      <span className="text" dir="auto">
        {pieces.map((piece, index) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <span key={index}>
              <span className="invisible" title={piece.name}>
                {piece.sign}
              </span>
              {piece.isBreak === true && '\n'}
            </span>
          ),
        )}
      </span>
      {text.length > limit && (
        <button type="button" className="quiet" onClick={() => setLimit(limit * 8)}>
          {messages.sample.more(formats.count(text.length - limit))}
        </button>
      )}
    </>
  )
}
