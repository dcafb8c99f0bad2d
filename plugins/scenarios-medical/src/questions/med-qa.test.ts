import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { demoMirror, mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import plugin from '../index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

test('the rows of the demonstration', async () => {
  const instances = await loadAll(registries, 'med_qa', {}, createFiles(mirrorOptions(demoMirror)))
  expect(instances.map(({ split }) => split)).toEqual([...Array(6).fill('train'), ...Array(4).fill('valid'), ...Array(30).fill('test')])
  for (const { references } of instances) {
    expect(references).toHaveLength(4)
    expect(references.flatMap(({ tags }) => tags)).toEqual(['correct'])
  }
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'med_qa', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 3, instances: 82 })
  })

  test('no option keeps the stray quotation mark', async () => {
    const instances = await loadAll(registries, 'med_qa', {}, createFiles(mirrorOptions(oracleMirror)))
    const options = instances.flatMap(({ references }) => references.map(({ output }) => output.text))
    expect(options).toContain('Benzodiazepine intoxication')
    expect(options.filter((option) => option.endsWith('"') || option.endsWith('\n'))).toEqual([])
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'med_qa')).toEqual({ equal: 1, refused: 1 })
  })

  test('every resolved run spec of MedHELM, named like the other one', async () => {
    expect(await expectResolvedSpecs(registries, 'medhelm_med_qa')).toEqual({ equal: 1, refused: 1 })
  })
})
