import { errorText, isBinnacleError } from '@binnacle/core'
import { redactSecrets } from '@binnacle/session/redact'

/** An error as people see it: what happened, what to do, the code; the stack only for debugging. */
export function formatError(thrown: unknown, debug = false): string {
  if (!isBinnacleError(thrown))
    return redactSecrets(debug && thrown instanceof Error ? (thrown.stack ?? thrown.message) : errorText(thrown))
  const lines = [`error: ${thrown.message}`]
  if (thrown.hint !== undefined) lines.push(`  → ${thrown.hint}`)
  lines.push(`  (${thrown.code})`)
  if (debug) {
    lines.push(thrown.stack ?? '')
    for (let cause = thrown.cause; cause instanceof Error; cause = cause.cause) lines.push(`caused by: ${cause.stack ?? cause.message}`)
  }
  return redactSecrets(lines.join('\n'))
}
