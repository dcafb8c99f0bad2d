import { expect, test } from 'vitest'
import { averageScore, classScores, countClasses } from './label-scores.ts'

// scikit-learn 1.9.1: f1_score, precision_score, recall_score of these labels.
const pairs = [
  ['a', 'a'],
  ['a', 'b'],
  ['b', 'b'],
  ['c', 'x'],
  ['c', 'a'],
] as const

test('counts classes in order, those that are only predicted too', () => {
  expect(countClasses(pairs)).toEqual([
    { right: 1, predicted: 2, actual: 2 },
    { right: 1, predicted: 2, actual: 1 },
    { right: 0, predicted: 0, actual: 2 },
    { right: 0, predicted: 1, actual: 0 },
  ])
})

test('scores of classes and over them', () => {
  const classes = countClasses(pairs)
  expect(classScores(classes, 'f1')).toEqual([0.5, 2 / 3, 0, 0])
  expect(classScores(classes, 'precision')).toEqual([0.5, 0.5, 0, 0])
  expect(classScores(classes, 'recall')).toEqual([0.5, 1, 0, 0])
  expect(averageScore(classes, 'f1', 'macro')).toBeCloseTo(0.2916666666666667, 15)
  expect(averageScore(classes, 'f1', 'micro')).toBeCloseTo(0.4, 15)
  expect(averageScore(classes, 'f1', 'weighted')).toBeCloseTo(0.3333333333333333, 15)
  expect(averageScore(classes, 'precision', 'macro')).toBe(0.25)
  expect(averageScore(classes, 'recall', 'weighted')).toBe(0.4)
})

test('nothing scores 0', () => {
  expect(averageScore([], 'f1', 'macro')).toBe(0)
  expect(averageScore([], 'f1', 'micro')).toBe(0)
  expect(averageScore([{ right: 0, predicted: 1, actual: 0 }], 'f1', 'weighted')).toBe(0)
})
