import { FINDING_CODES } from '../../packages/testkit/src/checks/finding-codes.data.ts'
import { markdownTable } from './markdown-table.ts'

/** All findings of the test kit by code: how much each weighs, and what to do. */
export function findingsText(): string {
  const rows = Object.entries(FINDING_CODES).map(([code, { severity, hint }]) => [`\`${code}\``, severity, hint])
  return markdownTable(['Code', 'Weight', 'What to do'], rows)
}
