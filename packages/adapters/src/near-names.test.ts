import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'

const NAMES = ['anatomy', 'college_physics', 'high_school_physics', 'high_school_biology', 'econometrics', 'international_law', 'LAW_FR']

test.each([
  ['anatmy', ['anatomy']],
  ['Econometric', ['econometrics']],
  ['college_physic', ['college_physics']],
  ['law', ['international_law', 'LAW_FR']],
  ['xylophone', []],
])('near %s: %j', (asked, near) => {
  expect(nearNames(asked, NAMES)).toEqual(near)
})

test('a word of a name is near too, five at most', () => {
  expect(nearNames('school alchemy', [...NAMES, 'school_a', 'school_b', 'school_c', 'school_d'])).toHaveLength(5)
})
