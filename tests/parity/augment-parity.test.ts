import { describe, expect, it } from 'vitest'
import { describeParity } from './describe-parity.ts'
import { hasStoredRuns, type HelmRun, ownMirror, readAugmentedRuns } from './helm-runs.ts'

/** Tasks that are here. */
const TASKS = ['bbq', 'gsm', 'mmlu', 'truthful_qa']

/** What reads HELM's table of misspellings, which the stored data do not bring: compared where a mirror of one's own has it. */
const NEEDS_TABLE = /data_augmentation=(canonical|robustness|misspelling.*)(,|$)/

const isHere = ({ run_name: name }: HelmRun): boolean =>
  TASKS.includes(name.split(':')[0]!) && (ownMirror.length > 0 || !NEEDS_TABLE.test(name))

const runs = hasStoredRuns ? readAugmentedRuns().filter(isHere) : []

describe.skipIf(!hasStoredRuns)('parity with HELM, perturbed', () => {
  it('compares runs of every table that is at hand', () => expect(runs.length).toBeGreaterThanOrEqual(25))

  describeParity(runs)
})
