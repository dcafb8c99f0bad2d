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

const url =
  'https://raw.githubusercontent.com/patronus-ai/financebench/d7beebe5e739e0b806ab4443c1b3e23f51804acf/data/financebench_open_source.jsonl'

function filesOf(
  count: number,
  evidence: readonly object[] = [{ evidence_text_full_page: 'Cash 5' }, { evidence_text_full_page: 'Debt 6' }],
) {
  const rows = Array.from({ length: count }, (_, place) => ({ financebench_id: `q${place}`, question: 'How much?', answer: '5', evidence }))
  return createFiles(mirrorOptions(writeMirror([{ url, text: rows.map((row) => JSON.stringify(row)).join('\n') }])))
}

test('the first page of the evidence; ten rows, drawn with Python’s seed 0, are shots', async () => {
  const instances = await loadAll(registries, 'financebench', {}, filesOf(20))
  expect(instances[0]).toEqual({
    id: 'q0',
    split: 'test',
    input: { text: 'Evidence: Cash 5\nQuestion: How much?' },
    references: [{ output: { text: '5' }, tags: ['correct'] }],
  })
  const shots = instances.filter(({ split }) => split === 'train').map(({ id }) => id)
  expect(shots).toEqual([1, 4, 5, 6, 7, 8, 12, 13, 15, 19].map((place) => `q${place}`))
})

test('a row without evidence is named', async () => {
  await expect(loadAll(registries, 'financebench', {}, filesOf(1, []))).rejects.toThrow(/row 1 .*evidence/)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'financebench', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 45 })
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'financebench')).toEqual({ equal: 1, refused: 1 })
  })
})
