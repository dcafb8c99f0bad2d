import type { Scenario } from '@binnacle/core'

/** A licence in one line; one that forbids commercial use says so aloud. */
export function licenceText(licence: NonNullable<Scenario['licence']>): string
export function licenceText(licence: Scenario['licence']): string | undefined
export function licenceText(licence: Scenario['licence']): string | undefined {
  if (licence === undefined) return undefined
  return `${licence.name}${licence.nonCommercial === true ? ', NON-COMMERCIAL USE ONLY' : ''}${licence.url === undefined ? '' : ` (${licence.url})`}`
}
