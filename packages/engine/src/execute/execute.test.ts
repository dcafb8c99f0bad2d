import { type Answer, BinnacleError } from '@binnacle/core'
import type { AnswerSource, Ask, Question, RunEvent } from '@binnacle/core/run'
import { createHookDriver } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAnswer, makeQuestion, makeSource, makeSpec } from '../../test/make.ts'
import { createMemoryStore, type MemoryStore } from '@binnacle/store'
import { type Budget, createBudget } from './budget.ts'
import { createExecution, type ExecuteTools } from './execute.ts'
import { createGate, type Gate } from './gate.ts'
import { createLocalExecutor } from './local-executor.ts'

const key = (number: number) => `key ${number}`

interface Bench {
  readonly store: MemoryStore
  readonly events: RunEvent[]
  readonly stop: AbortController
  readonly source: ReturnType<typeof makeSource>
  readonly gate: Gate
  readonly budget: Budget
  readonly tools: ExecuteTools
}

interface BenchOptions {
  readonly hooks?: ExecuteTools['hooks']
  readonly budget?: Budget
  readonly attempts?: number
  readonly source?: ReturnType<typeof makeSource>
  readonly places?: number
}

function makeBench(answer: (ask: Ask) => Answer | Promise<Answer>, options: BenchOptions = {}): Bench {
  const { hooks = createHookDriver([], () => {}), budget = createBudget(), source = makeSource(answer), places = 2 } = options
  const store = createMemoryStore()
  const events: RunEvent[] = []
  const stop = new AbortController()
  const gate = createGate(places)
  const executor = createLocalExecutor({
    sourceOf: (): AnswerSource => source,
    gateOf: () => gate,
    patience: { attempts: options.attempts ?? 1, timeout: 10, firstWait: 1, longestWait: 60 },
    budget,
    retrying: () => {},
  })
  return {
    store,
    events,
    stop,
    source,
    gate,
    budget,
    tools: {
      store,
      hooks,
      executor,
      stopping: stop.signal,
      signal: new AbortController().signal,
      emit: (event) => void events.push(event),
    },
  }
}

/** Asks questions as a run does. */
async function submitAll({ tools }: Bench, keys: readonly string[]): Promise<void> {
  const execution = createExecution(makeSpec(), tools)
  async function* questions(): AsyncGenerator<Question> {
    for (const one of keys) {
      if (execution.ended() !== undefined) return
      if (execution.isOpen(one)) yield makeQuestion(one)
    }
  }
  await execution.run(questions())
}

const asked = ({ source }: Bench): readonly string[] => source.asked.map(({ key: own }) => own)

describe('an execution', () => {
  it('asks each key once, while it is under way and afterwards', async () => {
    const bench = makeBench(({ key: own }) => makeAnswer(own))
    await submitAll(bench, [key(1), key(1), key(2), key(1), key(2)])
    expect(asked(bench)).toEqual([key(1), key(2)])
    expect(bench.store.answers.get(key(2))).toEqual(makeAnswer(key(2)))
  })

  it('does not ask what is recorded', async () => {
    const bench = makeBench(({ key: own }) => makeAnswer(own))
    bench.store.answers.set(key(1), makeAnswer('old'))
    await submitAll(bench, [key(1), key(2)])
    expect(asked(bench)).toEqual([key(2)])
    expect(bench.events).toMatchObject([{ type: 'answered', fromRecord: false }])
  })

  it('keeps to the places of the gate', async () => {
    let [open, most] = [0, 0]
    const bench = makeBench(
      async () => {
        most = Math.max(most, ++open)
        await new Promise((resolve) => setImmediate(resolve))
        open--
        return makeAnswer('x')
      },
      { places: 3 },
    )
    await submitAll(
      bench,
      Array.from({ length: 20 }, (_, number) => key(number)),
    )
    expect([most, asked(bench).length, bench.gate.active]).toEqual([3, 20, 0])
  })

  it('gives a place free only when the answer is recorded', async () => {
    const order: string[] = []
    const bench = makeBench(
      ({ key: own }) => {
        order.push(`asked ${own}`)
        return makeAnswer(own)
      },
      { places: 1 },
    )
    bench.store.beforeRecord = (own) => void order.push(`recorded ${own}`)
    await submitAll(bench, [key(1), key(2)])
    expect(order).toEqual(['asked key 1', 'recorded key 1', 'asked key 2', 'recorded key 2'])
  })

  it('records a failure and goes on', async () => {
    const bench = makeBench(({ key: own }) => {
      if (own === key(1)) throw new BinnacleError({ code: 'ERR_NO', message: 'no', fate: 'sample' })
      return makeAnswer(own)
    })
    await submitAll(bench, [key(1), key(2), key(1)])
    expect(asked(bench)).toEqual([key(1), key(2)])
    expect(bench.store.failures).toMatchObject([{ key: key(1), attempts: [{ attempt: 1, code: 'ERR_NO', message: 'no' }] }])
    expect(bench.store.answers.has(key(1))).toBe(false)
  })

  it.each(['run', 'session'] as const)('ends at a failure of the whole %s, when the calls under way are done', async (fate) => {
    const bench = makeBench(async ({ key: own }) => {
      if (own === key(1)) throw new BinnacleError({ code: 'ERR_KEY', message: 'wrong key', fate })
      await new Promise((resolve) => setImmediate(resolve))
      return makeAnswer(own)
    })
    await expect(
      submitAll(
        bench,
        Array.from({ length: 9 }, (_, number) => key(number)),
      ),
    ).rejects.toMatchObject({ code: 'ERR_KEY' })
    expect(asked(bench).length).toBeLessThan(5)
    expect(bench.store.answers.has(key(0))).toBe(true)
    expect(bench.gate.active).toBe(0)
  })

  it('ends at a full disk', async () => {
    const bench = makeBench(({ key: own }) => makeAnswer(own))
    bench.store.beforeRecord = () => {
      throw new BinnacleError({ code: 'ERR_RECORD_DISK_FULL', message: 'the disk is full', fate: 'session' })
    }
    await expect(submitAll(bench, [key(1), key(2), key(3), key(4)])).rejects.toMatchObject({ code: 'ERR_RECORD_DISK_FULL' })
    // Two under way, and the one that was ready for the next place.
    expect(asked(bench).length).toBeLessThanOrEqual(3)
  })

  it('makes no new call after a stop, and records those under way', async () => {
    const bench: Bench = makeBench(async ({ key: own }) => {
      if (own === key(1)) bench.stop.abort()
      await new Promise((resolve) => setImmediate(resolve))
      return makeAnswer(own)
    })
    await expect(submitAll(bench, [key(0), key(1), key(2), key(3)])).rejects.toMatchObject({ code: 'ERR_RUN_STOPPED' })
    expect(asked(bench)).toEqual([key(0), key(1)])
    expect([...bench.store.answers.keys()]).toEqual([key(0), key(1)])
    expect(bench.store.failures).toEqual([])
  })

  it('does not wait at a gate that is shut when it is to stop', async () => {
    const bench = makeBench(({ key: own }) => makeAnswer(own))
    bench.gate.slowDown(3_600_000)
    const submitted = submitAll(bench, [key(0)])
    bench.stop.abort()
    await expect(submitted).rejects.toMatchObject({ code: 'ERR_RUN_STOPPED' })
    expect([asked(bench), bench.gate.active]).toEqual([[], 0])
  })

  it('stops when the budget is spent, at the first call that it does not cover', async () => {
    const usage = { promptTokens: 10, completionTokens: 10 }
    const bench = makeBench(({ key: own }) => makeAnswer(own, { usage }), { budget: createBudget({ tokens: 50 }), places: 1 })
    await expect(submitAll(bench, [1, 2, 3, 4, 5].map(key))).rejects.toMatchObject({ code: 'ERR_RUN_BUDGET' })
    expect(asked(bench)).toEqual([1, 2, 3].map(key))
  })

  it('goes on where one waits for the budget while another waits for its place again', async () => {
    const usage = { promptTokens: 1, completionTokens: 1 }
    const bench = makeBench(
      ({ key: own, attempt }) => {
        if (attempt === 1)
          throw new BinnacleError({ code: 'ERR_PROVIDER_RATE_LIMIT', message: 'slow', retryable: true, retryAfter: 1, fate: 'sample' })
        return makeAnswer(own, { usage })
      },
      { budget: createBudget({ tokens: 100 }), places: 2, attempts: 2 },
    )
    await submitAll(bench, [1, 2, 3, 4, 5].map(key))
    expect([bench.store.answers.size, bench.budget.tokens]).toEqual([5, 10])
  })

  it('asks records whatever the budget', async () => {
    const bench = makeBench(() => makeAnswer('x'), {
      budget: createBudget({ tokens: 1 }),
      source: makeSource(() => makeAnswer('long text'), true),
    })
    await submitAll(bench, [1, 2, 3].map(key))
    expect([bench.store.answers.size, bench.budget.tokens]).toEqual([3, 0])
  })
})

describe('hooks of answers', () => {
  it('lookupCompletion answers in place of the model, and costs nothing', async () => {
    const hooks = createHookDriver(
      [{ plugin: 'cache', hooks: { lookupCompletion: (request) => (request.prompt === key(1) ? makeAnswer('cached') : undefined) } }],
      () => {},
    )
    const bench = makeBench(() => makeAnswer('fresh'), { hooks })
    await submitAll(bench, [key(1), key(2)])
    expect(asked(bench)).toEqual([key(2)])
    expect([...bench.store.answers.values()].map(({ completions }) => completions[0]!.text)).toEqual(['cached', 'fresh'])
  })

  it('transformCompletion gives what is recorded; watchers get what came', async () => {
    const received: string[] = []
    const hooks = createHookDriver(
      [
        {
          plugin: 'p',
          hooks: {
            transformCompletion: (answer) => ({ ...answer, filtered: 'by the house' }),
            completionReceived: (answer, { attempts }) => void received.push(`${answer.filtered ?? 'raw'} ${attempts}`),
          },
        },
      ],
      () => {},
    )
    const bench = makeBench(() => makeAnswer('x'), { hooks })
    await submitAll(bench, [key(1)])
    expect(bench.store.answers.get(key(1))).toEqual(makeAnswer('x', { filtered: 'by the house' }))
    expect(received).toEqual(['raw 1'])
    expect(bench.store.changes).toEqual([
      {
        hook: 'transformCompletion',
        plugin: 'p',
        subject: 'answer key 1',
        before: makeAnswer('x'),
        after: makeAnswer('x', { filtered: 'by the house' }),
      },
    ])
  })
})
