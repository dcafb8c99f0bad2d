import { useSyncExternalStore } from 'react'

/** A sample that was chosen for review, with what the reader says of it. */
export interface Note {
  readonly run: string
  readonly runName: string
  readonly model: string
  readonly sample: string
  readonly note: string
  readonly at: string
  readonly outcome: string | null
  readonly input: string
  readonly answers: readonly string[]
  readonly references: readonly { readonly text: string; readonly correct: boolean }[]
  readonly scores: Readonly<Record<string, unknown>>
}

const STORED = 'binnacle-notes'
const listeners = new Set<() => void>()
let notes: readonly Note[] = readNotes()

/** The chosen samples; they lie in this browser alone. */
export const useNotes = (): readonly Note[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => notes,
  )

/** Chooses a sample, or changes what is said of it. */
export function keepNote(note: Note): void {
  change([...notes.filter((one) => !isSame(one, note)), note])
}

/** Chooses a sample no longer. */
export function dropNote(note: Pick<Note, 'run' | 'sample'>): void {
  change(notes.filter((one) => !isSame(one, note)))
}

/** Whether two notes are of one sample. */
export const isSame = (one: Pick<Note, 'run' | 'sample'>, other: Pick<Note, 'run' | 'sample'>): boolean =>
  one.run === other.run && one.sample === other.sample

function change(next: readonly Note[]): void {
  notes = next
  try {
    localStorage.setItem(STORED, JSON.stringify(next))
  } catch {
    // Full or forbidden: they hold until the page is closed.
  }
  for (const listener of listeners) listener()
}

function readNotes(): readonly Note[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? '[]') as readonly Note[]
    return Array.isArray(found) ? found.filter((one) => typeof one?.run === 'string' && typeof one.sample === 'string') : []
  } catch {
    return []
  }
}
