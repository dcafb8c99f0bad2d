import { describe, expect, it } from 'vitest'
import { describeParity } from './describe-parity.ts'
import { hasStoredRuns, readSpineRuns } from './helm-runs.ts'

const runs = hasStoredRuns ? readSpineRuns() : []

/** Where HELM's own settings make several runs of one entry, the others have no record to be replayed from. */
const makesSeveral = (entry: string): boolean => entry.includes('max_train_instances=all')

describe.skipIf(!hasStoredRuns)('parity with HELM', () => {
  it('compares 38 runs with 2,154 requests', () => {
    expect(runs).toHaveLength(38)
    expect(runs.reduce((sum, run) => sum + run.requests, 0)).toBe(2154)
  })

  // Runs that have no record are wholly errored, which is exit code 3.
  describeParity(runs, { code: ({ run_entry: entry }) => (makesSeveral(entry) ? 3 : 0) })
})
