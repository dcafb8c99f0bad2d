import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FINDING_CODES } from './finding-codes.data.ts'
import { finding, formatFindings } from './finding.ts'

const here = import.meta.dirname
const read = (pattern: string) =>
  globSync(pattern, { cwd: here })
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n')

test.each(Object.keys(FINDING_CODES))('%s is given by a check, and a test plants a fault that it catches', (code) => {
  const checks = globSync('**/*.ts', { cwd: here }).filter((file) => !/\.(test|data)\.ts$/.test(file))
  expect(
    checks.some(
      (file) =>
        readFileSync(join(here, file), 'utf8').includes(`finding('${code}'`) ||
        readFileSync(join(here, file), 'utf8').includes(`'${code}'`),
    ),
  ).toBe(true)
  const tests = read('**/*-checks.test.ts')
  expect(tests).toMatch(new RegExp(`['"]${code}['"]`))
})

test('findings as text: the gravest first, each with its hint', () => {
  const findings = [
    finding('gold-not-tried', 'task quiz', 'by “x”'),
    finding('schema-lax', 'metric x', 'lax'),
    finding('ids-twice', 'scenario y', 'id 7', { hint: 'Choose.' }),
  ]
  expect(formatFindings(findings).split('\n')).toEqual([
    'error ids-twice (scenario y): id 7',
    '  Choose.',
    'warning schema-lax (metric x): lax',
    expect.stringContaining('  Refuse options'),
    'note gold-not-tried (task quiz): by “x”',
    expect.stringContaining('  Nothing can be said'),
  ])
})
