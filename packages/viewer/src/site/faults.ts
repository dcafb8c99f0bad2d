import { errorText, isBinnacleError } from '@binnacle/core'
import type { Fault } from '../model/documents.ts'

/** Longer texts of errors say no more. */
const MOST = 1_000

/** An error as the page names it; anything thrown is one. */
export function faultOf(error: unknown): Fault {
  const message = errorText(error).slice(0, MOST)
  if (!isBinnacleError(error)) return { code: codeOf(error), message }
  return { code: error.code, message, ...(error.hint === undefined ? {} : { hint: error.hint.slice(0, MOST) }) }
}

/** The operating system's word where there is one: the folder vanished, or may not be read. */
function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code
  return code === 'ENOENT' ? 'ERR_VIEWER_GONE' : typeof code === 'string' ? code : 'ERR_VIEWER_READ'
}
