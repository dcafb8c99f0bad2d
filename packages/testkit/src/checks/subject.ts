import type { ContributionByKind, Kind, Lazy } from '@binnacle/core'

/** A contribution, or a card that loads it. */
export type Subject<K extends Kind> = ContributionByKind[K] | Lazy<ContributionByKind[K]>

/** Loads a contribution where it is put off. */
export async function loadSubject<K extends Kind>(subject: Subject<K>): Promise<ContributionByKind[K]> {
  return '~lazy' in subject ? subject.load() : subject
}
