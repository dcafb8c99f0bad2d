import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { QUIZ, quizConfig, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => {
  project.remove()
  provider.reset()
})

/** A judge that gives a grade, and a metric that reads it. */
const JUDGE = `import { defineAnnotator, defineMetric } from '@binnacle/core'

export const judge = defineAnnotator({
  name: 'judge',
  description: 'Asks a model for a grade',
  roles: { judge: { models: ['local/model'] } },
  async annotate({ requests, instance }, context) {
    const [{ answer, error }] = await context.generate('judge', { prompt: 'Grade: ' + requests[0].answer.completions[0].text })
    if (error !== undefined) throw new Error(error.message)
    return { grade: Number(answer.completions[0].text), right: instance.references[0].output.text }
  },
})

export const grade = defineMetric({
  name: 'grade',
  description: 'The grade of the judge',
  reads: 'one',
  scores: { grade: 'higher' },
  score: ({ annotations }) => ({ grade: annotations.judge?.grade ?? { missing: 'no grade' } }),
})
`

const judgedQuiz = QUIZ.replace('metrics: exactMatchMetrics(),', "metrics: [{ name: 'grade' }], annotators: [{ name: 'judge' }],").replace(
  "main: { stat: 'exact_match', split: 'test' },",
  '',
)

const create = (rows: number) =>
  createProject({
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./quiz.ts', './judge.ts'"),
    'quiz.ts': judgedQuiz,
    'judge.ts': JUDGE,
    'rows.jsonl': quizRows(rows),
  })

const grades = (): readonly string[] => provider.received.flatMap(({ prompt }) => (prompt.startsWith('Grade: ') ? [prompt] : []))

it('a judge is asked once for equal answers, recorded, and not asked again by score', async () => {
  // Three answers A, B, C for six questions: three gradings.
  provider.reply(({ prompt }) => ({
    say: prompt.startsWith('Grade') ? String('ABC'.indexOf(prompt.at(-1)!)) : 'ABC'[Number(/Number (\d+)/.exec(prompt)![1]) % 3]!,
    after: 5,
  }))
  project = create(6)
  const { stdout, code } = await project.run(['run'], WITH_KEY)
  expect(code).toBe(0)
  expect(stdout).toMatch(/grade \(test\) +1\.000/)
  expect(grades().toSorted()).toEqual(['Grade: A', 'Grade: B', 'Grade: C'])
  // Instances with equal answers have annotations of their own: a judge sees the references.
  expect(
    project
      .rows<{ value: { right: string } }>('annotations.jsonl')
      .map(({ value }) => value.right)
      .toSorted(),
  ).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
  expect(project.rows('completions.jsonl')).toHaveLength(9)
  provider.reset()
  expect((await project.run(['score', project.runFolders()[0]!])).stdout).toContain('none moved')
  expect(provider.received).toEqual([])
})

it('a judge that fails leaves scores missing; the same command asks it again, and nothing else', async () => {
  provider.reply(({ prompt }) => (prompt.startsWith('Grade') ? { status: 400, body: '{"error":{"message":"no"}}' } : { say: 'A' }))
  project = create(3)
  const failed = await project.run(['run'], WITH_KEY)
  expect(failed.code).toBe(0)
  expect(failed.stderr).toContain('3 annotations failed')
  const [stat] = JSON.parse(project.read('stats.json')) as { name: { name: string }; count: number; num_missing: number }[]
  expect(stat).toMatchObject({ name: { name: 'grade' }, count: 0, num_missing: 3 })
  provider.reset()
  provider.reply(() => ({ say: '1' }))
  expect((await project.run(['run'], WITH_KEY)).stdout).toMatch(/grade \(test\) +1\.000/)
  expect(provider.received.map(({ prompt }) => prompt)).toEqual(['Grade: A'])
})

it('an annotator that needs a sandbox is left out where none is configured, which is said while planning', async () => {
  const sandboxed = JUDGE.replace(/  roles: .*\n/, "  needs: ['sandbox'],\n").replace(
    /async annotate\([^]*?\n  \},/,
    "annotate: async (sample, { sandbox }) => (await sandbox.run({ files: {}, command: ['true'], timeout: 1 })).exitCode,",
  )
  project = createProject({
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./quiz.ts', './judge.ts'"),
    'quiz.ts': judgedQuiz,
    'judge.ts': sandboxed,
    'rows.jsonl': quizRows(2),
  })
  provider.reply('A')
  const said = /the annotator judge is left out: it needs a sandbox to run what the model wrote, and none is configured/
  const planned = await project.run(['plan'], WITH_KEY)
  expect(planned.stdout + planned.stderr).toMatch(said)
  const ran = await project.run(['run'], WITH_KEY)
  expect(ran).toMatchObject({ code: 0 })
  expect(ran.stdout + ran.stderr).toMatch(said)
  expect(() => project.rows('annotations.jsonl')).toThrow('ENOENT')
})
