import { defineScenario, type Schema, type SourceInstance } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import { createHookDriver, type HookDriver } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeSpec } from '../../test/make.ts'
import { createMemoryStore } from '@binnacle/store'
import { gather } from './gather.ts'
import type { RunCode } from '../plan/run-code.ts'

const instance = (split: string, more: Partial<SourceInstance> = {}): SourceInstance => ({
  split,
  input: { text: `${split} text` },
  references: [{ output: { text: 'yes' }, tags: ['correct'] }],
  ...more,
})

const noHooks = createHookDriver([], () => {})

interface Options {
  readonly adaptation?: Parameters<typeof makeAdaptation>[0]
  readonly hooks?: HookDriver
  readonly extra?: Schema
  readonly augment?: Parameters<typeof gather>[2]['augment']
  readonly signal?: AbortSignal
}

/** Gathers the instances of a scenario, and gives them with what was found. */
async function gatherAll(load: () => AsyncIterable<SourceInstance>, options: Options = {}) {
  const { adaptation = {}, hooks = noHooks, extra, augment, signal = new AbortController().signal } = options
  const scenario = defineScenario({ name: 'test', description: '', load, ...(extra === undefined ? {} : { extra }) })
  const parts = { scenario, scenarioPlugin: 'p', scenarioOptions: {}, metrics: [], annotators: [] } as unknown as RunCode
  const store = createMemoryStore()
  const context = { files: undefined as never, media: undefined as never, fetch, signal, warn: () => {} }
  const events: RunEvent[] = []
  const emit = (event: RunEvent) => void events.push(event)
  const found = await gather(makeSpec({ adaptation: makeAdaptation(adaptation) }), parts, { store, hooks, context, augment, emit })
  return { found, events, store, instances: [...store.instances.scan()].flat() }
}

async function* from(instances: Iterable<SourceInstance>): AsyncGenerator<SourceInstance> {
  yield* instances
}

describe('ids', () => {
  it('number all instances in load order, over all splits, where any has none', async () => {
    const { instances, found, events } = await gatherAll(() =>
      from([instance('train'), instance('test', { id: 'own' }), instance('other'), instance('valid')]),
    )
    expect(instances.map(({ id, split }) => [id, split])).toEqual([
      ['id1', 'test'],
      ['id3', 'valid'],
    ])
    expect(found).toMatchObject({ instances: 2, loaded: 4, labels: ['yes'] })
    expect(found.trainAt(0)).toMatchObject({ id: 'id0', split: 'train' })
    expect(events).toMatchObject([
      {
        type: 'fault',
        code: 'ERR_GATHER_MIXED_IDS',
        message: expect.stringContaining('plugin p: scenario test: instance 0 has no id, others have one (3 of 4 have none)') as string,
      },
    ])
  })

  it('stay as they are, numbers too, where all have one', async () => {
    const { instances } = await gatherAll(() => from([instance('test', { id: 7 }), instance('test', { id: 'a"b' })]))
    expect(instances.map(({ id }) => id)).toEqual([7, 'a"b'])
  })

  it('that stand twice are refused', async () => {
    await expect(gatherAll(() => from([instance('test', { id: 'a' }), instance('test', { id: 'a' })]))).rejects.toMatchObject({
      code: 'ERR_GATHER_DUPLICATE_ID',
      message: expect.stringContaining('"a"') as string,
    })
  })
})

describe('the draw', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, number) => instance('test', { input: { text: String(number) } }))
  const drawn = async (count: number, maxEvalInstances: number) =>
    (await gatherAll(() => from(numbered(count)), { adaptation: { maxEvalInstances } })).instances.map(({ input }) => Number(input.text))

  it('is HELM’s, in the order of the draw', async () => {
    expect(await drawn(10, 4)).toEqual([2, 8, 4, 9])
    expect(await drawn(100, 5)).toEqual([26, 86, 2, 55, 75])
    expect(await drawn(2000, 10)).toEqual([405, 1190, 1132, 731, 1754, 1178, 1533, 1303, 1857, 18])
  })

  it('of more begins with that of fewer, and keeps the order where all are taken', async () => {
    expect((await drawn(100, 20)).slice(0, 5)).toEqual([26, 86, 2, 55, 75])
    expect(await drawn(4, 4)).toEqual([0, 1, 2, 3])
    expect(await drawn(4, 9)).toEqual([0, 1, 2, 3])
  })

  it('keeps ids of the whole', async () => {
    const { instances } = await gatherAll(() => from(numbered(10)), { adaptation: { maxEvalInstances: 2 } })
    expect(instances.map(({ id }) => id)).toEqual(['id2', 'id8'])
  })
})

describe('splits', () => {
  const both = () => from([instance('valid'), instance('test'), instance('test')])

  it.each([
    [['test'], 2],
    [['valid'], 1],
    [['test', 'valid'], 3],
    [[], 3],
  ])('%j are %i instances', async (evalSplits, count) => {
    expect((await gatherAll(both, { adaptation: { evalSplits } })).instances).toHaveLength(count)
  })

  it.each([
    [[], 'gave no instances'],
    [[instance('train'), instance('other')], 'gave 2 instances, none of them in valid, test'],
  ])('without an instance are refused', async (instances, message) => {
    await expect(gatherAll(() => from(instances))).rejects.toMatchObject({
      code: 'ERR_GATHER_EMPTY',
      fate: 'run',
      message: expect.stringContaining(message) as string,
    })
  })
})

describe('values that JSON does not have', () => {
  it('are recorded: big integers by their digits, dates, bytes', async () => {
    const extra = { hash: 9223372036854775807n, small: 5n, on: new Date(0), bytes: Uint8Array.of(1) }
    const { instances } = await gatherAll(() => from([instance('test', { id: 9007199254740993n as never, extra })]))
    expect(instances).toMatchObject([
      {
        id: '9007199254740993',
        extra: {
          hash: '9223372036854775807',
          small: 5,
          on: '1970-01-01T00:00:00.000Z',
          bytes: 'data:application/octet-stream;base64,AQ==',
        },
      },
    ])
  })

  it('that no record can hold are named with their place', async () => {
    await expect(gatherAll(() => from([instance('test', { extra: { read: () => 1 } })]))).rejects.toMatchObject({
      code: 'ERR_GATHER_INSTANCE',
      message: expect.stringContaining('instance 0 cannot be recorded: its "extra.read" is a function') as string,
    })
  })
})

describe('a scenario', () => {
  it.each<[string, unknown, string]>([
    ['no object', 3, 'is not an object'],
    ['no split', { ...instance('test'), split: '' }, 'has no split'],
    ['no input', { ...instance('test'), input: {} }, 'has no input'],
    ['no references', { ...instance('test'), references: undefined }, 'has no list of references'],
    ['a reference without text', instance('test', { references: [{ output: {} as never, tags: [] }] }), 'reference 0'],
    ['a reference without tags', instance('test', { references: [{ output: { text: 'x' }, tags: undefined as never }] }), 'without tags'],
    ['an id of another kind', instance('test', { id: true as never }), 'an id'],
  ])('that gives %s is refused with the place', async (_name, broken, message) => {
    await expect(gatherAll(() => from([instance('test'), broken as SourceInstance]))).rejects.toMatchObject({
      code: 'ERR_GATHER_INSTANCE',
      fate: 'run',
      message: expect.stringMatching(new RegExp(`test: instance 1 .*${message}`)) as string,
    })
  })

  it('that gives extra fields which its schema refuses is refused', async () => {
    const extra: Schema = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: (value) => (value === undefined ? { issues: [{ message: 'wanted', path: ['level'] }] } : { value }),
      },
    }
    await expect(gatherAll(() => from([instance('test')]), { extra })).rejects.toMatchObject({
      message: expect.stringContaining('level: wanted') as string,
    })
  })

  it('that throws is named', async () => {
    const throwing = async function* (): AsyncGenerator<SourceInstance> {
      yield instance('test')
      throw new Error('no network')
    }
    await expect(gatherAll(throwing)).rejects.toMatchObject({
      code: 'ERR_GATHER_SCENARIO',
      fate: 'run',
      message: expect.stringContaining('no network') as string,
    })
  })

  it('is left at a stop, also where it throws because of it', async () => {
    await expect(gatherAll(() => from([instance('test')]), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'ERR_RUN_STOPPED',
    })
    const aborted = async function* (): AsyncGenerator<SourceInstance> {
      yield* []
      throw new DOMException('aborted', 'AbortError')
    }
    await expect(gatherAll(aborted, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ERR_RUN_STOPPED' })
  })
})

describe('changes', () => {
  it('by a hook are recorded', async () => {
    const hooks = createHookDriver(
      [{ plugin: 'p', hooks: { transformInstance: (one) => ({ ...one, input: { text: 'changed' } }) } }],
      () => {},
    )
    const { instances, store } = await gatherAll(() => from([instance('test')]), { hooks })
    expect(instances[0]!.input).toEqual({ text: 'changed' })
    expect(store.changes).toMatchObject([{ hook: 'transformInstance', plugin: 'p', subject: 'instance id0' }])
  })

  it('that fail cost one instance, which stays in its place', async () => {
    const transformInstance = (one: { readonly id: string | number }) => {
      if (one.id === 'id1') throw new Error('not this')
    }
    const hooks = createHookDriver([{ plugin: 'p', hooks: { transformInstance } }], () => {})
    const { instances, found } = await gatherAll(() => from([instance('test'), instance('valid'), instance('test')]), { hooks })
    expect(instances.map(({ id }) => id)).toEqual(['id0', 'id1', 'id2'])
    expect([...found.faults].map(([place, { code }]) => [place, code])).toEqual([[1, 'ERR_HOOK_THREW']])
  })

  it('of augmentation stand behind their original and count as one instance', async () => {
    const copy = { name: 'copy', robustness: true, fairness: false, computedOn: 'perturbed' as const }
    const augment: Options['augment'] = (one, part) => (part === 'eval' ? [one, { ...one, perturbation: copy }] : [one])
    const { instances, found } = await gatherAll(() => from([instance('test'), instance('test')]), { augment })
    expect(instances.map(({ id, perturbation }) => [id, perturbation?.name])).toEqual([
      ['id0', undefined],
      ['id0', 'copy'],
      ['id1', undefined],
      ['id1', 'copy'],
    ])
    expect(found.instances).toBe(2)
  })
})
