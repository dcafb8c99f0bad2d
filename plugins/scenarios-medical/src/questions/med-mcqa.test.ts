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

const ROW = { question: 'Which?', opa: 'One', opb: 'Two', opc: 'Three', opd: 'Four', cop: 3 }

function filesOf(...rows: readonly object[]) {
  const url = 'https://drive.google.com/uc?export=download&id=15VkJdq5eyWIkfb_aoD3oS8i4tScbHYky&confirm=t'
  const lines = (list: readonly object[]) => list.map((row) => `${JSON.stringify(row)}\n`).join('')
  return createFiles(
    mirrorOptions(writeMirror([{ url, members: { 'train.json': lines([ROW]), 'dev.json': lines(rows), 'test.json': 'not read' } }])),
  )
}

test('four choices, the right one by its number', async () => {
  expect(await loadAll(registries, 'med_mcqa', {}, filesOf({ ...ROW, cop: 1, question: 'And?' }))).toEqual([
    {
      split: 'train',
      input: { text: 'Which?' },
      references: ['One', 'Two', 'Three', 'Four'].map((text) => ({ output: { text }, tags: text === 'Three' ? ['correct'] : [] })),
    },
    expect.objectContaining({ split: 'valid', input: { text: 'And?' } }),
  ])
})

test('a row without an answer is named', async () => {
  await expect(loadAll(registries, 'med_mcqa', {}, filesOf(ROW, { ...ROW, cop: 0 }))).rejects.toThrow(/row 2 .*dev\.json.*cop/s)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'med_mcqa', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 70 })
  })

  test('every resolved run spec of med_mcqa', async () => {
    expect(await expectResolvedSpecs(registries, 'med_mcqa')).toEqual({ equal: 1, refused: 1 })
  })

  test('every resolved run spec of medhelm_med_mcqa', async () => {
    expect(await expectResolvedSpecs(registries, 'medhelm_med_mcqa')).toEqual({ equal: 1, refused: 1 })
  })
})
