import type { RunState } from '../../model/documents.ts'
import { useMessages } from '../messages/language.tsx'

/** How far a run is, in a word. */
export function StateBadge({ state }: { readonly state: RunState }) {
  const messages = useMessages()
  return <span className={`state ${state}`}>{messages.states[state]}</span>
}
