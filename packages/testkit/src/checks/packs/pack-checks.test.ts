import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Contributions,
  defineLeaderboard,
  defineMetric,
  definePlugin,
  defineScenario,
  defineTask,
  type FileSource,
  type DatasetSource,
} from '@binnacle/core'
import { afterAll, describe, expect, test } from 'vitest'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { choiceRecipe, exactMatch, instances, quizPlugin, quizScenario } from '../../../test/quiz-plugin.ts'
import { readPackCard } from './pack-card.ts'
import type { PackCheckOptions } from './pack-checks.ts'
import { checkPack } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'binnacle-pack-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BASELINE = { entry: 'quiz', model: 'baseline/uniform', stat: 'exact', value: 0.25, instances: 3 }

const CARD = {
  licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  provenance: 'Questions that we wrote in 2026.',
  intendedUse: 'To try things out. It says nothing of knowledge.',
  knownFlaws: ['There are five questions.'],
  languages: ['en'],
  contact: 'quiz@example.org',
  baselines: [BASELINE],
}

const MANIFEST = { name: '@example/quiz', version: '1.2.0', license: 'Apache-2.0', binnacle: { plugin: 1, pack: CARD } }

const README = '# Quiz\n\nThe scenario and task `quiz`, the metric `exact`, the leaderboard `quiz-board`.\n'

const board = (group = 'quiz') =>
  defineLeaderboard({
    name: 'quiz-board',
    description: 'Who knows most',
    groups: [{ name: group, description: 'The quiz', displayName: 'Quiz', main: { stat: 'exact', split: 'test' } }],
  })

let written = 0

/** The folder of a pack. */
function rootOf(files: Readonly<Record<string, string | undefined>> = {}): string {
  const root = join(folder, `pack-${written++}`)
  mkdirSync(root)
  const all = { 'package.json': JSON.stringify(MANIFEST), 'README.md': README, LICENSE: 'Apache License', ...files }
  for (const [name, text] of Object.entries(all)) if (text !== undefined) writeFileSync(join(root, name), text)
  return root
}

const withCard = (changes: object): string =>
  rootOf({ 'package.json': JSON.stringify({ ...MANIFEST, binnacle: { plugin: 1, pack: { ...CARD, ...changes } } }) })

const checked = (contributions: Contributions = {}, options: PackCheckOptions = {}) =>
  checkPack(quizPlugin({ leaderboards: [board()], ...contributions }), { root: rootOf(), ...options })

test('a pack without faults has no findings', async () => {
  expect(await checked()).toEqual([])
})

describe('card, licence and README', () => {
  test('no card', async () => {
    const root = rootOf({ 'package.json': JSON.stringify({ ...MANIFEST, binnacle: { plugin: 1 } }) })
    expect(codesOf(await checked({}, { root }))).toEqual(['card-missing'])
  })

  test.each<[string, object, string]>([
    ['no provenance', { provenance: undefined }, 'provenance'],
    ['blanks for an intended use', { intendedUse: '  ' }, 'intendedUse'],
    ['no flaw', { knownFlaws: [] }, 'knownFlaws'],
    ['a language that is none', { languages: ['English language'] }, 'languages.0'],
    ['a contact that is none', { contact: 'me' }, 'contact'],
    ['no baseline', { baselines: [] }, 'baselines'],
    ['a baseline without its number', { baselines: [{ ...BASELINE, value: undefined }] }, 'baselines.0.value'],
    ['a licence without a name', { licence: { url: 'https://example.org' } }, 'licence.name'],
    ['a field that is misspelt', { licens: 'MIT' }, 'binnacle.pack'],
    ['an allowance of nothing that is known', { allow: { 'leak-refrence': 'why not' } }, 'allow'],
  ])('%s', async (_name, changes, path) => {
    const findings = await checked({}, { root: withCard(changes) })
    expect(codesOf(findings)).toEqual(['card-invalid'])
    expect(findings[0]!.place).toContain(path)
  })

  test('no licence', async () => {
    const findings = await checked(
      {},
      { root: rootOf({ LICENSE: undefined, 'package.json': JSON.stringify({ ...MANIFEST, license: 'UNLICENSED' }) }) },
    )
    expect(findings.map(({ code }) => code)).toEqual(['licence-missing', 'licence-missing'])
  })

  test('data of no licence', async () => {
    const bare = { ...quizScenario(), licence: undefined } as never
    expect(await checked({ scenarios: [bare] })).toMatchObject([{ code: 'data-licence', place: 'scenario quiz' }])
  })

  test('no README, or one that is silent of a contribution', async () => {
    expect(codesOf(await checked({}, { root: rootOf({ 'README.md': undefined }) }))).toEqual(['readme-missing'])
    const findings = await checked({}, { root: rootOf({ 'README.md': '# Quiz\n\nThe scenario `quiz` and an exact metric.\n' }) })
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('metric `exact`'),
      expect.stringContaining('leaderboard `quiz-board`'),
    ])
    expect(codesOf(findings)).toEqual(['readme-silent'])
  })
})

describe('what it brings', () => {
  test('no task', async () => {
    expect(codesOf(await checked({ tasks: [] }))).toEqual(expect.arrayContaining(['pack-empty', 'leaderboard-group']))
  })

  test('no leaderboard', async () => {
    expect(codesOf(await checked({ leaderboards: [] }))).toEqual(['pack-leaderboard'])
  })

  test('a leaderboard over a group of no task', async () => {
    expect(findingOf(await checked({ leaderboards: [board('quizzes')] }), 'leaderboard-group')?.message).toContain('“quizzes”')
  })

  test('a leak, and right answers that do not score best', async () => {
    const blind = defineMetric({ ...exactMatch, score: () => ({ exact: 1 }) } as never)
    expect(codesOf(await checked({ metrics: [blind] }))).toEqual(['gold-not-best'])
    const own = quizScenario(() =>
      instances()
        .map((one) => ({ ...one, split: 'test' }))
        .concat(
          instances()
            .slice(2)
            .map((one) => ({ ...one, split: 'train' })),
        ),
    )
    expect(codesOf(await checked({ scenarios: [own] }))).toEqual(['row-among-shots', 'leak-own-shot'])
  })

  test('what is allowed in the card', async () => {
    const own = quizScenario(() =>
      instances().concat(
        instances()
          .slice(2, 3)
          .map((one) => ({ ...one, split: 'train' })),
      ),
    )
    const findings = await checked(
      { scenarios: [own] },
      { root: withCard({ allow: { 'leak-own-shot': 'the source has it twice', 'row-among-shots': 'as above' } }) },
    )
    expect(codesOf(findings)).toEqual([])
    expect(findingOf(findings, 'leak-own-shot')).toMatchObject({ severity: 'note', hint: 'Allowed: the source has it twice' })
  })
})

describe('pins', () => {
  const reading = (source: FileSource | DatasetSource) =>
    defineScenario({
      name: 'quiz',
      description: 'Questions from a file',
      licence: { name: 'CC0-1.0' },
      async *load(_options, { files }) {
        for await (const row of files.rows<any>(source)) yield row
      },
    })
  const rows = instances()
    .map((one) => JSON.stringify(one))
    .join('\n')
  const COMMIT = 'c'.repeat(40)

  test.each<[string, FileSource | DatasetSource, string, boolean]>([
    ['a URL with its hash', { url: 'https://example.org/rows.jsonl', sha256: 'd'.repeat(64) }, 'https://example.org/rows.jsonl', true],
    ['a URL', { url: 'https://example.org/rows.jsonl' }, 'https://example.org/rows.jsonl', false],
    ['a data set at a commit', { dataset: 'owner/quiz', split: 'all', revision: COMMIT }, 'hub:owner/quiz/rows.jsonl', true],
    ['a data set', { dataset: 'owner/quiz', split: 'all' }, 'hub:owner/quiz/rows.jsonl', false],
    ['a data set at a branch', { dataset: 'owner/quiz', split: 'all', revision: 'main' }, 'hub:owner/quiz/rows.jsonl', false],
    ['a file of the Hub at a commit', { dataset: 'owner/quiz', file: 'rows.jsonl', revision: COMMIT }, 'hub:owner/quiz/rows.jsonl', true],
    [
      'a file of the Hub with its hash',
      { model: 'owner/quiz', file: 'rows.jsonl', sha256: 'd'.repeat(64) },
      'hub:models/owner/quiz/rows.jsonl',
      true,
    ],
  ])('%s', async (_name, source, key, isPinned) => {
    const files = { [key]: { content: rows, split: 'all' } }
    const findings = await checked({ scenarios: [reading(source)] }, { files })
    expect(codesOf(findings)).toEqual(isPinned ? [] : ['pin-missing'])
  })

  test('of assets', async () => {
    const url = 'https://example.org/names.json'
    const task = defineTask({
      name: 'quiz',
      description: 'A quiz',
      assets: () => ({ names: { url } }),
      build: (_options, { names }) => ({ ...choiceRecipe(), groups: names as readonly string[] }),
    })
    const findings = await checked({ tasks: [task] }, { files: { [url]: '["quiz"]' } })
    expect(findings).toMatchObject([{ code: 'pin-missing', place: expect.stringContaining(url) as string }])
  })
})

test('the card is read with its defaults', () => {
  expect(readPackCard(MANIFEST).card).toMatchObject({ citations: [], allow: {}, languages: ['en'] })
})

describe('a task with arguments', () => {
  const levelsOf = async (options: PackCheckOptions) => {
    const seen = new Set<string>()
    const task = defineTask({
      name: 'quiz',
      description: 'A quiz',
      options: quizScenario().options as never,
      build: (options: { level: string }) => (seen.add(options.level), { ...choiceRecipe(), scenario: { name: 'quiz', options } }),
    } as never)
    expect(await checked({ tasks: [task] }, options)).toEqual([])
    return [...seen].toSorted()
  }

  test('is tried with each set of them', async () => {
    expect(await levelsOf({ tasks: { quiz: [{}, { level: 'hard' }] } })).toEqual(['easy', 'hard'])
  })

  test('is tried with those of the card, where none are given', async () => {
    const root = withCard({ check: { tasks: { quiz: [{ level: 'hard' }] } } })
    expect(await levelsOf({ root })).toEqual(['hard'])
    expect(await levelsOf({ root, tasks: { quiz: [{ level: 'easy' }] } })).toEqual(['easy'])
  })
})

test('the card says what right answers score, and has files', async () => {
  const root = withCard({ check: { best: { quiz: 12 }, files: { 'words.json': '["quiz"]' } } })
  expect(codesOf(await checked({}, { root }))).toEqual(['gold-not-best'])
  const task = defineTask({
    name: 'quiz',
    description: 'A quiz',
    build: choiceRecipe,
    assets: () => ({ words: { path: 'words.json', format: 'json' } }),
  })
  expect(codesOf(await checked({ tasks: [task] }, { root, best: { quiz: 1 } }))).toEqual([])
})

test('a pack that cannot contribute says so', async () => {
  const broken = definePlugin({
    name: '@example/quiz',
    contribute() {
      throw new Error('no disk')
    },
  })
  expect(codesOf(await checkPack(broken, { root: rootOf() }))).toContain('contribute-threw')
})
