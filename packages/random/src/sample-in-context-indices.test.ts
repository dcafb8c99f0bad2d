import { expect, test } from 'vitest'
import { sampleInContextIndices } from './sample-in-context-indices.ts'

const trials = (labels: readonly (string | undefined)[], count: number, seeds: readonly number[]) =>
  seeds.map((seed) => sampleInContextIndices(labels, count, seed))

test('takes labels in turn, the most frequent first', () => {
  expect(trials([...'abacba'], 3, [0, 1, 2])).toEqual([
    [2, 4, 3],
    [0, 1, 3],
    [0, 1, 3],
  ])
})

test('shuffles labels that are equally frequent', () => {
  expect(trials([...'0123456789'], 5, [0, 1])).toEqual([
    [7, 8, 1, 5, 3],
    [6, 8, 9, 7, 5],
  ])
})

test('orders labels by code points before it shuffles them', () => {
  const labels = ['\uFFEE', '😀', 'z', '\uE000', '😀x', 'é', 'a', 'a', 'z', 'A']
  expect(trials(labels, 6, [0, 1, 2, 3])).toEqual([
    [7, 8, 1, 5, 4, 3],
    [8, 7, 0, 5, 4, 3],
    [8, 6, 0, 5, 1, 3],
    [2, 6, 9, 3, 0, 5],
  ])
})

test('draws from the unlabelled where there are no labels', () => {
  expect(
    sampleInContextIndices(
      Array.from({ length: 6 }, () => undefined),
      3,
      0,
    ),
  ).toEqual([3, 5, 0])
})

test('draws the rest from the unlabelled once the empty label has its turn', () => {
  expect(trials(['a', '', undefined, 'b', undefined, 'a', undefined], 4, [0, 1, 2, 3])).toEqual([
    [5, 2, 4, 6],
    [0, 3, 2, 4],
    [0, 3, 4, 2],
    [0, 3, 6, 4],
  ])
  expect(sampleInContextIndices(['a', '', undefined, 'a'], 4, 0)).toHaveLength(2)
})

test('ends where fewer have labels than are asked for', () => {
  expect(sampleInContextIndices(['a', undefined, 'b', undefined], 4, 0).toSorted()).toEqual([0, 2])
})

test('gives the beginning of a longer row for a smaller count, and all at most', () => {
  const labels = [...'abcabcaabbddd']
  for (let count = 0; count < 13; count++) {
    expect(sampleInContextIndices(labels, 13, 3).slice(0, count)).toEqual(sampleInContextIndices(labels, count, 3))
  }
  expect(sampleInContextIndices(labels, 99, 3).toSorted((a, b) => a - b)).toEqual(labels.map((_, index) => index))
  expect(sampleInContextIndices([], 5, 0)).toEqual([])
})
