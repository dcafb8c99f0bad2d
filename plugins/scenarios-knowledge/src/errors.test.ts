import { expect, test } from 'vitest'
import { nearSubjects } from './errors.ts'
import { MMLU_SUBJECTS } from './mmlu-subjects.data.ts'

test.each([
  ['anatmy', ['anatomy']],
  ['Econometric', ['econometrics']],
  ['college_physic', ['college_physics']],
  ['xylophone', []],
])('near %s: %j', (subject, first) => {
  expect(nearSubjects(subject, MMLU_SUBJECTS).slice(0, 1)).toEqual(first)
})

test('a word of a subject is near too, five at most', () => {
  expect(nearSubjects('law', MMLU_SUBJECTS)).toEqual(expect.arrayContaining(['international_law', 'professional_law']))
  expect(nearSubjects('high_school_alchemy', MMLU_SUBJECTS)).toHaveLength(5)
})
