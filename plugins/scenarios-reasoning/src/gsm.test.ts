import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { demoMirror, mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

const FOLDER = 'https://raw.githubusercontent.com/openai/grade-school-math/master/grade_school_math/data/'

function filesOf(train: string, test: string) {
  const mirror = writeMirror([
    { url: `${FOLDER}/train.jsonl`, text: train },
    { url: `${FOLDER}/test.jsonl`, text: test },
  ])
  return createFiles(mirrorOptions(mirror))
}

test('the solution becomes one line that ends with the answer', async () => {
  const row = JSON.stringify({ question: 'How many?', answer: 'Two and two are <<2+2=4>>4.\n#### 4' })
  expect(await loadAll(registries, 'gsm', {}, filesOf(`${row}\n`, `${row}\n`))).toEqual(
    ['train', 'test'].map((split) => ({
      split,
      input: { text: 'How many?' },
      references: [{ output: { text: 'Two and two are <<2+2=4>>4. The answer is 4.' }, tags: ['correct'] }],
    })),
  )
})

test('a broken row is named', async () => {
  const files = filesOf('{"question":"a","answer":"#### 1"}\n{"question":"b"}\n', '')
  await expect(loadAll(registries, 'gsm', {}, files)).rejects.toThrow(/train\.jsonl.*answer/s)
})

test('the rows of the demonstration', async () => {
  const instances = await loadAll(registries, 'gsm', {}, createFiles(mirrorOptions(demoMirror)))
  expect(instances.map(({ split }) => split)).toEqual([...Array(10).fill('train'), ...Array(30).fill('test')])
  for (const { references } of instances) expect(references[0]!.output.text).toMatch(/^[^\n]+ The answer is \d+\.$/)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'gsm', createFiles(mirrorOptions(oracleMirror)))
    expect(count.runs).toBeGreaterThan(30)
    expect(count.instances).toBeGreaterThan(700)
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'gsm')).toEqual({ equal: 1, refused: 1 })
  })
})
