import {
  defineAdjustment,
  defineDeployment,
  defineExpander,
  defineModel,
  definePlugin,
  defineScenario,
  defineTask,
  DEFAULT_ADAPTATION,
} from '@binnacle/core'
import { createContainer } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { badExpanderValue } from './errors.ts'
import { type HostExpander, planEntries, type PlanSettings } from './plan-entries.ts'

/** The models of HELM's own expander `model`, as far as it is needed here. */
const model: HostExpander = {
  name: 'model',
  expand: (draft, { text }) => [{ ...draft, adaptation: { ...draft.adaptation, model: text } }],
}

const sweep = defineExpander({
  name: 'max_tokens_sweep',
  description: 'One run for each number',
  expand(draft, { key, text }) {
    if (text !== 'small') throw badExpanderValue(key, text, ['small'])
    return [1, 2].map((maxTokens) => ({ ...draft, name: `${draft.name},max=${maxTokens}`, adaptation: { ...draft.adaptation, maxTokens } }))
  },
})

const shout = defineAdjustment({
  name: 'shout',
  description: 'Asks in capital letters',
  applies: (tags) => tags.includes('DEAF_TAG'),
  change: ({ adaptation }) => ({ instructions: adaptation.instructions.toUpperCase() }),
  suffix: ',shout=yes',
})

const plugin = definePlugin({
  name: 'own',
  contribute: () => ({
    expanders: [sweep],
    adjustments: [shout],
    models: ['a/one', 'a/two'].map((name) =>
      defineModel({ name, creator: 'a', access: 'open', tags: name === 'a/two' ? ['DEAF_TAG'] : [] }),
    ),
    deployments: ['a/one', 'a/two'].map((name) => defineDeployment({ name, model: name, client: 'c' })),
    scenarios: [defineScenario({ name: 'quiz', description: '', async *load() {} })],
    tasks: [
      defineTask({
        name: 'quiz',
        description: '',
        build: () => ({
          name: 'quiz',
          scenario: { name: 'quiz' },
          adaptation: { ...DEFAULT_ADAPTATION, method: 'generation', instructions: 'Say it.' },
          metrics: [],
          groups: ['g'],
        }),
      }),
    ],
  }),
})

const plan = (entry: string, settings: Partial<PlanSettings> = {}) =>
  planEntries(
    createContainer([{ origin: 'test', plugin: plugin() }], [], () => {}),
    [{ entry }],
    { models: [], expanders: [model], modelGroups: ['text'], readAsset: () => Promise.reject(new Error('no asset')), ...settings },
  )

describe('entries with what plugins bring', () => {
  it('an expander of a plugin makes several runs of one, in the order of the text', async () => {
    const runs = await plan('quiz:max_tokens_sweep=small,model=a/one')
    expect(runs.map(({ name, adaptation }) => [name, adaptation.maxTokens])).toEqual([
      ['quiz,max=1', 1],
      ['quiz,max=2', 2],
    ])
  })

  it('a value that it does not know is an error with those that it does', async () => {
    await expect(plan('quiz:max_tokens_sweep=smal,model=a/one')).rejects.toMatchObject({
      code: 'ERR_ENTRY_VALUE',
      message: expect.stringContaining('small') as string,
    })
  })

  it('a misspelt key is asked back, among arguments and expanders', async () => {
    await expect(plan('quiz:max_token_sweep=small,model=a/one')).rejects.toMatchObject({
      message: expect.stringContaining('max_tokens_sweep') as string,
    })
  })

  it('an adjustment of a plugin is made for models with its tag, and is named', async () => {
    const [one] = await plan('quiz:model=a/one')
    const [two] = await plan('quiz:model=a/two')
    expect([one!.adaptation.instructions, one!.adjustments]).toEqual(['Say it.', []])
    expect([two!.name, two!.adaptation.instructions, two!.adjustments]).toEqual(['quiz,shout=yes', 'SAY IT.', ['shout']])
  })

  it('groups of a conf file stand sorted in the name, which has no slash; empty lists of filters leave nothing out', async () => {
    const container = createContainer([{ origin: 'test', plugin: plugin() }], [], () => {})
    const settings = { models: [], expanders: [model], readAsset: () => Promise.reject(new Error('no asset')) }
    const [run] = await planEntries(container, [{ entry: 'quiz:model=a/one', groups: ['x/y', 'b'] }], {
      ...settings,
      onlyModels: [],
      groupsToRun: [],
    })
    expect([run!.name, run!.groups]).toEqual(['quiz,groups=b-x_y', ['g', 'x/y', 'b']])
  })

  it('a word for a group of models stands for those that are given', async () => {
    expect((await plan('quiz:model=text', { models: ['a/one', 'a/two'] })).map(({ deployment }) => deployment.name)).toEqual([
      'a/one',
      'a/two',
    ])
    await expect(plan('quiz:model=text')).rejects.toMatchObject({ code: 'ERR_ENTRY_NO_MODEL' })
  })
})
