import { useEffect, useState } from 'react'
import { useMessages } from '../messages/language.tsx'

/** What single keys do among samples. */
export interface Moves {
  readonly next: () => void
  readonly previous: () => void
  readonly nextFailure: () => void
  readonly search: () => void
}

const STORED = 'binnacle-shortcuts'

/** Takes single keys where nothing is typed; they can be switched off. */
export function useShortcuts(moves: Moves) {
  const [isOn, setOn] = useState(() => readSetting() !== 'off')
  useEffect(() => {
    if (!isOn) return undefined
    const keys: Readonly<Record<string, () => void>> = { j: moves.next, k: moves.previous, f: moves.nextFailure, '/': moves.search }
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      const move = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
      if (move === undefined) return
      event.preventDefault()
      move()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
  return {
    isOn,
    toggle(next: boolean) {
      writeSetting(next ? 'on' : 'off')
      setOn(next)
    },
  }
}

/** Which keys there are, and the switch for them. */
export function ShortcutHelp({ isOn, toggle }: { readonly isOn: boolean; readonly toggle: (isOn: boolean) => void }) {
  const messages = useMessages()
  return (
    <details className="shortcuts">
      <summary>{messages.samples.keys}</summary>
      <ul className="plain">
        {[
          ['j', messages.samples.next],
          ['k', messages.samples.previous],
          ['f', messages.samples.nextFailure],
          ['/', messages.samples.search],
        ].map(([key, does]) => (
          <li key={key}>
            <kbd>{key}</kbd> {does}
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => toggle(event.target.checked)} /> {messages.samples.keysOn}
      </label>
    </details>
  )
}

function readSetting(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

function writeSetting(value: string): void {
  try {
    localStorage.setItem(STORED, value)
  } catch {
    // It holds for this page alone.
  }
}
