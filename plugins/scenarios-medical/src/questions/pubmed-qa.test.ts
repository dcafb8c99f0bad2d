import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from '../index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

const ARTICLE = {
  QUESTION: 'Does it help?',
  CONTEXTS: ['We asked.', 'It did.'],
  LABELS: ['STUDY DESIGN', 'RESULTS'],
  final_decision: 'maybe',
}

function filesOf(text: string) {
  const url = 'https://raw.githubusercontent.com/pubmedqa/pubmedqa/1f00b98d5cc626844bf8c4ca513b6e62c40071ec/data/ori_pqal.json'
  return createFiles(mirrorOptions(writeMirror([{ url, text }])))
}

test('the sections of the abstract, then the question; in the order of the file', async () => {
  const text = `{"30": ${JSON.stringify(ARTICLE)}, "7": ${JSON.stringify({ ...ARTICLE, QUESTION: 'Second?' })}}`
  const instances = await loadAll(registries, 'pubmed_qa', {}, filesOf(text))
  expect(instances[0]).toEqual({
    split: 'test',
    input: { text: 'Context: Study Design. We asked.\nResults. It did.\n\nQuestion: Does it help?\n' },
    references: ['yes', 'no', 'maybe'].map((answer) => ({ output: { text: answer }, tags: answer === 'maybe' ? ['correct'] : [] })),
  })
  expect(instances[1]!.input.text).toContain('Second?')
})

test.each([
  [{ final_decision: 'perhaps' }, 'final_decision'],
  [{ LABELS: [] }, 'LABELS: wants a label for each context'],
])('a broken article is named: %j', async (changes, message) => {
  const text = JSON.stringify({ 1: ARTICLE, 23: { ...ARTICLE, ...changes } })
  await expect(loadAll(registries, 'pubmed_qa', {}, filesOf(text))).rejects.toMatchObject({
    code: 'ERR_SCENARIO_ROW',
    message: expect.stringMatching(new RegExp(`article 23 .*${message}`)) as string,
  })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'pubmed_qa', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 65 })
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'pubmed_qa')).toEqual({ equal: 1, refused: 1 })
  })
})
