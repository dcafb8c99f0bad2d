import { type RefObject, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

interface SearchBoxProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly box?: RefObject<HTMLInputElement | null>
}

/** Milliseconds after the last key until a search begins. */
const REST = 180

/** A box for words to look for; what is typed goes on a moment after the last key. */
export function SearchBox({ label, text, onChange, box }: SearchBoxProps) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed === text) return undefined
    const timer = setTimeout(() => onChange(typed), REST)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <label className="search">
      <span className="hidden">{label}</span>
      <Icon name="search" />
      <input ref={box} type="search" value={typed} placeholder={label} onChange={(event) => setTyped(event.target.value)} />
    </label>
  )
}
