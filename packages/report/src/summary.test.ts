import type { Stat } from '@binnacle/core'
import type { RunRecord } from '@binnacle/records'
import { expect, it } from 'vitest'
import { mainStat, summarizeRun, toldApart } from './summary.ts'

const outcomes = { errored: 0, refused: 0, filtered: 0, truncated: 0, unparsed: 0, scored: 4 }

function recordOf(main: { readonly stat: string; readonly split?: string } | undefined): RunRecord {
  const spec = {
    task: { name: 'quiz', args: {} },
    adaptation: { maxTrainInstances: 0, numTrainTrials: 1 },
    deployment: { name: 'a/b' },
    ...(main === undefined ? {} : { main }),
  }
  return { name: 'quiz', spec, outcomes, answers: 'model' } as unknown as RunRecord
}

function statOf(name: string, mean: number, place: { readonly split?: string; readonly subSplit?: string } = {}): Stat {
  return {
    name: { name, split: 'test', ...place },
    count: 1,
    sum: mean,
    sumSquared: mean * mean,
    min: mean,
    max: mean,
    mean,
    variance: 0,
    stddev: 0,
    metric: 'basic',
  }
}

it('takes the whole split rather than a sub-split, whichever comes first', () => {
  const stats = [statOf('exact_match', 0, { subSplit: 'a' }), statOf('exact_match', 0.5)]
  expect(mainStat(recordOf({ stat: 'exact_match', split: 'test' }), stats)?.mean).toBe(0.5)
})

it('names a sub-split where there is nothing else', () => {
  const stats = [statOf('exact_match', 0.05, { subSplit: 'b' }), statOf('exact_match', 0, { subSplit: 'a' })]
  const summary = summarizeRun(recordOf({ stat: 'exact_match', split: 'test' }), stats, true)
  expect(summary).toMatchObject({ score: 0.05, split: 'test/b', marks: ['sub-split b only, 1 of 2'] })
})

it('shows no other number where the named stat is not there, and says so', () => {
  const summary = summarizeRun(recordOf({ stat: 'exactmatch' }), [statOf('inference_runtime', 0.1)], true)
  expect(summary.score).toBeUndefined()
  expect(summary.marks).toEqual(['no stat exactmatch'])
})

it('says where the named split is not there', () => {
  const summary = summarizeRun(recordOf({ stat: 'exact_match', split: 'tset' }), [statOf('exact_match', 0.25)], true)
  expect(summary).toMatchObject({ score: 0.25, split: 'test', marks: ['no split tset'] })
})

it('tells runs of one task and model apart by the settings in which they differ', () => {
  const base = summarizeRun(recordOf(undefined), [], true)
  const warm = { ...base, settings: { ...base.settings, temperature: '0.7' } }
  const cold = { ...base, settings: { ...base.settings, temperature: '0' } }
  expect(toldApart([warm, cold]).map(({ task }) => task)).toEqual(['quiz [temperature=0.7]', 'quiz [temperature=0]'])
  const typos = { ...base, settings: { ...base.settings, perturbed: 'typo0.1' } }
  expect(toldApart([base, typos]).map(({ task }) => task)).toEqual(['quiz [perturbed=no]', 'quiz [perturbed=typo0.1]'])
  expect(toldApart([warm, { ...cold, model: 'a/c' }]).map(({ task }) => task)).toEqual(['quiz', 'quiz'])
})
