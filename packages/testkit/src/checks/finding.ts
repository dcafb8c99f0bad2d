import { FINDING_CODES } from './finding-codes.data.ts'

/** The permanent name of what a check looks for. */
export type FindingCode = keyof typeof FINDING_CODES

/** How much a finding weighs: an `error` fails, a `warning` is said, a `note` tells what was allowed or could not be looked at. */
export type Severity = 'error' | 'warning' | 'note'

/** What a check found: what, where, and what to do. */
export interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  /** Where: `task quiz › metrics[0]`. */
  readonly place: string
  /** What is wrong, with the values that show it. */
  readonly message: string
  /** What to do. */
  readonly hint: string
}

/** Makes a finding; severity and hint are those of the code unless they are given. */
export function finding(
  code: FindingCode,
  place: string,
  message: string,
  more: { readonly severity?: Severity; readonly hint?: string } = {},
): Finding {
  const { severity, hint } = FINDING_CODES[code]
  return { code, severity: more.severity ?? severity, place, message, hint: more.hint ?? hint }
}

/** A finding as text: code and place, what is wrong, what to do. */
export function formatFinding({ code, severity, place, message, hint }: Finding): string {
  return `${severity} ${code} (${place}): ${message}\n  ${hint}`
}

/** Findings as text, the gravest first. */
export function formatFindings(findings: readonly Finding[]): string {
  const order: readonly Severity[] = ['error', 'warning', 'note']
  return findings
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
    .map(formatFinding)
    .join('\n')
}
