import { finding, type Finding } from '../finding.ts'
import type { AnySource } from '../open-data.ts'

const COMMIT = /^[0-9a-f]{40}$/

/** A commit as a part of an address, as hosts of Git have it: what stands there stays. */
const COMMIT_IN_ADDRESS = /\/[0-9a-f]{40}\//

/** Files and data sets that are read without a pin: a URL without its hash or a commit, a data set without the commit. */
export function pinFindings(title: string, asked: readonly AnySource[]): readonly Finding[] {
  const found: Finding[] = []
  for (const source of asked) {
    if ('path' in source) continue
    if ('url' in source) {
      if (source.sha256 === undefined && !COMMIT_IN_ADDRESS.test(source.url))
        found.push(finding('pin-missing', `${title} › ${source.url}`, 'it is read without its hash (sha256)'))
      continue
    }
    const isPinned = ('sha256' in source && source.sha256 !== undefined) || COMMIT.test(source.revision ?? '')
    const name = 'model' in source ? source.model : source.dataset
    if (!isPinned) {
      const at = source.revision === undefined ? 'without a revision' : `at the revision “${source.revision}”, which can move`
      found.push(finding('pin-missing', `${title} › ${name}`, `it is read ${at}`))
    }
  }
  return [...new Map(found.map((one) => [one.place, one])).values()]
}
