import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const FOLDER = 'https://raw.githubusercontent.com/aisingapore/BHASA/main/lindsea/id/pragmatics'
const SINGLE = {
  linguistic_phenomenon: 'presuppositions',
  text: 'Ia datang lagi.',
  question_translated: 'benar atau salah',
  choices: 'True or False',
  choices_translated: 'Benar atau Salah',
  label: ' False',
}
const PAIR = { linguistic_phenomenon: 'presuppositions', text: 'Ia berhenti.', conclusion: 'Ia mulai.', label: true }

const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const FILES = [
  { url: `${FOLDER}/pragmatic_reasoning_single.jsonl`, text: lines(SINGLE, { ...SINGLE, linguistic_phenomenon: 'scalar_implicatures' }) },
  {
    url: `${FOLDER}/pragmatic_reasoning_pair.jsonl`,
    text: lines(PAIR, { ...PAIR, linguistic_phenomenon: 'scalar_implicatures', label: false }),
  },
]

test('statements alone and about a situation, of one phenomenon', async () => {
  const all = await load('lindsea_pragmatics_presuppositions', { language: 'id', subset: 'all' }, ...FILES)
  expect(all.map(({ input, references }) => [input.text, references[0]!.output.text])).toEqual([
    ['Apakah pernyataan berikut ini benar atau salah?\\Pernyataan: Ia datang lagi.\nJawablah dengan Benar atau Salah saja.', 'Salah'],
    [
      'Situasi: Ia berhenti.\nBerdasarkan situasi ini, apakah pernyataan berikut ini benar atau salah?\nPernyataan: Ia mulai.\nJawablah dengan Benar atau Salah saja.',
      'Benar',
    ],
  ])
  const pairs = await load('lindsea_pragmatics_scalar_implicatures', { language: 'id', subset: 'pair' }, ...FILES)
  expect(pairs.map(({ references }) => references[0]!.output.text)).toEqual(['Salah'])
})

/** HELM takes any subset, and fails where there is no such file. */
const refusedHere = ({ subset }: Readonly<Record<string, unknown>>) => subset === 'no_such_value'

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'lindsea_pragmatics_presuppositions', oracleFiles())).toEqual({ runs: 1, instances: 30 })
  })

  test('every stored instance of implicatures', async () => {
    const count = await expectStoredInstances(registries, 'lindsea_pragmatics_scalar_implicatures', oracleFiles())
    expect(count).toEqual({ runs: 2, instances: 50 })
  })

  test('every resolved run spec of lindsea_pragmatics_presuppositions', async () => {
    expect(await expectResolvedSpecs(registries, 'lindsea_pragmatics_presuppositions', { refusedHere })).toEqual({ equal: 2, refused: 3 })
  })

  test('every resolved run spec of lindsea_pragmatics_scalar_implicatures', async () => {
    expect(await expectResolvedSpecs(registries, 'lindsea_pragmatics_scalar_implicatures', { refusedHere })).toEqual({
      equal: 2,
      refused: 3,
    })
  })
})
