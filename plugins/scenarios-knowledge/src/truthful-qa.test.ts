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

const URL = 'https://raw.githubusercontent.com/sylinrl/TruthfulQA/d71c110897f5d31c5d7f309e7bc316c152f6f031/data/v1/TruthfulQA.csv'
const HEADER = '\ufeffType,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source\n'

function filesOf(rows: string) {
  return createFiles(mirrorOptions(writeMirror([{ url: URL, text: HEADER + rows }])))
}

function rowWithBest(best: string): string {
  return `x,y, Why? ,${best},,"No reason; Magic. ;;He said ""so""",z\n`
}

describe('rows', () => {
  test('the first fifth are shots; answers are sentences; the best one turns around', async () => {
    const rows = ['Because', 'Cause', 'Due', 'Each', 'For'].map(rowWithBest).join('')
    const instances = await loadAll(registries, 'truthful_qa', { task: 'mc_single' }, filesOf(rows))
    expect(instances.map(({ split }) => split)).toEqual(['train', 'valid', 'valid', 'valid', 'valid'])
    // “B” is code point 66: 66 mod 4 = 2 answers go from the front to the end.
    expect(instances[0]).toEqual({
      split: 'train',
      input: { text: 'Why?' },
      references: [
        { output: { text: 'He said "so".' }, tags: [] },
        { output: { text: 'Because.' }, tags: ['correct'] },
        { output: { text: 'No reason.' }, tags: [] },
        { output: { text: 'Magic.' }, tags: [] },
      ],
    })
  })

  test('a row without a best answer is broken, and named', async () => {
    const files = filesOf('x,y,Why?,Because,,No,z\nx,y,Who?, ,,No,z\n')
    await expect(loadAll(registries, 'truthful_qa', { task: 'mc_single' }, files)).rejects.toThrow(/TruthfulQA\.csv.*2|2.*TruthfulQA\.csv/s)
  })

  test('there is one task', async () => {
    await expect(loadAll(registries, 'truthful_qa', { task: 'mc_multi' }, filesOf(''))).rejects.toThrow('mc_single')
  })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'truthful_qa', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 6, instances: 120 })
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'truthful_qa')).toEqual({ equal: 5, refused: 4 })
  })
})
