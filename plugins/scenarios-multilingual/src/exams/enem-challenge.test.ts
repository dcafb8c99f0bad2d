import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const fileOf = (...rows: readonly object[]) => ({ dataset: 'eduagarcia/enem_challenge', split: 'train', rows })
const ROW = { question: 'Qual?', choices: { text: ['um', 'dois'], label: ['A', 'B'] }, answerKey: 'B' }

test('the right choice by its label', async () => {
  expect(await load('enem_challenge', {}, fileOf(ROW))).toEqual([
    {
      split: 'test',
      input: { text: 'Qual?' },
      references: [
        { output: { text: 'um' }, tags: [] },
        { output: { text: 'dois' }, tags: ['correct'] },
      ],
    },
  ])
})

test('a label that no choice has is named', async () => {
  await expect(load('enem_challenge', {}, fileOf(ROW, { ...ROW, answerKey: 'E' }))).rejects.toThrow(/row 2 .*answerKey: must be the label/)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'enem_challenge', oracleFiles())).toEqual({ runs: 2, instances: 50 })
  })

  test('every resolved run spec of enem_challenge', async () => {
    expect(await expectResolvedSpecs(registries, 'enem_challenge')).toEqual({ equal: 1, refused: 1 })
  })
})
