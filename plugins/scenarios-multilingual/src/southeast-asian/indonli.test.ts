import { describe, expect, test } from 'vitest'
import { expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const FOLDER = 'https://raw.githubusercontent.com/ir-nlp-csui/indonli/main/data/indonli'
const rowOf = (label: string) => ({ premise: ' Hujan. ', hypothesis: `Basah ${label}.`, label })
const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

test('test rows are drawn by label, contradictions first', async () => {
  const instances = await load(
    'indonli',
    {},
    { url: `${FOLDER}/train.jsonl`, text: lines([rowOf('e')]) },
    { url: `${FOLDER}/test_lay.jsonl`, text: lines([rowOf('n'), rowOf('e'), rowOf('c'), rowOf('n')]) },
  )
  expect(instances[0]).toEqual({
    split: 'train',
    input: { text: 'X: Hujan.\nY: Basah e.' },
    references: [{ output: { text: 'A' }, tags: ['correct'] }],
  })
  expect(instances.slice(1).map(({ references }) => references[0]!.output.text)).toEqual(['B', 'A', 'C', 'C'])
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'indonli', oracleFiles())).toEqual({ runs: 1, instances: 30 })
  })
})
