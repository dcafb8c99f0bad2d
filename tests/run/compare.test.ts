import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ, quizRows } from '../support/quiz.ts'

let project: Project

/** The quiz, with an argument that changes what is asked, and one that changes its wording. */
const QUIZ_WITH_ARGUMENTS = QUIZ.replace('import {', "import { z } from 'zod'\nimport {")
  .replace(
    "description: 'Answers of our own',",
    "description: 'Answers of our own',\n  options: z.strictObject({ noun: z.string().default('Question'), rows: z.string().default('rows.jsonl') }),",
  )
  .replace('build: () => ({', 'build: ({ noun, rows }) => ({')
  .replace("scenario: { name: 'quiz' }", "scenario: { name: 'quiz', options: { rows } }")
  .replace("description: 'Questions of our own',", "description: 'Questions of our own',\n  options: z.strictObject({ rows: z.string() }),")
  .replace('load(_options, { files })', 'load({ rows }, { files })')
  .replace("{ path: 'rows.jsonl' }", '{ path: rows }')
  .replace("inputNoun: 'Question'", 'inputNoun: noun')
  .replace('metrics: exactMatchMetrics()', "metrics: [...exactMatchMetrics(), { name: 'tenths' }]")
  .replace(
    'export const',
    `export const tenths = defineMetric({
  name: 'tenths',
  description: 'Missing on each tenth row, else 1',
  reads: 'one',
  scores: { tenths: 'higher' },
  score: ({ instance }) => ({ tenths: instance.id.endsWith('0') ? { missing: 'unparsed: a tenth row' } : 1 }),
})
export const`,
  )
  .replace('defineScenario', 'defineMetric, defineScenario')

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({ question: `Number ${index}?\nA. one\nB. two\nC. three`, answer: 'ABC'[index % 3] }),
  ).join('\n')

beforeAll(async () => {
  project = createProject({
    'binnacle.config.ts': `import { defineConfig } from 'binnacle'
export default defineConfig({ plugins: ['@binnacle/metrics-basic', '@binnacle/client-baselines', './quiz.ts'], yes: true })
`,
    'bare.config.ts': 'export default { plugins: [] }\n',
    'quiz.ts': QUIZ_WITH_ARGUMENTS,
    'rows.jsonl': choices(60),
    'other.jsonl': quizRows(30),
  })
  for (const model of ['baseline/uniform', 'baseline/majority', 'baseline/ngram']) {
    const ended = await project.run(['run', 'quiz', '--model', model])
    expect(ended.code, ended.stderr).toBe(0)
  }
  for (const [suite, entry] of [
    ['worded', 'quiz:noun=Riddle'],
    ['asked', 'quiz:rows=other.jsonl'],
  ] as const)
    expect((await project.run(['run', entry, '--model', 'baseline/ngram', '--suite', suite])).code).toBe(0)
})
afterAll(() => project.remove())

const compare = async (...words: readonly string[]) => {
  const { code, stdout, stderr } = await project.run(['compare', ...words])
  return { code, stdout, stderr }
}

describe('compare', () => {
  it('two models of a suite, row by row', async () => {
    const { code, stdout } = await compare('baseline/uniform', 'baseline/majority', '--json')
    expect(code).toBe(0)
    const { comparisons, correction } = JSON.parse(stdout) as { comparisons: Record<string, unknown>[]; correction: string }
    expect(correction).toBe('holm')
    expect(comparisons).toHaveLength(1)
    const [found] = comparisons as {
      rows: number
      better: number
      worse: number
      equal: number
      means: number[]
      difference: number
      flips: unknown[]
      test: string
      stat: string
    }[]
    expect(found).toMatchObject({ rows: 60, stat: 'exact_match', test: 'mcnemar', warnings: [] })
    expect(found!.better + found!.worse + found!.equal).toBe(60)
    expect(found!.flips).toHaveLength(found!.better + found!.worse)
    expect(found!.difference).toBeCloseTo((found!.better - found!.worse) / 60, 12)
    // The means are those that the runs themselves have.
    for (const [index, model] of ['uniform', 'majority'].entries()) {
      const folder = project.runFolders().find((path) => path.includes(model))!
      const shown = await project.run(['show', folder, '--json'])
      const { summary } = JSON.parse(shown.stdout) as { summary: { score: number } }
      expect(found!.means[index]).toBeCloseTo(summary.score, 12)
    }
  })

  it('shows what is better, and rows that differ', async () => {
    const { stdout } = await compare('baseline/uniform', 'baseline/majority', '--flips', '2')
    expect(stdout).toContain('Differences are first minus second: baseline/uniform − baseline/majority.')
    expect(stdout).toMatch(/quiz +exact_match \(test\) +0\.\d{3} +0\.\d{3} +[-+0]/)
    expect(stdout).toMatch(/rows differ \(baseline\/uniform \/ baseline\/majority\), 2 of them/)
    expect((await compare('baseline/uniform', 'baseline/majority', '--format', 'csv')).stdout.split('\n')[0]).toMatch(
      /^task,metric,first,second,difference/,
    )
  })

  it('folders of runs as well as models, and says what was worded differently', async () => {
    const [worded] = project.runFolders('worded')
    const [plain] = project.runFolders().filter((path) => path.includes('ngram'))
    const { code, stdout, stderr } = await compare(plain!, worded!, '--anyway', '--json')
    expect(code, stderr).toBe(0)
    const { comparisons } = JSON.parse(stdout) as { comparisons: { warnings: string[] }[] }
    expect(comparisons[0]!.warnings.join('\n')).toMatch(/adaptation\.inputPrefix is "Question: " here and "Riddle: " there/)
    expect(comparisons[0]!.warnings.join('\n')).toMatch(/60 of 60 rows were asked with other prompts \(first: id0\)/)
  })

  it('refuses runs that were not asked the same, and names the fields', async () => {
    const [asked] = project.runFolders('asked')
    const [plain] = project.runFolders().filter((path) => path.includes('ngram'))
    const { code, stderr } = await compare(plain!, asked!)
    expect(code).toBe(2)
    expect(stderr).toContain('ERR_COMPARE_OTHER_QUESTIONS')
    expect(stderr).toMatch(/scenario\.options\.rows is "rows\.jsonl" here and "other\.jsonl" there/)
    expect(stderr).toContain('--anyway')
  })

  it('refuses rows of equal ids that are not the same, since the data changed in between', async () => {
    const before = choices(60)
    project.write({ 'rows.jsonl': before.replaceAll('C. three', 'C. tree') })
    try {
      expect((await project.run(['run', 'quiz', '--model', 'baseline/uniform', '--suite', 'changed'])).code).toBe(0)
    } finally {
      project.write({ 'rows.jsonl': before })
    }
    const [changed] = project.runFolders('changed')
    const refused = await compare('baseline/ngram', changed!)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/ERR_COMPARE_OTHER_ROWS/)
    expect(refused.stderr).toContain('60 rows have the same id')
    expect((await compare('baseline/ngram', changed!, '--anyway')).stderr).toContain('60 rows of equal ids are other rows (first: id0)')
  })

  it('says how many rows do not count, since a score is missing', async () => {
    const { stdout } = await compare('baseline/uniform', 'baseline/majority', '--metric', 'tenths', '--json')
    const { comparisons } = JSON.parse(stdout) as { comparisons: { rows: number; warnings: string[] }[] }
    expect(comparisons[0]).toMatchObject({
      rows: 54,
      warnings: ['6 rows do not count, since a score is missing: 6 of the first, 6 of the second'],
    })
    const ranked = await compare('binnacle-out/runs/default', '--metric', 'tenths')
    expect(ranked.stderr).toContain('quiz: 6 rows count for no model, since baseline/uniform has no score there')
  })

  it('of one suite ranks its models', async () => {
    const { stdout } = await compare('binnacle-out/runs/default', '--json')
    const { models, tasks } = JSON.parse(stdout) as {
      models: { model: string; rank: number; rankInterval: number[]; best: number }[]
      tasks: number
    }
    expect([tasks, models.map(({ model }) => model).toSorted()]).toEqual([1, ['baseline/majority', 'baseline/ngram', 'baseline/uniform']])
    for (const { rank, rankInterval } of models) expect(rankInterval[0]! <= rank && rank <= rankInterval[1]!).toBe(true)
  })

  it('pairs of several runs of a task those that were asked in the same way', async () => {
    for (const entry of ['quiz', 'quiz:max_train_instances=2'])
      expect((await project.run(['run', entry, '--model', 'baseline/ngram', 'baseline/uniform', '--suite', 'both'])).code).toBe(0)
    const runs = project.runFolders('both')
    expect(runs).toHaveLength(4)
    const bare = runs.filter((path) => path.includes('uniform') && path.includes('max_train_instances'))
    const { stdout } = await compare('baseline/ngram', 'baseline/uniform', '--suite', 'both', '--json')
    const { comparisons } = JSON.parse(stdout) as { comparisons: { warnings: string[] }[] }
    expect(comparisons.map(({ warnings }) => warnings)).toEqual([[], []])
    const one = await compare(bare[0]!, 'baseline/ngram', '--suite', 'both', '--json')
    expect((JSON.parse(one.stdout) as { comparisons: { warnings: string[] }[] }).comparisons[0]!.warnings).toEqual([])
    const ranked = await compare('binnacle-out/runs/both')
    expect(ranked.code).toBe(2)
    expect(ranked.stderr).toContain('ERR_COMPARE_TWICE')
  })

  it('says where no plugin tells which way a score is better', async () => {
    const assumed = 'no plugin that is here says which way exact_match is better'
    const pair = await compare('baseline/uniform', 'baseline/ngram', '--config', 'bare.config.ts')
    expect(pair.stderr).toContain(assumed)
    expect((await compare('binnacle-out/runs/default', '--config', 'bare.config.ts')).stderr).toContain(assumed)
    expect((await compare('baseline/uniform', 'baseline/ngram')).stderr).not.toContain(assumed)
  })

  it('of one suite refuses runs that were not asked the same, and says what was worded differently', async () => {
    const ranks = (...paths: readonly string[]) => {
      const folder = join(project.folder, 'mixed')
      rmSync(folder, { recursive: true, force: true })
      for (const path of paths) cpSync(path, join(folder, basename(path)), { recursive: true })
      return compare('mixed', '--json')
    }
    const [plain] = project.runFolders().filter((path) => path.includes('uniform'))
    const [bare] = project.runFolders('both').filter((path) => path.includes('ngram') && path.includes('max_train_instances'))
    const { stdout } = await ranks(plain!, bare!)
    expect((JSON.parse(stdout) as { warnings: string[] }).warnings).toEqual([
      expect.stringContaining('adaptation.maxTrainInstances is not the same in '),
    ])
  })

  it.each([
    [['baseline/uniform', 'baseline/ngram', '--cluster', 'pasage'], 'ERR_COMPARE_CLUSTER', '“pasage”'],
    [['binnacle-out/runs/default', '--cluster', 'pasage'], 'ERR_COMPARE_CLUSTER', '“pasage”'],
    [['binnacle-out/runs/default', '--metric', 'num_output_tokens'], 'ERR_COMPARE_DIRECTIONS', 'neither higher nor lower'],
    [['baseline/uniform', 'baseline/unform'], 'ERR_COMPARE_NOT_FOUND', 'Did you mean “baseline/uniform”?'],
    [['baseline/uniform', 'baseline/ngram', '--metric', 'exact_mach'], 'ERR_COMPARE_STAT', 'Did you mean “exact_match”?'],
    [['baseline/uniform', 'baseline/ngram', '--level', '95'], 'ERR_COMPARE_LEVEL', '0.95'],
  ])('%j is refused', async (words, code, text) => {
    const { stderr, code: exit } = await compare(...words)
    expect(exit).toBe(2)
    expect(stderr).toContain(code)
    expect(stderr).toContain(text)
  })
})

describe('power', () => {
  const power = async (...words: readonly string[]) => project.run(['power', ...words])

  it('says how many rows a difference needs, by how often two models disagree', async () => {
    // (1.959964 + 0.841621)² · (0.2 − 0.02²) / 0.02² = 3916.3
    const { stdout } = await power('--difference', '0.02', '--disagreement', '0.2', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ rows: 3917, power: 0.8, significance: 0.05 })
    expect((await power('--difference', '0.02', '--disagreement', '0.2')).stdout).toContain('needs 3917 rows asked of both models')
  })

  it('takes what recorded runs say, and turns the question round', async () => {
    const { stdout } = await power('baseline/uniform', 'baseline/ngram', '--rows', '1000', '--json')
    const { deviation, detectable } = JSON.parse(stdout) as { deviation: number; detectable: number }
    expect(detectable).toBeCloseTo((2.8015852 * deviation) / Math.sqrt(1000), 6)
  })

  it('refuses runs that were not asked the same', async () => {
    const [asked] = project.runFolders('asked')
    const [plain] = project.runFolders().filter((path) => path.includes('ngram'))
    expect((await power(plain!, asked!, '--rows', '100')).stderr).toMatch(/ERR_COMPARE_/)
  })

  it('refuses what cannot be answered', async () => {
    expect((await power('--difference', '0.02')).stderr).toContain('ERR_POWER_UNKNOWN')
    for (const words of [
      ['--difference', '0.3', '--disagreement', '0.2'],
      ['--difference', '0', '--disagreement', '0.2'],
      ['--difference', '0.1', '--disagreement', '1.2'],
      ['--difference', '0.2', '--score', '0.9'],
      ['--difference', '0.1', '--score', '0.5', '--power', '1'],
      ['--difference', '0.1', '--score', '0.5', '--significance', '5'],
      ['baseline/ngram', 'baseline/ngram', '--difference', '0.1'],
    ]) {
      const { code, stderr } = await power(...words)
      expect([code, stderr], words.join(' ')).toEqual([2, expect.stringContaining('ERR_POWER_VALUE')])
    }
  })
})
