import { type AdaptedRequest, createRequest, defineAdapter, inputText, type Instance, type Message } from '@binnacle/core'
import type { Ask, RunEvent } from '@binnacle/core/run'
import { createHookDriver } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeAnswer, makeExecutor, makeInstance, makeSource, makeSpec } from '../../test/make.ts'
import type { RunCode } from '../plan/run-code.ts'
import { runOne } from '../run-one.ts'
import { readSamples } from '../score/samples.ts'
import { createMemoryStore, type MemoryStore } from '@binnacle/store'

const ask = (messages: readonly Message[]): AdaptedRequest => ({
  request: createRequest({ messages, maxTokens: 5 }),
  numTrainInstances: 0,
  promptTruncated: false,
  numConditioningTokens: 0,
  tokenCounts: { prompt: 1 },
})

/** Asks, has a tool count the letters of the answer, and asks whether that number is right. */
const dialogue = defineAdapter({
  name: 'dialogue',
  description: '',
  needs: ['generate'],
  requestsPerInstance: () => 2,
  *converse(instance) {
    const first: Message = { role: 'user', content: inputText(instance.input) }
    const { completions } = yield ask([first])
    const said = completions[0]!.text
    const counted = yield { tool: 'count', arguments: { text: said } }
    const number = counted.completions[0]!.text
    yield ask([first, { role: 'assistant', content: said }, { role: 'user', content: `${number} letters?` }])
  },
  tools: { count: async (args) => String((args as { readonly text: string }).text.length) },
})

const lastText = ({ request }: Ask): string => request.messages!.at(-1)!.content as string

async function lead(
  store: MemoryStore,
  source: ReturnType<typeof makeSource>,
  stop = new AbortController(),
  instances = 3,
  adapter = dialogue,
) {
  const spec = makeSpec({ adaptation: makeAdaptation({ method: 'chat' }) })
  const scenario = {
    name: 'three',
    async *load() {
      for (let number = 0; number < instances; number++) yield makeInstance(`i${number}`)
    },
  }
  const code = { scenario, scenarioPlugin: 'p', scenarioOptions: {}, adapter, metrics: [], annotators: [] } as unknown as RunCode
  const events: RunEvent[] = []
  const result = await runOne(spec, code, {
    store,
    hooks: createHookDriver([], () => {}),
    executor: makeExecutor(source, { limit: 1, patience: { attempts: 1 } }),
    tokenizer: undefined,
    scenarioContext: { signal: stop.signal } as never,
    annotatorReach: () => ({}) as never,
    augment: undefined,
    stopping: stop.signal,
    signal: stop.signal,
    emit: (event) => void events.push(event),
  })
  return { result, events, samples: [...readSamples(spec, store)] }
}

/** A store that keeps answers, as the folder of a run does that is started again. */
function reopened(store: MemoryStore): MemoryStore {
  const again = createMemoryStore()
  for (const [key, answer] of store.answers) again.answers.set(key, answer)
  return again
}

describe('an adapter that leads a conversation', () => {
  it('gets each answer, asks on, and its rows stand in the order of the plan with their turns', async () => {
    const store = createMemoryStore()
    const source = makeSource((asked) => makeAnswer(lastText(asked).endsWith('letters?') ? 'yes' : 'abc'))
    const { samples, result } = await lead(store, source)
    expect(
      samples.map(({ place, sample }) => [place, sample.requests.map(({ turn, answer }) => [turn, answer.completions[0]!.text])]),
    ).toEqual(
      [0, 1, 2].map((place) => [
        place,
        [
          [0, 'abc'],
          [2, 'yes'],
        ],
      ]),
    )
    expect(samples[1]!.sample.requests[1]!.request.messages).toEqual([
      { role: 'user', content: 'question i1' },
      { role: 'assistant', content: 'abc' },
      { role: 'user', content: '3 letters?' },
    ])
    expect(result.outcomes.scored).toBe(3)
    // Two requests and a tool run for each instance.
    expect([source.asked.length, store.answers.size]).toEqual([6, 9])
  })

  it('resumed after a stop between the turns, it asks only what is missing', async () => {
    const store = createMemoryStore()
    const stop = new AbortController()
    const first = makeSource((asked) => {
      if (first.asked.length === 4) stop.abort()
      return makeAnswer(lastText(asked).endsWith('letters?') ? 'yes' : 'abc')
    })
    await expect(lead(store, first, stop)).rejects.toMatchObject({ code: 'ERR_RUN_STOPPED' })
    const recorded = [...store.answers.values()].filter(({ model }) => model === undefined).length
    expect(recorded).toBeGreaterThan(0)
    const second = makeSource((asked) => makeAnswer(lastText(asked).endsWith('letters?') ? 'yes' : 'abc'))
    const { samples, result } = await lead(reopened(store), second)
    expect(second.asked).toHaveLength(6 - recorded)
    expect([samples.map(({ sample }) => sample.requests.length), result.outcomes.scored]).toEqual([[2, 2, 2], 3])
  })

  it('replayed, it goes the same way and asks nothing', async () => {
    const store = createMemoryStore()
    const source = makeSource((asked) => makeAnswer(lastText(asked).endsWith('letters?') ? 'yes' : 'abc'))
    const one = await lead(store, source)
    const none = makeSource(() => makeAnswer('never'))
    const two = await lead(reopened(store), none)
    expect(two.samples).toEqual(one.samples)
    expect(none.asked).toEqual([])
  })

  it('a turn that fails makes its sample errored, and the others go on', async () => {
    const source = makeSource((asked) => {
      if (asked.request.messages!.length === 3 && JSON.stringify(asked.request.messages).includes('i1')) throw new Error('broken')
      return makeAnswer('abc')
    })
    const { result, samples } = await lead(createMemoryStore(), source)
    expect([result.outcomes.errored, result.outcomes.scored]).toEqual([1, 2])
    expect(samples[1]!.keys).toHaveLength(2)
  })

  it('a tool that throws and an adapter that throws cost their samples', async () => {
    const odd = defineAdapter({
      ...dialogue,
      *converse(instance: Instance) {
        if (instance.id === 'i0') throw new Error('no idea')
        if (instance.id === 'i1') yield { tool: 'gone', arguments: {} }
        yield ask([{ role: 'user', content: 'x' }])
      },
    })
    const { result, events } = await lead(
      createMemoryStore(),
      makeSource(() => makeAnswer('abc')),
      undefined,
      3,
      odd,
    )
    expect([result.outcomes.errored, result.outcomes.scored]).toEqual([2, 1])
    expect(events.filter(({ type }) => type === 'failed').map((event) => (event as { readonly message: string }).message)).toEqual([
      'instance i0: no idea',
      'instance i1: the adapter dialogue has no tool "gone"',
    ])
  })
})
