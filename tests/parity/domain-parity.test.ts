import { describe, expect, it } from 'vitest'
import { describeParity } from './describe-parity.ts'
import { LEFT_OUT } from './domain-runs.data.ts'
import { hasStoredRuns, readDomainRuns } from './helm-runs.ts'

const SUITES = ['finance', 'enterprise', 'medical', 'multilingual', 'seahelm']

const all = hasStoredRuns ? readDomainRuns(SUITES) : []
const runs = all.filter(({ run_name: name }) => LEFT_OUT[name] === undefined)

describe.skipIf(!hasStoredRuns)('parity with HELM, by domain', () => {
  it('leaves out only runs that are there', () => {
    const names = all.map(({ run_name: name }) => name)
    expect(Object.keys(LEFT_OUT).filter((name) => !names.includes(name))).toEqual([])
  })

  describeParity(runs)
})
