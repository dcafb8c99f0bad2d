import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { demoMirror, mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})
const demoFiles = createFiles(mirrorOptions(demoMirror))

describe('on the rows of the demonstration', () => {
  test('development rows are shots, then validation, then test', async () => {
    const instances = await loadAll(registries, 'mmlu', { subject: 'general_knowledge' }, demoFiles)
    const splits = instances.map(({ split }) => split)
    expect(splits).toEqual([...Array(5).fill('train'), ...Array(8).fill('valid'), ...Array(32).fill('test')])
    for (const { references } of instances) {
      expect(references).toHaveLength(4)
      expect(references.flatMap(({ tags }) => tags)).toEqual(['correct'])
    }
  })

  test('an unknown subject is named with near ones', async () => {
    await expect(loadAll(registries, 'mmlu', { subject: 'general_knowlege' }, demoFiles)).rejects.toMatchObject({
      code: 'ERR_SCENARIO_SUBJECT',
      message: 'MMLU has no subject “general_knowlege”. Near ones: general_knowledge.',
    })
  })

  test('a subject of MMLU that the archive lacks is not called unknown', async () => {
    await expect(loadAll(registries, 'mmlu', { subject: 'anatomy' }, demoFiles)).rejects.toMatchObject({
      code: 'ERR_SCENARIO_SUBJECT_MISSING',
      hint: expect.stringContaining('general_knowledge') as string,
    })
  })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'mmlu', createFiles(mirrorOptions(oracleMirror)))
    expect(count.runs).toBeGreaterThan(100)
    expect(count.instances).toBeGreaterThan(2500)
  })

  test('a choice that stands twice is right twice', async () => {
    const instances = await loadAll(registries, 'mmlu', { subject: 'international_law' }, createFiles(mirrorOptions(oracleMirror)))
    const twice = instances.filter(({ references }) => references.filter(({ tags }) => tags.length > 0).length > 1)
    expect(twice.map(({ input }) => input.text)).toEqual(['How are the members of the arbitral tribunal appointed?'])
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'mmlu')).toEqual({ equal: 229, refused: 4 })
  })
})
