import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { AFRICAN_ARCHIVE } from './african-languages.data.ts'
import { load, oracleFiles, registries } from '../../test/open.ts'

const HEADER = 'qID,English Sentence,English Option 1,English Option 2,Zulu Sentence,Zulu Option 1,Zulu Option 2,Answer,Split\n'
const fileOf = (rows: string) => ({ url: AFRICAN_ARCHIVE.url, members: { 'winogrande_s/winogrande_zu.csv': HEADER + rows } })

test('what the file calls dev are shots, and train_s is for validation', async () => {
  const rows = 'a,E,1,2,S1 _,x,y,2,test\nb,E,1,2,S2 _,x,y,1,train_s\nc,E,1,2,S3 _,x,y,1,dev\nd,E,1,2,S4 _,x,y,1,other\n'
  const instances = await load('winogrande_afr', { lang: 'zu' }, fileOf(rows))
  expect(instances.map(({ split, input }) => [split, input.text])).toEqual([
    ['train', 'S3 _'],
    ['valid', 'S2 _'],
    ['test', 'S1 _'],
  ])
  expect(instances[2]!.references).toEqual([
    { output: { text: 'x' }, tags: [] },
    { output: { text: 'y' }, tags: ['correct'] },
  ])
})

test('a broken row is named', async () => {
  await expect(load('winogrande_afr', { lang: 'zu' }, fileOf('a,E,1,2,S1 _,x,y,3,test\n'))).rejects.toThrow(
    /row 2 .*winogrande_zu\.csv is broken: \[3\]/,
  )
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'winogrande_afr', oracleFiles())).toEqual({ runs: 2, instances: 45 })
  })

  test('every resolved run spec of winogrande_afr', async () => {
    expect(await expectResolvedSpecs(registries, 'winogrande_afr')).toEqual({ equal: 14, refused: 5 })
  })
})
