import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { QUIZ, quizConfig, quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

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

it('so is one whose plugin comes with its rows, and they are recorded by the name of the package', async () => {
  const own = createProject({
    ...quizFiles(provider.url, 6),
    'pack/package.json':
      '{ "name": "my-pack", "version": "1.0.0", "type": "module", "exports": "./index.ts", "binnacle": { "plugin": 1 } }',
    'pack/rows.jsonl': quizRows(6),
    'pack/index.ts': `import { definePlugin, defineScenario, defineTask, exactMatchMetrics, generationAdaptation } from 'binnacle'
const url = new URL('./rows.jsonl', import.meta.url).href
${QUIZ.slice(QUIZ.indexOf('export const quiz ')).replaceAll('export ', '').replace("{ path: 'rows.jsonl' }", '{ url }')}
export default definePlugin({ name: 'my-pack', from: import.meta.url, contribute: () => ({ scenarios: [quiz], tasks: [quizTask] }) })
`,
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./pack'"),
  })
  try {
    expect((await own.run(['run'], WITH_KEY)).stdout).toContain('0.333')
    expect(JSON.parse(own.read('run.json'))).toMatchObject({ data: [{ source: 'package:my-pack/rows.jsonl' }] })
    own.write({ 'pack/rows.jsonl': quizRows(6).replaceAll('"B"', '"A"') })
    const again = await own.run(['run'], WITH_KEY)
    expect(again.stderr).toContain('package:my-pack/rows.jsonl changed since the run')
    expect(again.stdout).toContain('0.667')
  } finally {
    own.remove()
  }
})
