import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealRun } from '../support/seal-run.ts'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ } from '../support/quiz.ts'

let project: Project

/** A schema of our own in HELM's form: a group over two tasks, of which one has no run of one model. */
const SCHEMA = `
metrics:
  - name: exact_match
    display_name: Exact match
    short_display_name: EM
    description: Fraction of right answers.
    lower_is_better: false
  - name: inference_runtime
    short_display_name: Time
    lower_is_better: true
perturbations: []
metric_groups:
  - name: accuracy
    display_name: Accuracy
    aggregation_strategies: [win_rate, mean]
    metrics:
      - name: \${main_name}
        split: \${main_split}
  - name: efficiency
    hide_win_rates: yes
    metrics:
      - name: inference_runtime
        split: \${main_split}
run_groups:
  - name: all
    display_name: All tasks
    category: All scenarios
    subgroups: [quiz, riddles]
  - name: quiz
    display_name: The quiz
    metric_groups: [accuracy, efficiency]
    environment: { main_name: exact_match, main_split: test }
  - name: riddles
    metric_groups: [accuracy]
    environment: { main_name: exact_match, main_split: test }
`

beforeAll(async () => {
  project = createProject({
    'binnacle.config.ts': `import { defineConfig } from 'binnacle'
export default defineConfig({ plugins: ['@binnacle/metrics-basic', '@binnacle/client-baselines', './quiz.ts'], yes: true })
`,
    'quiz.ts': `${QUIZ}\nexport const riddles = defineTask({ ...quizTask, name: 'riddles', build: () => ({ ...quizTask.build(), groups: ['riddles'] }) })\n`,
    'rows.jsonl': ['A', 'B', 'C', 'A']
      .map((answer, index) => JSON.stringify({ question: `${index}?\nA. x\nB. y\nC. z`, answer }))
      .join('\n'),
    'schema.yaml': SCHEMA,
  })
  for (const [task, ...models] of [
    ['quiz', 'baseline/uniform', 'baseline/majority'],
    ['riddles', 'baseline/majority'],
  ] as const)
    expect((await project.run(['run', task, '--model', ...models])).code).toBe(0)
})
afterAll(() => project.remove())

const summarize = async (...words: readonly string[]) => project.run(['summarize', '--schema', 'schema.yaml', ...words])

interface Shown {
  readonly pages: readonly {
    readonly name: string
    readonly tables: readonly {
      readonly header: { value: string }[]
      readonly rows: { value?: number | string; description?: string }[][]
    }[]
  }[]
}

describe('summarize --schema', () => {
  it('shows groups with their win rates and means, and says why a cell is empty', async () => {
    const { stdout, code } = await summarize()
    expect(code).toBe(0)
    expect(stdout).toMatch(/^All tasks – Accuracy\nModel +Mean win rate +Mean score +The quiz - EM +riddles - EM\n/)
    expect(stdout).toContain('–: No matching runs (1 cell)')
    const json = JSON.parse((await summarize('--json')).stdout) as Shown
    const [table] = json.pages.find(({ name }) => name === 'all')!.tables
    const [uniform, majority] = table!.rows
    const [first, second] = [uniform![3]!.value as number, majority![3]!.value as number]
    // Two models, one column with both: the better one beats all others, the worse none; equal ones half.
    expect([uniform![1]!.value, majority![1]!.value]).toEqual(first > second ? [1, 0] : first < second ? [0, 1] : [0.5, 0.5])
    expect(majority![2]!.value).toBeCloseTo((second + (majority![4]!.value as number)) / 2, 12)
    expect(uniform![4]).toEqual({ description: 'No matching runs', markdown: false })
  })

  it('takes the numbers that the runs have', async () => {
    const json = JSON.parse((await summarize('--group', 'quiz', '--json')).stdout) as Shown
    expect(json.pages.map(({ name }) => name)).toEqual(['quiz'])
    for (const folder of project.runFolders().filter((path) => path.includes('/quiz'))) {
      const stats = JSON.parse(readFileSync(join(folder, 'stats.json'), 'utf8')) as {
        name: { name: string; split?: string; perturbation?: object }
        mean: number
      }[]
      const { mean } = stats.find(({ name }) => name.name === 'exact_match' && name.split === 'test' && name.perturbation === undefined)!
      const label = folder.includes('uniform') ? 'Uniform choice' : 'Majority of the shots'
      expect(json.pages[0]!.tables[0]!.rows.find((row) => row[0]!.value === label)![1]!.value).toBe(mean)
    }
  })

  it('writes the files that HELM writes, which are read again as its own', async () => {
    const written = await summarize('--format', 'helm', '--to', 'site')
    expect(written.code, written.stderr).toBe(0)
    const groups = JSON.parse(readFileSync(join(project.folder, 'site', 'groups', 'all.json'), 'utf8')) as { title: string }[]
    expect(groups.map(({ title }) => title)).toEqual(['Accuracy', 'efficiency'])
    const exported = await project.run(['export', 'binnacle-out/runs/default', '--format', 'helm', '--to', 'helm-out'])
    expect(exported.code).toBe(0)
    const [ours, theirs] = [await summarize('--json'), await summarize('helm-out', '--json')]
    expect((JSON.parse(theirs.stdout) as Shown).pages).toEqual((JSON.parse(ours.stdout) as Shown).pages)
  })

  it('says that runs are counted twice, and what takes numbers their claim', async () => {
    const [plain, marked] = ['default', 'marked'].map((suite) => join(project.folder, 'binnacle-out', 'runs', suite))
    cpSync(plain!, marked!, { recursive: true })
    for (const folder of project.runFolders('marked')) {
      const file = join(folder, 'run.json')
      writeFileSync(
        file,
        JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), substituted: true, modified: ['masking'] }),
      )
      sealRun(folder)
    }
    expect((await summarize()).stderr).not.toMatch(/more than once|source’s own/)
    const { stderr } = await summarize('--suites', 'default', 'marked')
    expect(stderr).toContain('3 runs are there more than once, and their numbers are averaged')
    expect(stderr).toContain('the data are not the source’s own')
    expect(stderr).toContain('hooks changed what was asked or answered: masking')
  })

  it('prints Markdown, CSV and LaTeX', async () => {
    expect((await summarize('--format', 'markdown', '--group', 'quiz')).stdout).toMatch(/^### The quiz\n\n?\| Model \|/)
    expect((await summarize('--format', 'csv', '--group', 'quiz')).stdout).toMatch(/^table,Model,EM,Time\nThe quiz,/)
    expect((await summarize('--format', 'latex', '--group', 'quiz')).stdout).toContain('\\begin{tabular}{lrr}')
  })

  it.each<[string, string, string, readonly string[], string?]>([
    ['a file that is not there', 'ERR_SCHEMA_READ', 'gone.yaml', ['summarize', '--schema', 'gone.yaml']],
    [
      'a schema with a circle',
      'ERR_SCHEMA_INVALID',
      'all → quiz → all',
      ['summarize', '--schema', 'bad.yaml'],
      SCHEMA.replace('display_name: The quiz', 'subgroups: [all]'),
    ],
    [
      'a subgroup that is not there',
      'ERR_SCHEMA_INVALID',
      'there is no run group "riddle"',
      ['summarize', '--schema', 'bad.yaml'],
      SCHEMA.replace('[quiz, riddles]', '[quiz, riddle]'),
    ],
    ['a schema that is none', 'ERR_SCHEMA_INVALID', 'run_groups', ['summarize', '--schema', 'bad.yaml'], 'run_groups: 3'],
    [
      'a schema of other runs',
      'ERR_SUMMARIZE_GROUPS',
      'runs are of quiz, riddles',
      ['summarize', '--schema', 'bad.yaml'],
      'run_groups: [{ name: mmlu }]',
    ],
    ['a folder without runs', 'ERR_SUMMARIZE_EMPTY', 'nowhere', ['summarize', 'nowhere', '--schema', 'schema.yaml']],
    ['HELM’s files without a folder', 'ERR_SUMMARIZE_TO', '--to DIR', ['summarize', '--schema', 'schema.yaml', '--format', 'helm']],
    ['a release without a schema', 'ERR_SUMMARIZE_SCHEMA', '--schema schema_lite.yaml', ['summarize', '--release', 'v1']],
  ])('refuses %s', async (_name, code, text, words, schema) => {
    if (schema !== undefined) project.write({ 'bad.yaml': schema })
    const refused = await project.run(words)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain(code)
    expect(refused.stderr).toContain(text)
  })
})

describe('summarize --board', () => {
  const BOARD = `import { defineLeaderboard } from 'binnacle'

export const board = defineLeaderboard({
  name: 'games',
  description: 'All games',
  metrics: [{ name: 'exact_match', displayName: 'Exact match', shortDisplayName: 'EM', direction: 'higher' }],
  groups: [
    { name: 'quiz', displayName: 'The quiz' },
    { name: 'riddles', displayName: 'Riddles', main: { stat: 'exact_match', split: 'test' } },
  ],
})
`

  it('makes the tables of a contributed board; a group that names no number is known by that of its tasks', async () => {
    writeFileSync(join(project.folder, 'board.ts'), BOARD)
    const { stdout, stderr, code } = await project.run(['summarize', '--board', 'games', '--plugin', './board.ts'])
    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^All games – Score\nModel +Mean win rate +The quiz - EM +Riddles - EM\n/)
    expect(stdout).toContain('–: No matching runs (1 cell)')
  })

  it.each([
    ['an unknown board', 'ERR_LEADERBOARD_UNKNOWN', ['--board', 'gamez', '--plugin', './board.ts']],
    ['a board and a schema', 'ERR_SUMMARIZE_SCHEMA', ['--board', 'games', '--schema', 'schema.yaml']],
  ])('%s is refused', async (_name, error, words) => {
    const { stderr, code } = await project.run(['summarize', ...words])
    expect(code).toBe(2)
    expect(stderr).toContain(error)
  })
})
