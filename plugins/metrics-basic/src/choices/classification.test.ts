import { describeMetric } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { classification, type ClassificationOptions } from './classification.ts'
import { multipleChoiceClassification } from './multiple-choice-classification.ts'

describeMetric(classification, { options: {}, bounds: { classification_macro_f1: [0, 1], classification_micro_f1: [0, 1] } })
describeMetric(multipleChoiceClassification, { bounds: { classification_macro_f1: [0, 1], classification_micro_f1: [0, 1] } })

function summarize(options: Partial<ClassificationOptions>, ...pairs: readonly (readonly [golds: readonly string[], answer: string])[]) {
  const given = { averages: undefined, labels: undefined, scores: undefined, delimiter: undefined, ...options }
  const rows = pairs.map(
    ([golds, answer]) => classification.collect!(makeSample({ golds, requests: [answered([completion(answer)])] }), {}, given)!,
  )
  return classification.summarize!(rows, given)
}

// scikit-learn 1.9.1 by HELM's ClassificationMetric.
test('an answer that is no class counts as none', () => {
  const pairs = [
    [['Yes'], ' yes.'],
    [['no'], 'yes'],
    [['no'], 'No'],
    [['no'], 'perhaps'],
  ] as const
  expect(summarize({}, ...pairs)).toEqual({ classification_macro_f1: (2 / 3 + 0.5) / 2, classification_micro_f1: 4 / 7 })
  const named = summarize({ averages: [null, 'weighted'], scores: ['precision', 'recall'] }, ...pairs) as Record<string, number>
  expect(named).toEqual({
    classification_no_precision: 1,
    classification_yes_precision: 0.5,
    classification_no_recall: 1 / 3,
    classification_yes_recall: 1,
    classification_weighted_precision: 0.875,
    classification_weighted_recall: 0.5,
  })
})

test('classes that are given count also where they are not seen', () => {
  expect(summarize({ labels: ['yes', 'no', 'maybe'] }, [['yes'], 'yes'], [['no'], 'no'])).toEqual({
    classification_macro_f1: 2 / 3,
    classification_micro_f1: 1,
  })
})

test('answers may name several labels', () => {
  expect(summarize({ delimiter: ',' }, [['a', 'b'], 'b, A,'], [['c'], 'a'])).toEqual({
    classification_macro_f1: (2 / 3 + 1 + 0) / 3,
    classification_micro_f1: 2 / 3,
  })
})

test('one class alone is two: having it and not having it', () => {
  expect(summarize({}, [['spam'], 'spam'], [['spam'], 'ham'])).toEqual({
    classification_macro_f1: 2 / 3 / 2,
    classification_micro_f1: 0.5,
  })
})

test('where an answer cannot be read the numbers are missing', () => {
  expect(summarize({}, [['a', 'b'], 'a'])).toEqual({
    classification_macro_f1: { missing: expect.any(String) as string },
    classification_micro_f1: { missing: expect.any(String) as string },
  })
})

test('choices: a letter that names none is a class of its own', () => {
  const outputMapping = { A: 'Paris', B: 'Rome' }
  const rows = (
    [
      ['Paris', ' A'],
      ['Rome', 'C'],
      ['Rome', 'B'],
    ] as const
  ).map(
    ([gold, letter]) =>
      multipleChoiceClassification.collect!(
        makeSample({ golds: [gold], requests: [answered([completion(letter)], { outputMapping })] }),
        {},
        {},
      )!,
  )
  const scores = multipleChoiceClassification.summarize!(rows, {}) as Record<string, number>
  expect(scores['classification_macro_f1']).toBeCloseTo((0 + 1 + 2 / 3) / 3, 12)
  expect(scores['classification_micro_f1']).toBeCloseTo(2 / 3, 12)
})
