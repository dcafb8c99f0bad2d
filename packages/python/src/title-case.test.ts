import { expect, test } from 'vitest'
import { titleCase } from './title-case.ts'

test.each([
  ['MATERIALS AND METHODS', 'Materials And Methods'],
  ['DESIGN, SETTING, AND PATIENTS', 'Design, Setting, And Patients'],
  [', FSAII', ', Fsaii'],
  ["patient's 2nd MRI-scan", "Patient'S 2Nd Mri-Scan"],
  ['', ''],
])('%j becomes %j, as in Python', (text, title) => {
  expect(titleCase(text)).toBe(title)
})
