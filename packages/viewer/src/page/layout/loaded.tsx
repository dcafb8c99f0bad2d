import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FaultError } from '../data/fetch-document.ts'
import type { Fault } from '../../model/documents.ts'
import { useMessages } from '../messages/language.tsx'

/** Shows what a query found, that it is on its way, or why it is not there. */
export function Loaded<T>({ query, children }: { readonly query: UseQueryResult<T>; readonly children: (found: T) => ReactNode }) {
  const messages = useMessages()
  if (query.data !== undefined) {
    return (
      <>
        {query.error !== null && <FaultNote fault={faultIn(query.error)} />}
        {children(query.data)}
      </>
    )
  }
  if (query.error !== null) return <FaultNote fault={faultIn(query.error)} />
  return (
    <p className="loading" role="status">
      {messages.shell.loading}
    </p>
  )
}

/** What an error says. */
export const faultIn = (error: Error): Fault =>
  error instanceof FaultError ? error.fault : { code: 'ERR_VIEWER_PAGE', message: error.message }

/** What cannot be shown, in its place. */
export function FaultNote({ fault }: { readonly fault: Fault }) {
  const messages = useMessages()
  const known = messages.faults[fault.code as keyof typeof messages.faults] as string | undefined
  return (
    <div className="fault" role="alert">
      <strong>{known ?? messages.shell.cannotShow}</strong>
      {fault.message !== '' && <p>{fault.message}</p>}
      {fault.hint !== undefined && <p className="muted">{fault.hint}</p>}
      <code>{fault.code}</code>
    </div>
  )
}
