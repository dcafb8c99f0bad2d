import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** A report of vitest's, as far as it is looked at. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const suites = join(import.meta.dirname, '..', 'test', 'suites')
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

const reports = mkdtempSync(join(tmpdir(), 'binnacle-suites-'))
afterAll(() => rmSync(reports, { recursive: true }))

/** Runs a suite by itself, as an author's `vitest run` does. */
async function run(suite: string): Promise<Report> {
  const report = join(reports, `${suite}.json`)
  const words = ['run', '--root', suites, '--config', join(suites, 'vitest.config.ts'), '--reporter=json', `--outputFile=${report}`, suite]
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [vitest, ...words], { env: { ...process.env, VITEST: '' } }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
  if (!existsSync(report)) throw new Error(said)
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

test('a suite is a group of tests, one for each check', async () => {
  const { numFailedTests, testResults } = await run('whole.suite.ts')
  expect(numFailedTests).toBe(0)
  const names = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))
  expect(names).toEqual(
    expect.arrayContaining([
      'plugin @example/quiz every card agrees with what it loads',
      'scenario quiz yields the same instances twice',
      'task quiz right answers score best',
    ]),
  )
})

test('what is found fails its own test, and says what, where and what to do', async () => {
  const { testResults } = await run('broken.suite.ts')
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed')
  expect(failed.map(({ fullName }) => fullName)).toEqual([
    'plugin @example/quiz every contribution says what it is',
    'metric exact scores are numbers or missing, and those that it declares',
  ])
  expect(failed[0]!.failureMessages.join('\n')).toContain('error description (metric exact): its description is empty\n  Give one line')
  expect(failed[1]!.failureMessages.join('\n')).toContain('error score-nan (metric exact › sample right): “exact” is not a number')
})
