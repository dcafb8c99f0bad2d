import { createHash } from 'node:crypto'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ, quizConfig, quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.reset()
  provider.reply(({ prompt }) => ({ say: prompt.startsWith('Grade') ? '1' : 'A' }))
})
afterEach(() => project.remove())

/** Runs the project; gives its score, what was said, and how often the model was asked. */
async function run(...words: readonly string[]) {
  const before = provider.received.length
  const { stdout, stderr } = await project.run(['run', '--json', ...words], WITH_KEY)
  const { runs } = JSON.parse(stdout) as { runs: { score: number }[] }
  return { score: runs[0]?.score, stderr, asked: provider.received.length - before }
}

/** Replaces a text in a file of the project. */
function edit(name: string, from: string, to: string): void {
  const text = readFileSync(join(project.folder, name), 'utf8')
  expect(text).toContain(from)
  project.write({ [name]: text.replace(from, to) })
}

const FIRST = { score: 2 / 6, asked: 6 }
const finished = { score: 2 / 6, asked: 0, stderr: expect.stringContaining('finished already') as string }

it('edited code of a scenario, and of what it imports, makes the run anew with the answers that fit', async () => {
  project = createProject({
    ...quizFiles(provider.url, 6),
    'quiz.ts': QUIZ.replace('text: row.answer', 'text: rightOf(row)').replace('import {', "import { rightOf } from './right.ts'\nimport {"),
    'right.ts': 'export const rightOf = (row: { answer: string }) => row.answer\n',
  })
  expect(await run()).toMatchObject(FIRST)
  expect(await run()).toMatchObject(finished)
  edit('right.ts', 'row.answer\n', "'A'\n")
  const moved = await run()
  expect(moved).toMatchObject({ score: 1, asked: 0 })
  expect(moved.stderr).toContain('right.ts changed since the run')
  // An edit of what is asked asks that, and nothing else.
  edit('quiz.ts', 'text: row.question', "text: row.question.replace('0', 'zero')")
  expect(await run()).toMatchObject({ score: 1, asked: 1 })
  expect(await run()).toMatchObject({ ...finished, score: 1 })
})

it('a file of data that is there no more, or under another name, does not count as the same', async () => {
  project = createProject(quizFiles(provider.url, 6))
  expect(await run()).toMatchObject(FIRST)
  renameSync(join(project.folder, 'rows.jsonl'), join(project.folder, 'questions.jsonl'))
  const gone = await run()
  expect(gone.score).toBeUndefined()
  expect(gone.stderr).toMatch(/rows\.jsonl \(gone\) changed since the run[^]*rows\.jsonl/)
  project.write({ 'questions.jsonl': quizRows(6).replaceAll('"B"', '"A"') })
  edit('quiz.ts', "path: 'rows.jsonl'", "path: 'questions.jsonl'")
  expect(await run()).toMatchObject({ score: 4 / 6, asked: 0 })
})

/** A plugin whose option decides which answer is right. */
const OPTIONAL = `import { definePlugin, defineScenario } from 'binnacle'
import { z } from 'zod'
export default definePlugin({
  name: 'optional',
  options: z.object({ right: z.string() }),
  contribute: ({ right }) => ({
    scenarios: [defineScenario({
      name: 'quiz',
      description: 'x',
      async *load(_options, { files }) {
        for await (const row of files.rows({ path: 'rows.jsonl' }))
          yield { split: 'test', input: { text: row.question }, references: [{ output: { text: right }, tags: ['correct'] }] }
      },
    })],
  }),
})
`

it('so do the options of a plugin, a plugin that may change answers, and settings that decide which rows there are', async () => {
  project = createProject({
    ...quizFiles(provider.url, 6),
    'optional.ts': OPTIONAL,
    'quiz.ts': QUIZ.replace('export const quiz ', 'const quiz '),
    'binnacle.config.ts': quizConfig(provider.url)
      .replace("import { defineConfig } from 'binnacle'", "import { defineConfig } from 'binnacle'\nimport optional from './optional.ts'")
      .replace("'./quiz.ts'", "'./quiz.ts', optional({ right: 'B' })"),
  })
  expect(await run()).toMatchObject({ score: 0, asked: 6 })
  edit('binnacle.config.ts', "right: 'B'", "right: 'A'")
  const moved = await run()
  expect(moved).toMatchObject({ score: 1, asked: 0 })
  expect(moved.stderr).toContain('the options of the plugin optional')

  project.write({
    'changing.ts':
      "export const hooks = { transformInstance: (instance) => ({ ...instance, references: [{ output: { text: 'C' }, tags: ['correct'] }] }) }\n",
  })
  edit('binnacle.config.ts', "'./quiz.ts'", "'./quiz.ts', './changing.ts'")
  const changed = await run()
  expect(changed).toMatchObject({ score: 0, asked: 0 })
  expect(changed.stderr).toContain('the plugin changing (new)')
  expect((await run('--bad-rows', 'skip')).stderr).toContain('the setting badRows changed since the run')
})

it('a stand-in of a mirror does not count where the mirror is not given, nor do other bytes in a mirror', async () => {
  const mirror = (text: string) => ({
    'mirror/rows.jsonl': text,
    'mirror/mirror.json': JSON.stringify({
      complete: true,
      entries: [
        {
          kind: 'http',
          source: 'https://data.example/rows.jsonl',
          path: 'rows.jsonl',
          sha256: createHash('sha256').update(text).digest('hex'),
          note: 'a stand-in',
        },
      ],
    }),
  })
  project = createProject({
    ...quizFiles(provider.url, 6),
    'quiz.ts': QUIZ.replace("{ path: 'rows.jsonl' }", "{ url: 'https://data.example/rows.jsonl' }"),
    ...mirror(quizRows(6)),
  })
  expect(await run('--mirror', 'mirror')).toMatchObject(FIRST)
  expect(await run('--mirror', 'mirror')).toMatchObject(finished)
  project.write(mirror(quizRows(6).replaceAll('"B"', '"A"')))
  expect(await run('--mirror', 'mirror')).toMatchObject({ score: 4 / 6, asked: 0 })
  const without = await run('--offline')
  expect(without.score).toBeUndefined()
  expect(without.stderr).toContain('a stand-in of a mirror that is not given')
})

it('an annotator whose code changed annotates anew; a hook that answers go through has them asked anew, once it changed', async () => {
  const annotator = (grade: number) => `import { defineAnnotator, defineMetric } from 'binnacle'
export const own = defineAnnotator({ name: 'own', description: 'x', annotate: async () => ({ grade: ${grade} }) })
export const grade = defineMetric({ name: 'grade', description: 'x', reads: 'one', scores: { grade: 'higher' }, score: ({ annotations }) => annotations.own })
`
  const hook = (text: string) =>
    `export const hooks = { transformCompletion: (answer) => ({ ...answer, completions: [{ ...answer.completions[0], text: '${text}' }] }) }\n`
  project = createProject({
    ...quizFiles(provider.url, 3),
    'quiz.ts': QUIZ.replace('exactMatchMetrics(),', "[...exactMatchMetrics(), { name: 'grade' }], annotators: [{ name: 'own' }],"),
    'own.ts': annotator(1),
    'hook.ts': hook('B'),
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./quiz.ts', './own.ts', './hook.ts'"),
  })
  const grades = () => project.rows<{ value: { grade: number } }>('annotations.jsonl').map(({ value }) => value.grade)
  expect(await run()).toMatchObject({ score: 1 / 3, asked: 3 })
  expect(grades()).toEqual([1, 1, 1])
  project.write({ 'own.ts': annotator(0.5) })
  expect(await run()).toMatchObject({ score: 1 / 3, asked: 0 })
  expect(grades()).toEqual([0.5, 0.5, 0.5])
  project.write({ 'hook.ts': hook('X') })
  const changed = await run()
  expect(changed).toMatchObject({ score: 0, asked: 3 })
  expect(changed.stderr).toContain('hook.ts changed since the run; it is made anew, and all is asked again')
  expect(await run()).toMatchObject({ score: 0, asked: 0 })
})

it('another record that is replayed gives its own answers', async () => {
  project = createProject(quizFiles(provider.url, 6))
  expect(await run('--suite', 'first')).toMatchObject(FIRST)
  const [recorded] = project.runFolders('first')
  expect(await run('--replay', recorded!)).toMatchObject({ score: 2 / 6, asked: 0 })
  expect(await run('--replay', recorded!)).toMatchObject(finished)
  provider.reply(() => ({ say: 'X' }))
  expect(await run('--suite', 'second')).toMatchObject({ score: 0, asked: 6 })
  const other = await run('--replay', project.runFolders('second')[0]!)
  expect(other).toMatchObject({ score: 0, asked: 0 })
  expect(other.stderr).toContain('the record that is replayed changed since the run')
})
