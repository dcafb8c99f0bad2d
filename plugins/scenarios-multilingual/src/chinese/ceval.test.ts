import { createFiles } from '@binnacle/hub'
import { describe, expect, test } from 'vitest'
import { hasData, writeDataMirror } from '@binnacle/parity-kit/data-mirror'
import { loadAll } from '@binnacle/parity-kit/expect-helm'
import { mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import { CEVAL_AT_HAND, DATA_FILES } from '../../test/data.ts'
import { load, registries } from '../../test/open.ts'
import { CEVAL_SUBJECTS } from './ceval-subjects.data.ts'

const fileOf = (split: string, rows: string) => ({ dataset: 'ceval/ceval-exam', config: 'law', split, text: rows })

test('development rows are shots, and rows for validation are asked', async () => {
  const instances = await load(
    'ceval',
    { subject: 'law' },
    fileOf('dev', 'id,question,A,B,C,D,answer,explanation\n0,甲？,一,二,三,四,B,因为\n'),
    fileOf('val', 'id,question,A,B,C,D,answer\n0,乙？,一,二,三,四,D\n'),
  )
  expect(instances.map(({ split, input, references }) => [split, input.text, references.findIndex(({ tags }) => tags.length > 0)])).toEqual(
    [
      ['train', '甲？', 1],
      ['valid', '乙？', 3],
    ],
  )
})

test('an unknown subject is named with near ones, one that the mirror lacks is not called unknown', async () => {
  await expect(load('ceval', { subject: 'lawyer' }, fileOf('dev', ''))).rejects.toMatchObject({ code: 'ERR_SCENARIO_SUBJECT' })
  await expect(load('ceval', { subject: 'logic' }, fileOf('dev', ''))).rejects.not.toMatchObject({ code: 'ERR_SCENARIO_SUBJECT' })
  expect(Object.keys(CEVAL_SUBJECTS)).toHaveLength(52)
})

describe.skipIf(!hasData)('over the data', () => {
  test.each(CEVAL_AT_HAND)('%s', async (subject) => {
    const instances = await loadAll(registries, 'ceval', { subject }, createFiles(mirrorOptions(writeDataMirror(DATA_FILES))))
    expect(instances.filter(({ split }) => split === 'train')).toHaveLength(5)
    expect(instances.length).toBeGreaterThan(10)
    for (const { references } of instances) expect(references.flatMap(({ tags }) => tags)).toEqual(['correct'])
  })
})
