import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

test('the note, the question and the limits of the answer; the row is the id', async () => {
  const file = (dataset: string, answer: string) => ({
    dataset,
    split: 'test',
    rows: [
      {
        'Row Number': 7,
        Category: 'physical',
        'Patient Note': 'A man.',
        Question: 'How heavy?',
        'Ground Truth Answer': answer,
        'Lower Limit': '1',
        'Upper Limit': '3',
      },
    ],
  })
  const files = createFiles(mirrorOptions(writeMirror([file('ncbi/MedCalc-Bench', '2'), file('ncbi/MedCalc-Bench-v1.2', '2.5')])))
  expect(await loadAll(registries, 'medcalc_bench', {}, files)).toEqual([
    {
      id: 7,
      split: 'test',
      input: { text: 'Patient note: A man.\n\nQuestion: How heavy?\n' },
      references: [{ output: { text: '2' }, tags: ['correct'] }],
      extra: { category: 'physical', upper_limit: '3', lower_limit: '1' },
    },
  ])
  expect(await loadAll(registries, 'medcalc_bench', { version: '1.2' }, files)).toMatchObject([
    { references: [{ output: { text: '2.5' } }] },
  ])
})

test.each([
  [1, '1.0'],
  [1.2, '1.2'],
  ['1.1', '1.1'],
])('the edition %j of an entry is %s', async (version, expected) => {
  const { options } = await registries.get('tasks', 'medcalc_bench')
  expect(options!['~standard'].validate({ version })).toEqual({ value: { version: expected } })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'medcalc_bench', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 60 })
  })

  test('every resolved run spec of medcalc_bench', async () => {
    expect(await expectResolvedSpecs(registries, 'medcalc_bench')).toEqual({ equal: 2, refused: 1 })
  })
})
