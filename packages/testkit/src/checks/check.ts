import { errorText } from '@binnacle/core'
import { finding, type Finding, type FindingCode } from './finding.ts'

/** Findings that are known and wanted, by code, each with the reason; they become notes. */
export type Allowance = { readonly [C in FindingCode]?: string }

/** What every suite and check takes. */
export interface CheckOptions {
  readonly allow?: Allowance
}

/** One thing that is looked at. */
export interface Check {
  /** What is right, as a sentence: `every card agrees with its module`. */
  readonly name: string
  readonly run: () => Promise<readonly Finding[]> | readonly Finding[]
}

/** All that is looked at in one subject. */
export interface Checks {
  /** `scenario quiz` */
  readonly title: string
  readonly allow: Allowance
  readonly checks: readonly Check[]
  /** Gives back what the checks opened. */
  readonly close?: () => Promise<void>
}

const UNSEEN = ' could not be looked at: '

/** Runs one check. A check that throws is a finding too. */
export async function runCheck({ title, allow }: Pick<Checks, 'title' | 'allow'>, check: Check): Promise<readonly Finding[]> {
  let found: readonly Finding[]
  try {
    found = await check.run()
  } catch (cause) {
    found = [finding('check-threw', title, `“${check.name}”${UNSEEN}${errorText(cause)}`)]
  }
  return found.map((one) => {
    const reason = allow[one.code]
    return reason === undefined || one.severity === 'note' ? one : { ...one, severity: 'note', hint: `Allowed: ${reason}` }
  })
}

/** Runs all checks of a subject, in order, and closes what they opened. What kept several of them from looking is said once. */
export async function runChecks(all: Checks): Promise<readonly Finding[]> {
  const found: Finding[] = []
  const causes = new Set<string>()
  const isNew = ({ code, message }: Finding): boolean => {
    if (code !== 'check-threw') return true
    const cause = message.slice(message.indexOf(UNSEEN))
    return !causes.has(cause) && causes.add(cause).size > 0
  }
  try {
    for (const check of all.checks) found.push(...(await runCheck(all, check)).filter(isNew))
  } finally {
    await all.close?.()
  }
  return found
}
