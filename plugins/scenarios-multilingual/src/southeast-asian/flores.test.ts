import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const fileOf = (config: string, split: string, ...sentences: readonly string[]) => ({
  dataset: 'facebook/flores',
  config,
  split,
  revision: '2db78afdeaccaedc3b33a95442a4e55766887e17',
  rows: sentences.map((sentence) => ({ sentence })),
})

test('a sentence and the one that stands in its place in the other language', async () => {
  const files = [
    fileOf('eng_Latn', 'dev', 'One'),
    fileOf('ind_Latn', 'dev', 'Satu'),
    fileOf('eng_Latn', 'devtest', 'Two '),
    fileOf('ind_Latn', 'devtest', ' Dua'),
  ]
  expect(
    (await load('flores', { pair: 'id_en' }, ...files)).map(({ split, input, references }) => [
      split,
      input.text,
      references[0]!.output.text,
    ]),
  ).toEqual([
    ['train', 'Satu', 'One'],
    ['test', 'Dua', 'Two'],
  ])
  await expect(load('flores', { pair: 'en_fr' }, ...files)).rejects.toMatchObject({ code: 'ERR_SCENARIO_SUBJECT' })
})

test.each([
  [{ source: 'id', target: 'vi' }, 'target'],
  [{ source: 'en', target: 'en' }, 'target'],
  [{ source: 'fr' }, 'source'],
])('%j is refused', async (args, path) => {
  const { options } = await registries.get('tasks', 'flores')
  expect(options!['~standard'].validate(args)).toMatchObject({ issues: [{ path: [path] }] })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'flores', oracleFiles())).toEqual({ runs: 2, instances: 45 })
  })

  test('every resolved run spec of flores', async () => {
    expect(await expectResolvedSpecs(registries, 'flores')).toEqual({ equal: 9, refused: 1 })
  })
})
