import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const FILE = {
  dataset: 'openai/MMMLU',
  config: 'FR_FR',
  split: 'test',
  revision: '325a01dc3e173cac1578df94120499aaca2e2504',
  text: ',Question,A,B,C,D,Answer,Subject\n0,Q0,a,b,c,d,B,anatomy\n1,Q1,a,b,a,d,A,virology\n2,Q2,a,b,c,d,D,anatomy\n',
}

test('rows of a subject keep their numbers; choices that read like the right one are right', async () => {
  const anatomy = await load('mmmlu', { locale: 'FR_FR', subject: 'anatomy' }, FILE)
  expect(anatomy.map(({ id, input }) => [id, input.text])).toEqual([
    ['id0', 'Q0'],
    ['id2', 'Q2'],
  ])
  const all = await load('mmmlu', { locale: 'FR_FR', subject: 'all' }, FILE)
  expect(all[1]!.references.map(({ tags }) => tags)).toEqual([['correct'], [], ['correct'], []])
})

test('a subject that is not there is named with near ones', async () => {
  const loading = load('mmmlu', { locale: 'FR_FR', subject: 'anatom' }, FILE)
  await expect(loading).rejects.toMatchObject({ message: 'MMMLU has no subject “anatom”. Near ones: anatomy.' })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'mmmlu', oracleFiles())).toEqual({ runs: 2, instances: 60 })
  })

  test('every resolved run spec of mmmlu', async () => {
    expect(await expectResolvedSpecs(registries, 'mmmlu')).toEqual({ equal: 3, refused: 2 })
  })
})
