import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const FOLDER = 'https://raw.githubusercontent.com/IndoNLP/nusax/main/datasets/sentiment/indonesian'
const loadRows = (rows: string) =>
  load(
    'nusax',
    {},
    { url: `${FOLDER}/train.csv`, text: 'id,text,label\n1," Bagus, sekali",positive\n' },
    { url: `${FOLDER}/test.csv`, text: `id,text,label\n${rows}` },
  )

test('texts with the word for their sentiment', async () => {
  expect(
    (await loadRows('2,Buruk,negative\n3,Ya,neutral\n')).map(({ split, input, references }) => [
      split,
      input.text,
      references[0]!.output.text,
    ]),
  ).toEqual([
    ['train', 'Bagus, sekali', 'Positif'],
    ['test', 'Buruk', 'Negatif'],
    ['test', 'Ya', 'Netral'],
  ])
})

test('a broken row is named', async () => {
  await expect(loadRows('2,Buruk,bad\n')).rejects.toThrow(/row 1 .*test\.csv.*label/)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'nusax', oracleFiles())).toEqual({ runs: 2, instances: 55 })
  })

  test('every resolved run spec of nusax', async () => {
    expect(await expectResolvedSpecs(registries, 'nusax')).toEqual({ equal: 1, refused: 1 })
  })
})
