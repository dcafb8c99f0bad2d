import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

/** Settings in the form of RAFT's file. */
const settings = (instructions: string) => `{"banking_77": ["<field>"]}\n${JSON.stringify({ banking_77: instructions })}\n`

test('the instructions are those of RAFT’s file, with a word on the label after the first line', async () => {
  const task = await registries.get('tasks', 'banking77')
  const { adaptation } = task.build({} as never, { prompts: settings('Sort it.\nPossible labels:\n1. a') })
  expect(adaptation.instructions).toBe('Sort it. Answer with only the label for the last query.\nPossible labels:\n1. a\n')
})

test.each(['', '{}', '{}\nno JSON', '{}\n{"banking_77": 3}'])('settings that are not RAFT’s are refused: %j', async (prompts) => {
  const task = await registries.get('tasks', 'banking77')
  expect(() => task.build({} as never, { prompts })).toThrow(expect.objectContaining({ code: 'ERR_TASK_PROMPTS' }) as Error)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'banking77', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 5, instances: 80 })
  })

  test('every resolved run spec, over the settings with which HELM resolved it', async () => {
    const prompts = settings('<raft instructions: banking_77>\n<second line: banking_77>\n<third line>')
    expect(await expectResolvedSpecs(registries, 'banking77', { assets: { prompts } })).toEqual({ equal: 1, refused: 1 })
  })
})
