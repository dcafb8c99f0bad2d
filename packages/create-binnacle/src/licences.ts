import { readFileSync } from 'node:fs'

/** What a new package may be licensed under; `none` keeps it private. */
export const LICENCES = ['Apache-2.0', 'MIT', 'none'] as const

/** One of them. */
export type Licence = (typeof LICENCES)[number]

/** The text of a licence, with its holder where it names one. */
export function licenceText(licence: Exclude<Licence, 'none'>, holder: string, year: number): string {
  const text = readFileSync(new URL(`../shared/licences/${licence}`, import.meta.url), 'utf8')
  return licence === 'MIT' ? text.replace('YEAR', String(year)).replace('HOLDER', () => holder) : text
}
