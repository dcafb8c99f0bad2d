import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ, quizRows } from '../support/quiz.ts'

let project: Project
afterEach(() => project.remove())

const files = (quiz: string) => ({
  'binnacle.config.ts': `import { defineConfig } from 'binnacle'
export default defineConfig({ plugins: ['./quiz.ts'], runs: ['quiz:model=none/such'] })
`,
  'quiz.ts': quiz,
  'rows.jsonl': quizRows(2),
})

it('a config and a private plugin need no package beside them: those of the command are lent', async () => {
  project = createProject(files(QUIZ))
  rmSync(join(project.folder, 'node_modules'))
  rmSync(join(project.folder, 'package.json'))
  const { stdout, stderr, code } = await project.run(['list', 'tasks'])
  expect(stderr).not.toContain('ERR_PLUGIN')
  expect([code, stdout.includes('quiz')]).toEqual([0, true])
})

it('a package that nobody has is named with the command that installs it', async () => {
  project = createProject(files(`import 'no-such-package/deep'\n${QUIZ}`))
  const { stderr, code } = await project.run(['list', 'tasks'])
  expect(code).toBe(2)
  expect(stderr).toContain('ERR_PLUGIN_IMPORT')
  expect(stderr).toContain('npm install -D no-such-package')
})
