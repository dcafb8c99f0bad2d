import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BinnacleError, OUTCOMES, type OutcomeCounts } from '@binnacle/core'
import { readProgress } from '@binnacle/records'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followProgress } from './follow-progress.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-progress-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const outcomes = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, outcome === 'scored' ? 2 : 0])) as OutcomeCounts

test('says at once that a run goes on, and in the end what came of it', () => {
  const budget = { usd: 1, tokens: 10 }
  const follower = followProgress(folder, 'quiz', budget)
  expect(readProgress(folder)).toMatchObject({ run: 'quiz', state: 'running', done: 0, usd: 0 })
  follower.event({ type: 'planned', run: 'quiz', requests: 3 })
  follower.event({ type: 'answered', run: 'quiz', seconds: 1, fromRecord: true })
  follower.event({ type: 'answered', run: 'quiz', seconds: 1, fromRecord: false })
  follower.event({ type: 'failed', run: 'quiz', code: 'ERR_X', message: 'x' })
  follower.event({ type: 'runFinished', run: 'quiz', outcomes, stats: [] })
  Object.assign(budget, { usd: 3, tokens: 25 })
  follower.end()
  expect(readProgress(folder)).toMatchObject({
    state: 'finished',
    planned: 3,
    done: 3,
    recorded: 1,
    failed: 1,
    outcomes,
    usd: 2,
    tokens: 15,
  })
})

test.each([
  ['ERR_RUN_STOPPED', 'stopped'],
  ['ERR_PROVIDER_KEY', 'failed'],
])('%s: %s', (code, state) => {
  followProgress(folder, 'quiz', { usd: 0, tokens: 0 }).end(new BinnacleError({ code, message: 'why' }))
  expect(readProgress(folder)).toMatchObject({ state, error: { code, message: 'why' } })
})

test('a folder that cannot be written to is no fault of the run', () => {
  const follower = followProgress(join(folder, 'gone', 'deeper'), 'quiz', { usd: 0, tokens: 0 })
  expect(() => follower.end()).not.toThrow()
  expect(readProgress(join(folder, 'gone'))).toBeUndefined()
})
