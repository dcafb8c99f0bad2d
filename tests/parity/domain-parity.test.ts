import { describe, expect, it } from 'vitest'
import { describeParity } from './describe-parity.ts'
import { LEFT_OUT, NEEDS_TABLE } from './domain-runs.data.ts'
import { hasStoredRuns, ownMirror, readDomainRuns } from './helm-runs.ts'

const SUITES = ['finance', 'enterprise', 'medical', 'multilingual', 'seahelm']

const all = hasStoredRuns ? readDomainRuns(SUITES) : []
const isLeftOut = (reason: string | undefined): boolean => reason !== undefined && !(reason === NEEDS_TABLE && ownMirror.length > 0)
const runs = all.filter(({ run_name: name }) => !isLeftOut(LEFT_OUT[name]))

describe.skipIf(!hasStoredRuns)('parity with HELM, by domain', () => {
  it('leaves out only runs that are there', () => {
    const names = all.map(({ run_name: name }) => name)
    expect(Object.keys(LEFT_OUT).filter((name) => !names.includes(name))).toEqual([])
  })

  describeParity(runs)
})
