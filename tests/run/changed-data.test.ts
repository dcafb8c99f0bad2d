import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
  provider.reply(() => ({ say: 'A' }))
  project = createProject(quizFiles(provider.url, 6))
})
afterAll(async () => {
  await provider.close()
  project.remove()
})

it('a finished run is made anew when a file of its data changed, and asks nothing that was answered', async () => {
  expect((await project.run(['run'], WITH_KEY)).stdout).toContain('0.333')
  provider.reset()
  writeFileSync(join(project.folder, 'rows.jsonl'), quizRows(6).replaceAll('"B"', '"A"'))
  const again = await project.run(['run'], WITH_KEY)
  expect(again.stderr).toContain('rows.jsonl changed since the run')
  expect(again.stdout).toContain('0.667')
  expect(provider.received).toHaveLength(0)
})
