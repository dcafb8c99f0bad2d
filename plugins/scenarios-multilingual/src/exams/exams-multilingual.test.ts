import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const REVISION = '4ff10804abb3341f8815cacd778181177bba7edd'

const rowOf = (id: string, language: string, subject: string, answerKey: string) => ({
  id,
  question: { stem: `Question ${id}`, choices: { text: ['one', 'two', 'three'], label: ['A', 'B', 'C'] } },
  answerKey,
  info: { grade: 12, subject, language },
})

const part = (split: string, ...rows: readonly object[]) => ({
  dataset: 'mhardalov/exams',
  config: 'multilingual',
  split,
  revision: REVISION,
  rows,
})

const FILES = [
  part('train', rowOf('a', 'French', 'Physics', 'C')),
  part('validation', rowOf('b', 'French', 'Biology', 'A'), rowOf('c', 'Polish', 'Biology', '@')),
  part('test', rowOf('d', 'Polish', 'Biology', 'B')),
]

test('rows of all splits, by language and subject; those without an answer are left out', async () => {
  const ids = async (language: string, subject: string) =>
    (await load('exams_multilingual', { language, subject }, ...FILES)).map(({ id, split }) => [id, split])
  expect(await ids('all', 'all')).toEqual([
    ['a', 'train'],
    ['b', 'valid'],
    ['d', 'test'],
  ])
  expect(await ids('French', 'Biology')).toEqual([['b', 'valid']])
  const [row] = await load('exams_multilingual', { language: 'all', subject: 'Physics' }, ...FILES)
  expect(row!.references.map(({ tags }) => tags)).toEqual([[], [], ['correct']])
})

test.each([
  ['Frensh', 'all', 'EXAMS has no language “Frensh”. Near ones: French.'],
  ['French', 'Physic', 'EXAMS in French has no subject “Physic”. Near ones: Physics.'],
])('%s, %s: what is not there is named with near ones', async (language, subject, message) => {
  await expect(load('exams_multilingual', { language, subject }, ...FILES)).rejects.toMatchObject({ code: 'ERR_SCENARIO_SUBJECT', message })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'exams_multilingual', oracleFiles())).toEqual({ runs: 3, instances: 95 })
  })

  test('every resolved run spec of exams_multilingual', async () => {
    expect(await expectResolvedSpecs(registries, 'exams_multilingual')).toEqual({ equal: 3, refused: 2 })
  })
})
