import { type AdaptedRequest, BinnacleError, defineAdapter, type Instance, type Request } from '@binnacle/core'
import { createHookDriver, type HookDriver } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeInstance, makeRequest, makeSpec } from '../../test/make.ts'
import { createMemoryStore } from '@binnacle/store'
import { adapt } from './adapt.ts'
import type { Gathered } from '../gather/gather.ts'
import { createFit } from './prompt-fitter.ts'

const adapted = (prompt: string): AdaptedRequest => ({
  request: makeRequest(prompt),
  numTrainInstances: 0,
  promptTruncated: false,
  numConditioningTokens: 0,
  tokenCounts: { prompt: 1 },
})

/** Two requests an instance, which name the shots and the instance. */
const twoEach = (instance: Instance, shots: readonly Instance[]): readonly AdaptedRequest[] =>
  [1, 2].map((number) => adapted(`${shots.map(({ id }) => id).join('+')} ${instance.id} ${number}`))

interface Options {
  readonly hooks?: HookDriver
  readonly make?: typeof twoEach
  readonly trials?: number
  readonly faults?: Gathered['faults']
  readonly numTrials?: number
  /** What the first training instance asks. */
  readonly shown?: string
}

async function adaptAll({
  hooks = createHookDriver([], () => {}),
  make = twoEach,
  trials = 1,
  faults = new Map(),
  numTrials = 1,
  shown,
}: Options = {}) {
  const store = createMemoryStore()
  const failed: unknown[] = []
  for (const id of ['a', 'b']) store.instances.append(makeInstance(id))
  const train = [0, 1, 2].map((number) => makeInstance(`t${number}`, { split: 'train' }))
  if (shown !== undefined) train[0] = makeInstance('t0', { split: 'train', input: { text: shown } })
  const ownShots: number[] = []
  const spec = makeSpec({ adaptation: makeAdaptation({ numTrainTrials: trials, maxTrainInstances: 1, sampleTrain: false, numTrials }) })
  const adapter = defineAdapter({ name: 'two', description: '', needs: ['generate'], adapt: make })
  const gathered: Gathered = { instances: 2, loaded: 5, labels: ['x', 'y', 'z'], trainAt: (place) => train[place]!, faults }
  const fit = createFit(spec.adaptation, undefined, undefined)
  const tools = {
    store,
    hooks,
    fit,
    ownShots: (rows: number) => ownShots.push(rows),
    failed: (sample: number, { id }: Instance, error: unknown) => failed.push([sample, id, (error as Error).message]),
  }
  const samples: [number, readonly (string | undefined)[]][] = []
  for await (const { sample, rows } of adapt(spec, adapter, gathered, tools))
    samples.push([sample, rows.map(({ request }) => request.prompt)])
  return { samples, store, failed, ownShots, rows: [...store.requests.scan()].flat() }
}

describe('adapt', () => {
  it('goes trial by trial, instance by instance, and records requests and shots', async () => {
    const { samples, rows, store } = await adaptAll({ trials: 2 })
    expect(samples).toEqual([
      [0, ['t0 a 1', 't0 a 2']],
      [1, ['t0 b 1', 't0 b 2']],
      [2, ['t1 a 1', 't1 a 2']],
      [3, ['t1 b 1', 't1 b 2']],
    ])
    expect(rows.map(({ sample, request }) => [sample, request.prompt])).toEqual(
      samples.flatMap(([sample, prompts]) => prompts.map((prompt) => [sample, prompt])),
    )
    expect(new Set(rows.map(({ key }) => key)).size).toBe(8)
    expect([...store.train.scan()].flat().map(({ trial, instance }) => [trial, instance.id])).toEqual([
      [0, 't0'],
      [1, 't1'],
    ])
  })

  it('an instance that cannot be adapted costs its own sample', async () => {
    const make: typeof twoEach = (instance, shots) => {
      if (instance.id === 'a') throw new Error('no picture')
      return twoEach(instance, shots)
    }
    const { samples, failed, rows } = await adaptAll({ make })
    expect(samples.map(([sample, prompts]) => [sample, prompts.length])).toEqual([
      [0, 0],
      [1, 2],
    ])
    expect(failed).toEqual([[0, 'a', 'no picture']])
    expect(rows.map(({ sample }) => sample)).toEqual([1, 1])
  })

  it('tells of rows that stand among their own shots, where their prompts show them', async () => {
    const withShots =
      (count: number): typeof twoEach =>
      (instance, shots) =>
        twoEach(instance, shots).map((one) => ({ ...one, numTrainInstances: count }))
    const ask = async (shown: string, count: number) => (await adaptAll({ shown, make: withShots(count), trials: 2 })).ownShots
    expect(await ask('question a', 1)).toEqual([1])
    expect(await ask('question a', 0)).toEqual([])
    expect(await ask('question c', 1)).toEqual([])
  })

  it('a fault of the whole run ends it', async () => {
    const make: typeof twoEach = () => {
      throw new BinnacleError({ code: 'ERR_ADAPT_WINDOW', message: 'no prompt fits', fate: 'run' })
    }
    await expect(adaptAll({ make })).rejects.toMatchObject({ code: 'ERR_ADAPT_WINDOW' })
  })

  it('an instance that gathering failed on is not asked, in any trial', async () => {
    const fault = new BinnacleError({ code: 'ERR_HOOK_THREW', message: 'not this', fate: 'sample' })
    const { samples, failed } = await adaptAll({ trials: 2, faults: new Map([[1, fault]]) })
    expect(samples.map(([, prompts]) => prompts.length)).toEqual([2, 0, 2, 0])
    expect(failed).toEqual([
      [1, 'b', 'not this'],
      [3, 'b', 'not this'],
    ])
  })
})

it('asks everything again for a repeat, marked by its number as in HELM', async () => {
  const { samples, rows } = await adaptAll({ numTrials: 3, make: (instance) => [adapted(`${instance.id}`)] })
  expect(samples).toEqual(['a', 'b', 'a', 'b', 'a', 'b'].map((id, sample) => [sample, [id]]))
  expect(rows.map(({ repeat, request }) => [repeat, request.random])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [1, '1'],
    [1, '1'],
    [2, '2'],
    [2, '2'],
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(6)
})

describe('hooks', () => {
  it('change requests before their keys are computed', async () => {
    const change = createHookDriver(
      [{ plugin: 'p', hooks: { transformRequest: ({ messages: _messages, ...request }) => ({ ...request, prompt: 'same' }) } }],
      () => {},
    )
    const { rows, store } = await adaptAll({ hooks: change })
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1)
    expect(store.changes.map(({ subject }) => subject)).toEqual(['a', 'a', 'b', 'b'].map((id) => `request for instance ${id}`))
  })

  it('that fail on one request leave none of its sample', async () => {
    const transformRequest = ({ prompt }: Request) => {
      if (prompt === 't0 a 2') throw new Error('not this')
    }
    const { samples, failed, rows } = await adaptAll({ hooks: createHookDriver([{ plugin: 'p', hooks: { transformRequest } }], () => {}) })
    expect(samples).toEqual([
      [0, []],
      [1, ['t0 b 1', 't0 b 2']],
    ])
    expect(failed).toEqual([[0, 'a', 'plugin p: its hook transformRequest threw: not this']])
    expect(rows.map(({ sample }) => sample)).toEqual([1, 1])
  })

  it('change shots too', async () => {
    const hooks = createHookDriver([{ plugin: 'p', hooks: { transformInstance: (one) => ({ ...one, id: `${one.id}!` }) } }], () => {})
    expect((await adaptAll({ hooks })).samples[0]).toEqual([0, ['t0! a 1', 't0! a 2']])
  })
})
