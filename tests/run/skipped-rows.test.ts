import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(async () => {
  await provider.close()
  project.remove()
})

it('broken rows are skipped and counted where that is asked for', async () => {
  project = createProject({
    ...quizFiles(provider.url, 0),
    'rows.jsonl': `${quizRows(2)}\n{"question": "Num\n{"question":"Last?","answer":"C"}\n`,
  })
  const { code, stderr } = await project.run(['run', '--bad-rows', 'skip'], WITH_KEY)
  expect(code).toBe(0)
  expect(stderr).toContain('1 broken row was skipped')
  expect(provider.received).toHaveLength(3)
  expect(JSON.parse(project.read('run.json'))).toMatchObject({
    instances: { evaluated: 3, loaded: 3, skippedRows: 1 },
    outcomes: { scored: 3 },
  })
})
