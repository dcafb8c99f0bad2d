import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

const ROW = {
  pre_text: ['Sales grew .', 'Costs did not .'],
  post_text: ['See note 3 .'],
  table: [
    ['€ in millions', '2020'],
    ['sales', '12.5'],
  ],
  qa: { question: 'By how much?', program: 'subtract(12.5, 0.5)', exe_ans: 12 },
}

function filesOf(...rows: readonly object[]) {
  const folder = 'https://github.com/czyssrs/FinQA/raw/0f16e2867befa6840783e58be38c9efb9229d742/dataset'
  return createFiles(
    mirrorOptions(
      writeMirror([
        { url: `${folder}/train.json`, text: JSON.stringify([ROW]).replace('"exe_ans":12', '"exe_ans":12.0') },
        { url: `${folder}/test.json`, text: JSON.stringify(rows) },
      ]),
    ),
  )
}

test('a page with its table as JSON; the program, its result and the table are references', async () => {
  const [train, asked] = await loadAll(registries, 'fin_qa', {}, filesOf({ ...ROW, qa: { ...ROW.qa, exe_ans: 'yes' } }))
  expect(train).toEqual({
    split: 'train',
    input: {
      text: 'Pre-table text: Sales grew .\nCosts did not .\nTable: [["\\u20ac in millions", "2020"], ["sales", "12.5"]]\nPost-table text: See note 3 .\nQuestion: By how much?',
    },
    references: [
      { output: { text: 'subtract(12.5, 0.5)' }, tags: ['correct'] },
      { output: { text: '12.0' }, tags: [] },
      { output: { text: '[["\\u20ac in millions", "2020"], ["sales", "12.5"]]' }, tags: [] },
    ],
  })
  expect(asked).toMatchObject({ split: 'test', references: [{}, { output: { text: 'yes' } }, {}] })
})

test('a broken row is named', async () => {
  const loading = loadAll(registries, 'fin_qa', {}, filesOf(ROW, { ...ROW, qa: { question: 'By how much?' } }))
  await expect(loading).rejects.toThrow(/row 2 .*test\.json.*qa\.program/s)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'fin_qa', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 65 })
  })
})
