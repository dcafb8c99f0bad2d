import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommands } from '../support/start-node.ts'
import {
  type HelmInstanceStats,
  type HelmRun,
  type HelmStat,
  type HelmState,
  readHelmFile,
  sharedFolder,
  storedFolder,
  wordsFor,
} from './helm-runs.ts'
import { writeJudgeRecord } from './judge-record.ts'

/** How far a number may lie from HELM's: HELM records where an optimiser stopped. */
const tolerance = (name: string): number => (name.startsWith('platt_') ? 2e-3 : 1e-9)

/** Every number of a stat, in full: the fields that are there, and their values within the tolerance. */
function expectStats(ours: readonly HelmStat[], theirs: readonly HelmStat[], place: string): void {
  expect(
    ours.map(({ name }) => name),
    place,
  ).toEqual(theirs.map(({ name }) => name))
  for (const [index, stat] of theirs.entries()) {
    const own = ours[index]!
    expect(Object.keys(own), `${place}: ${JSON.stringify(stat.name)}`).toEqual(Object.keys(stat))
    for (const [field, value] of Object.entries(stat)) {
      if (field === 'name') continue
      // A deviation of nearly nothing is the root of a rounding: C's pow rounds one square in a thousand otherwise than a product.
      const power = field === 'stddev' ? 2 : 1
      const difference = Math.abs((own[field] as number) ** power - (value as number) ** power)
      expect(difference, `${place}: ${JSON.stringify(stat.name)}.${field}: ${own[field]} is not ${value}`).toBeLessThanOrEqual(
        tolerance(stat.name.name) * Math.max(1, Math.abs(value as number)),
      )
    }
  }
}

/** What was asked, and how it was made; the answer by its completions. */
const asked = ({ result: { completions }, ...state }: HelmState): unknown => ({ ...state, completions })

const statKey = ({ name }: HelmStat): string => JSON.stringify(name)

const inOrder = (stats: readonly HelmStat[]): readonly HelmStat[] => stats.toSorted((a, b) => (statKey(a) < statKey(b) ? -1 : 1))

/** Records by instance, perturbation and trial; HELM writes one a metric. */
function byInstance(records: readonly HelmInstanceStats[]): ReadonlyMap<string, readonly HelmStat[]> {
  const found = new Map<string, HelmStat[]>()
  for (const { stats, ...rest } of records) {
    const key = JSON.stringify([rest.instance_id, rest.perturbation ?? null, rest.train_trial_index])
    found.set(key, [...(found.get(key) ?? []), ...stats])
  }
  return found
}

/** What a run is compared in. */
export interface Compared {
  /** The code with which `run` ends; 0 where it is not said. */
  readonly code?: (run: HelmRun) => number
}

/**
 * Runs stored runs of HELM again, answered from their records, exports them and compares what is in the files: requests, run spec,
 * stats and stats of each instance, a test each.
 */
export function describeParity(runs: readonly HelmRun[], { code = () => 0 }: Compared = {}): void {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-parity-'))
  const exported = (index: number) => join(folder, 'exported', String(index))
  let codes: readonly number[] = []

  beforeAll(async () => {
    // What a user of HELM puts beside the working folder by hand.
    const local = `${sharedFolder}/oracle/helm/local-files`
    if (existsSync(local)) cpSync(local, folder, { recursive: true })
    const commands = runs.flatMap((run, index) =>
      wordsFor(run, {
        out: join(folder, 'out', String(index)),
        exported: exported(index),
        judges: writeJudgeRecord(run, join(folder, 'judges', String(index))),
      }),
    )
    codes = (await runCommands(commands, folder)).codes
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  describe.each(runs.map((run, index) => ({ ...run, index })))('$suite $run_entry → $run_name', (run) => {
    const ours = <T>(name: string) => readHelmFile<T>(exported(run.index), name, false)
    const theirs = <T>(name: string) => readHelmFile<T>(storedFolder(run), name, true)

    it('ends well', () => {
      expect(codes.slice(run.index * 2, run.index * 2 + 2)).toEqual([code(run), 0])
    })

    it('asks what HELM asked', () => {
      const { request_states: own, adapter_spec: ownSpec } = ours<{ request_states: HelmState[]; adapter_spec: unknown }>(
        'scenario_state.json',
      )
      const { request_states: helm, adapter_spec: spec } = theirs<{ request_states: HelmState[]; adapter_spec: unknown }>(
        'scenario_state.json',
      )
      expect(own).toHaveLength(run.requests)
      expect(ownSpec).toEqual(spec)
      for (const [place, state] of helm.entries()) expect(asked(own[place]!), `request ${place}`).toEqual(asked(state))
    })

    it('has the run spec of HELM', () => {
      // Where a benchmark of a file has no jury, HELM writes an empty list of annotators.
      const { annotators, ...spec } = theirs<{ readonly annotators?: readonly unknown[] }>('run_spec.json')
      expect(ours('run_spec.json')).toEqual(annotators === undefined || annotators.length === 0 ? spec : { ...spec, annotators })
    })

    it('gets the stats of HELM, none missing and none more', () => {
      expectStats(ours<HelmStat[]>('stats.json'), theirs<HelmStat[]>('stats.json'), 'stats.json')
    })

    it('gets the stats of each instance', () => {
      const own = byInstance(ours('per_instance_stats.json'))
      const helm = byInstance(theirs('per_instance_stats.json'))
      expect([...own.keys()].toSorted()).toEqual([...helm.keys()].toSorted())
      for (const [key, stats] of helm) expectStats(inOrder(own.get(key)!), inOrder(stats), key)
    })
  })
}
