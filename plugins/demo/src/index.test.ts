import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import clientBaselines from '@binnacle/client-baselines'
import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import bias from '@binnacle/scenarios-bias'
import knowledge from '@binnacle/scenarios-knowledge'
import medical from '@binnacle/scenarios-medical'
import multilingual from '@binnacle/scenarios-multilingual'
import reasoning from '@binnacle/scenarios-reasoning'
import { describe, expect, test } from 'vitest'
import { loadAll } from '@binnacle/parity-kit/expect-helm'
import { mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import plugin, { demoEntries, demoMirror } from './index.ts'

const required = [metricsBasic, clientBaselines, knowledge, reasoning, bias, medical, multilingual]
const plugins = [...required, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries, problems } = createContainer(plugins, [], () => {})

test('requires the plugins that its entries need, all by the names of their packages', () => {
  expect(problems).toEqual([])
  expect(plugin.requires).toEqual(required.map(({ pluginName }) => pluginName))
})

test('the mirror is where it says', () => {
  expect(isAbsolute(demoMirror)).toBe(true)
  expect(existsSync(`${demoMirror}/mirror.json`)).toBe(true)
})

test('every task with every model, each once', () => {
  expect(demoEntries).toHaveLength(15)
  expect(new Set(demoEntries).size).toBe(15)
  expect(demoEntries).toContain('gsm:model=baseline/uniform')
  expect(demoEntries).toContain('mmlu:subject=general_knowledge,model=baseline/ngram')
})

describe.each(demoEntries)('%s', (entry) => {
  const [name, rest] = entry.split(':') as [string, string]
  const { model, ...args } = Object.fromEntries(rest.split(',').map((pair) => pair.split('=') as [string, string]))

  test('has rows, a task and a model', async () => {
    const task = await registries.get('tasks', name)
    const options = { method: 'multiple_choice_joint', ...args }
    const { scenario, metrics } = task.build(options as never, {})
    const instances = await loadAll(registries, scenario.name, scenario.options ?? {}, createFiles(mirrorOptions(demoMirror)))
    expect(instances.length).toBeGreaterThan(30)
    for (const metric of metrics) expect(registries.has('metrics', metric.name)).toBe(true)
    expect(registries.has('models', model!)).toBe(true)
    expect(registries.has('deployments', model!)).toBe(true)
  })
})
