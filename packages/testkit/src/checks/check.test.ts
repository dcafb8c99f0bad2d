import { expect, it } from 'vitest'
import { runCheck, runChecks } from './check.ts'

const throws = (name: string, message: string) => ({
  name,
  run: () => {
    throw new Error(message)
  },
})
const all = { title: 'scenario quiz', allow: {}, checks: [throws('a', 'no data'), throws('b', 'no data'), throws('c', 'no key')] }

it('what kept several checks from looking is said once', async () => {
  const found = await runChecks(all)
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['check-threw', '“a” could not be looked at: no data'],
    ['check-threw', '“c” could not be looked at: no key'],
  ])
})

it('a check by itself says it always', async () => {
  expect(await runCheck(all, all.checks[1]!)).toMatchObject([{ code: 'check-threw', place: 'scenario quiz' }])
})
