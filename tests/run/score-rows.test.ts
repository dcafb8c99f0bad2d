import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ } from '../support/quiz.ts'

let project: Project

const OWN_METRIC = (values: string) => `import { defineMetric } from 'binnacle'
const VALUES = ${values}
export const own = defineMetric({
  name: 'own', description: 'A value for each row', reads: 'all', scores: { own_value: 'higher' },
  score: ({ instance }) => ({ own_value: VALUES[instance.id] ?? { missing: 'none' } }),
})
`

beforeAll(async () => {
  project = createProject({
    'binnacle.config.ts': `import { defineConfig } from 'binnacle'
export default defineConfig({ plugins: ['@binnacle/metrics-basic', '@binnacle/client-baselines', './quiz.ts', './own.ts'], yes: true })
`,
    'quiz.ts': QUIZ.replace('exactMatchMetrics()', "[...exactMatchMetrics(), { name: 'own' }]"),
    'own.ts': OWN_METRIC('{ id0: 1, id1: 2, id2: 3 }'),
    'rows.jsonl': [1, 2, 3].map((number) => JSON.stringify({ question: `${number}?`, answer: 'A' })).join('\n'),
  })
  expect((await project.run(['run', 'quiz', '--model', 'baseline/ngram'])).code).toBe(0)
})
afterAll(() => project.remove())

const score = async () => {
  const [run] = project.runFolders()
  const { stdout, code } = await project.run(['score', run!, '--json'])
  expect(code).toBe(0)
  return (JSON.parse(stdout) as { moved: { stat: string }[]; rows: { score: string; count: number; rows: unknown[] }[] }[])[0]!
}

it('scoring again says which rows moved, also where their mean did not', async () => {
  expect(await score()).toMatchObject({ moved: [], rows: [] })
  project.write({ 'own.ts': OWN_METRIC('{ id0: 2, id1: 1, id2: 3 }') })
  const [run] = project.runFolders()
  // Into another folder nothing of the run is touched, so the same is found again.
  const shown = await project.run(['score', run!, '--into', 'elsewhere'])
  expect(shown.stdout).toContain('none moved, 2 scores of rows moved')
  expect(shown.stdout).toContain('own_value (own): 2 rows moved: id0 1.000 → 2.000, id1 2.000 → 1.000')
  const found = await score()
  expect(found.moved).toEqual([])
  expect(found.rows).toEqual([
    {
      metric: 'own',
      score: 'own_value',
      count: 2,
      rows: [
        { row: 'id0', trial: 0, before: 1, now: 2 },
        { row: 'id1', trial: 0, before: 2, now: 1 },
      ],
    },
  ])
  expect(await score()).toMatchObject({ moved: [], rows: [] })
})

it('a score that is missing now is told as missing', async () => {
  project.write({ 'own.ts': OWN_METRIC('{ id0: 2, id1: 1 }') })
  const { rows, moved } = await score()
  expect(rows).toEqual([{ metric: 'own', score: 'own_value', count: 1, rows: [{ row: 'id2', trial: 0, before: 3, now: null }] }])
  expect(moved.map(({ stat }) => stat)).toContain('own_value test')
})

it('a metric used twice has two names, also where only it is scored again', async () => {
  const twice = createProject({
    'binnacle.config.ts': `import { defineConfig } from 'binnacle'
export default defineConfig({ plugins: ['@binnacle/metrics-basic', '@binnacle/client-baselines', './quiz.ts', './own.ts'], yes: true })
`,
    'quiz.ts': QUIZ.replace(
      'exactMatchMetrics()',
      "[{ name: 'share', options: { of: 2 } }, { name: 'share', options: { of: 4 } }, { name: 'rival' }]",
    ),
    'own.ts': `import { defineMetric } from 'binnacle'
import * as z from 'zod'
export const share = defineMetric({
  name: 'share', description: 'A share', reads: 'all', options: z.object({ of: z.number() }), scores: { share: 'higher' },
  score: (_sample, { of }) => ({ share: 1 / of }),
})
export const rival = defineMetric({
  name: 'rival', description: 'A share too', reads: 'all', scores: { share: 'higher' }, score: () => ({ share: 1 }),
})
`,
    'rows.jsonl': [1, 2, 3].map((number) => JSON.stringify({ question: `${number}?`, answer: 'A' })).join('\n'),
  })
  try {
    expect((await twice.run(['run', 'quiz', '--model', 'baseline/ngram'])).code).toBe(0)
    const [run] = twice.runFolders()
    const stats = JSON.parse(twice.read('stats.json')) as { name: { name: string }; mean: number }[]
    const means = stats.map(({ name, mean }) => [name.name, mean])
    expect(Object.fromEntries(means)).toMatchObject({ share: 0.5, 'share[of=4]': 0.25, 'share[rival]': 1 })
    for (const only of ['share', 'rival']) {
      const { stdout } = await twice.run(['score', run!, '--metric', only, '--into', 'elsewhere', '--json'])
      expect((JSON.parse(stdout) as { moved: unknown[]; rows: unknown[] }[])[0]).toMatchObject({ moved: [], rows: [] })
    }
  } finally {
    twice.remove()
  }
})
