import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { AFRICAN_ARCHIVE } from './african-languages.data.ts'
import { load, oracleFiles, registries } from '../../test/open.ts'

const archive = (members: Readonly<Record<string, string>>) => ({ url: AFRICAN_ARCHIVE.url, members })

const ARCHIVE = archive({
  'mmlu_cm_ck_vir/virology_test_zu.csv': 'Q1,a,b,a,d,A\n',
  'mmlu_cm_ck_vir/virology_dev_zu.csv': '"Q0\r\nmore",a,b,c,d,C\n',
  'mmlu_cm_ck_vir/virology_test_af.csv': 'not read\n',
})

test('development rows are shots; choices that read like the right one are right', async () => {
  const instances = await load('mmlu_clinical_afr', { subject: 'virology', lang: 'zu' }, ARCHIVE)
  expect(instances.map(({ split, input, references }) => [split, input.text, references.map(({ tags }) => tags.length)])).toEqual([
    ['train', 'Q0\nmore', [0, 0, 1, 0]],
    ['test', 'Q1', [1, 0, 1, 0]],
  ])
})

test('what is not there is named, and a broken row', async () => {
  await expect(load('mmlu_clinical_afr', { subject: 'virolog', lang: 'zu' }, ARCHIVE)).rejects.toMatchObject({
    message: 'MMLU in zu has no subject “virolog”. Near ones: virology.',
  })
  const broken = archive({ 'mmlu_cm_ck_vir/virology_test_zu.csv': 'Q1,a,b,c,d,E\n' })
  await expect(load('mmlu_clinical_afr', { subject: 'virology', lang: 'zu' }, broken)).rejects.toThrow(
    /row 1 .*virology_test_zu\.csv.*\[5\]/,
  )
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'mmlu_clinical_afr', oracleFiles())).toEqual({ runs: 3, instances: 80 })
  })

  test('every resolved run spec of mmlu_clinical_afr', async () => {
    expect(await expectResolvedSpecs(registries, 'mmlu_clinical_afr')).toEqual({ equal: 37, refused: 5 })
  })
})
