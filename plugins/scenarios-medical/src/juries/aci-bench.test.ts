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

const FOLDER = 'https://raw.githubusercontent.com/wyim/aci-bench/e75b383172195414a7a68843ec4876e83e5409f7/data/challenge_data_json'

function filesOf(row: object) {
  const names = ['train_full', 'clinicalnlp_taskB_test1_full', 'clef_taskC_test3_full', 'clinicalnlp_taskC_test2_full']
  const text = (name: string) => JSON.stringify({ data: [{ src: `[doctor] ${name}`, tgt: 'A note.', file: 'x' }, row] })
  return createFiles(mirrorOptions(writeMirror(names.map((name) => ({ url: `${FOLDER}/${name}.json`, text: text(name) })))))
}

test('training rows, then three files of test rows in HELM’s order', async () => {
  const instances = await loadAll(registries, 'aci_bench', {}, filesOf({ src: 'more', tgt: 'note' }))
  expect(instances.map(({ split }) => split)).toEqual(['train', 'train', 'test', 'test', 'test', 'test', 'test', 'test'])
  expect(instances[4]).toEqual({
    split: 'test',
    input: { text: 'Doctor-patient dialogue:\n\n[doctor] clef_taskC_test3_full' },
    references: [{ output: { text: 'A note.' }, tags: ['correct'] }],
  })
})

test('a broken row is named', async () => {
  await expect(loadAll(registries, 'aci_bench', {}, filesOf({ src: 'more' }))).rejects.toMatchObject({
    code: 'ERR_SCENARIO_ROW',
    message: expect.stringMatching(/data of .*train_full\.json is broken: \[1\]\.tgt/) as string,
  })
})

describe('another jury', () => {
  const build = async (text: string) => {
    const { build: make } = await registries.get('tasks', 'aci_bench')
    return make({ jury_config_path: 'judges.yaml' } as never, { judges: text })
  }

  test('is read from a file in MedHELM’s form', async () => {
    const { assets } = await registries.get('tasks', 'aci_bench')
    expect(assets!({ jury_config_path: 'judges.yaml' } as never, {})).toEqual({ judges: { path: 'judges.yaml', format: 'text' } })
    const recipe = await build('judges:\n- {name: mini, model: openai/mini, model_deployment: our/mini}\n')
    const judges = { mini: { model_name: 'openai/mini', model_deployment: 'our/mini' } }
    expect(recipe.name).toBe('aci_bench')
    expect(recipe.annotators).toEqual([{ name: 'aci_bench', options: { annotator_models: judges } }])
    expect(recipe.metrics.at(-1)).toMatchObject({ name: 'llm_jury', options: { annotator_models: judges, default_score: 1 } })
  })

  test.each([
    ['judges: []', /judges\.yaml cannot be used: line 1: judges/],
    ['judges:\n- name: x\n', /judges\[0\]\.model/],
    ['a: [', /is not YAML/],
  ])('%j is refused', async (text, message) => {
    await expect(build(text)).rejects.toMatchObject({ code: 'ERR_TASK_BENCHMARK', message: expect.stringMatching(message) as string })
  })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'aci_bench', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 1, instances: 12 })
  })

  test('every resolved run spec of aci_bench', async () => {
    expect(await expectResolvedSpecs(registries, 'aci_bench')).toEqual({ equal: 1, refused: 2 })
  })
})
