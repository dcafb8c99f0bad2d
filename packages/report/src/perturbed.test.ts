import type { Instance, PerturbationDescription, Stat } from '@binnacle/core'
import { expect, test } from 'vitest'
import { countCopies, perturbedRows, perturbedScores } from './perturbed.ts'
import type { RunSummary } from './summary.ts'

const typos: PerturbationDescription = { name: 'typos', robustness: true, fairness: false, computedOn: 'perturbed', prob: 0.1 }
const dialect: PerturbationDescription = {
  name: 'dialect',
  robustness: false,
  fairness: true,
  computedOn: 'perturbed',
  prob: 1,
  mapping_file_path: 'a/long/path.json',
  quiet: false,
}

function statOf(mean: number, perturbation?: PerturbationDescription, more: Partial<Stat['name']> = {}): Stat {
  const name = { name: 'em', split: 'test', ...(perturbation === undefined ? {} : { perturbation }), ...more }
  return { name, count: 1, sum: mean, sumSquared: mean * mean, min: mean, max: mean, mean, variance: 0, stddev: 0, metric: 'basic' }
}

const on = (perturbation: PerturbationDescription, computedOn: PerturbationDescription['computedOn']) => ({ ...perturbation, computedOn })

const instance = (id: string, text: string, perturbation?: PerturbationDescription): Instance => ({
  id,
  split: 'test',
  input: { text },
  references: [],
  ...(perturbation === undefined ? {} : { perturbation, contrastInputs: [{ text: 'a' }] }),
})

test('copies are counted by perturbation, and those in which the question changed', () => {
  const counts = countCopies([
    instance('0', 'a'),
    instance('0', 'b', typos),
    instance('0', 'a', dialect),
    instance('1', 'c'),
    instance('1', 'c', typos),
    // Without its original beside it, a copy is compared with the input that it carries.
    instance('2', 'a', typos),
  ])
  expect([...counts.values()]).toEqual([
    { copies: 3, changed: 1 },
    { copies: 1, changed: 0 },
  ])
})

test('clean, perturbed and worst stand beside each other, the worst cases over several last', () => {
  const worst = (purpose: 'robustness' | 'fairness', mean: number) =>
    statOf(mean, { name: purpose, robustness: false, fairness: false, [purpose]: true, computedOn: 'worst' })
  const main = statOf(0.9)
  const stats = [
    main,
    { ...statOf(0.6, typos), spread: { n: 3, standardError: 0, interval: [0.4, 0.8] as const, method: 't' as const } },
    statOf(0.8, on(typos, 'original')),
    statOf(0.5, on(typos, 'worst')),
    statOf(0.7, dialect),
    statOf(0.1, typos, { split: 'valid' }),
    worst('robustness', 0.55),
    worst('fairness', 0.65),
  ]
  const scores = perturbedScores(main, stats, countCopies([instance('0', 'a'), instance('0', 'b', typos)]))
  const summary = { task: 'quiz', model: 'a/b', stat: 'em', split: 'test' } as RunSummary
  expect(perturbedRows(summary, scores)).toEqual([
    ['quiz', 'a/b', 'em (test)', 'typos (prob=0.1)', '0.800', '0.600', '0.400 … 0.800', '0.500', '1 of 1'],
    ['quiz', 'a/b', 'em (test)', 'dialect (prob=1)', '–', '0.700', '', '–', ''],
    ['quiz', 'a/b', 'em (test)', 'robustness', '0.900', '', '', '0.550', ''],
    ['quiz', 'a/b', 'em (test)', 'fairness', '0.900', '', '', '0.650', ''],
  ])
})

test('titles that would be the same are shown in full', () => {
  const other = { ...dialect, mapping_file_path: 'b.json' }
  const [one, two] = perturbedScores(statOf(1), [statOf(1, dialect), statOf(1, other)], new Map())
  expect([one!.perturbation, two!.perturbation]).toEqual([
    'dialect (prob=1, mapping_file_path=a/long/path.json, quiet=false)',
    'dialect (prob=1, mapping_file_path=b.json, quiet=false)',
  ])
})

test('a run without copies has no such scores', () => {
  expect(perturbedScores(statOf(1), [statOf(1)], new Map())).toEqual([])
})
