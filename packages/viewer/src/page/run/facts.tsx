import type { ReactNode } from 'react'
import { VisibleText } from '../samples/visible-text.tsx'

/** Names and values, one below the other. */
export function Facts({ entries }: { readonly entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const MOST = 5_000

/** A value as it is recorded; a text without its quotes. */
export function JsonText({ value }: { readonly value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return <bdi className={typeof value === 'object' ? 'json' : undefined}>{(text ?? '–').slice(0, MOST)}</bdi>
}

/** A piece of a prompt: blanks and breaks are made visible. */
export function Literal({ value }: { readonly value: unknown }) {
  const texts = Array.isArray(value) ? value.map(String) : [typeof value === 'string' ? value : JSON.stringify(value)]
  return <>{texts.length === 0 ? '–' : texts.map((text, index) => <VisibleText key={index} text={text.slice(0, MOST)} isLiteral />)}</>
}
