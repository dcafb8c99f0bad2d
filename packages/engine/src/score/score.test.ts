import { type Answer, defineMetric, type Metric } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import { createHookDriver } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeAnswer, makeInstance, makeRequest, makeSpec } from '../../test/make.ts'
import { createMemoryStore } from '@binnacle/store'
import type { RunMetric } from '../plan/run-code.ts'
import { score } from './score.ts'
import type { RequestRow } from '@binnacle/store'

const runMetric = (metric: unknown): RunMetric => {
  const own = metric as Metric<unknown>
  return { metric: own, plugin: 'p', options: undefined, directions: own.scores as RunMetric['directions'] }
}

const row = (sample: number, key: string, more: Partial<RequestRow> = {}): RequestRow => ({
  sample,
  key,
  request: makeRequest(key),
  numTrainInstances: 0,
  promptTruncated: false,
  numConditioningTokens: 0,
  tokenCounts: { prompt: 1 },
  ...more,
})

/** Scores two instances: the first with one request, the second as a test wants. */
async function scoreTwo(
  metrics: readonly unknown[],
  second: readonly RequestRow[] = [row(1, 'b')],
  hooks = createHookDriver([], () => {}),
) {
  const store = createMemoryStore()
  const events: RunEvent[] = []
  for (const id of ['a', 'b']) store.instances.append(makeInstance(id))
  for (const one of [row(0, 'a'), ...second]) {
    store.requests.append(one)
    store.answers.set(one.key, makeAnswer(one.key))
  }
  const aggregated = await score(makeSpec(), metrics.map(runMetric), { store, hooks, emit: (event) => void events.push(event) })
  return { ...aggregated, events, rows: [...store.scores.scan()].flat() }
}

const fixed = (name: string, reads: 'one' | 'perReference' | 'all') =>
  defineMetric({ name, description: '', reads, scores: { value: 'higher' }, score: () => ({ value: 1 }) })

describe('score', () => {
  it('hands a sample to the metrics that read its shape, and records null for the others', async () => {
    const perReference = [row(1, 'b0', { referenceIndex: 0 }), row(1, 'b1', { referenceIndex: 1 })]
    const { rows } = await scoreTwo([fixed('m1', 'one'), fixed('m2', 'perReference'), fixed('m3', 'all')], perReference)
    const value = { value: 1 }
    expect(rows.map(({ scores }) => scores)).toEqual([
      [value, null, value],
      [null, value, value],
    ])
  })

  it('scores no sample that lacks an answer', async () => {
    const { rows, outcomes } = await scoreTwo([fixed('m', 'all')], [])
    expect(rows).toMatchObject([
      { sample: 0, instanceId: 'a', trial: 0, outcome: 'scored' },
      { sample: 1, instanceId: 'b', outcome: 'errored', scores: [null] },
    ])
    expect(outcomes).toMatchObject({ scored: 1, errored: 1 })
  })

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('no verb')
      },
    ],
    ['gives a text', () => ({ value: 'one' })],
    ['gives nothing', () => ({ value: undefined })],
    ['gives no scores', () => null],
  ])('a metric that %s leaves its scores missing, is named once, and the others stand', async (_name, broken) => {
    const bad = defineMetric({
      name: 'bad',
      description: '',
      reads: 'one',
      scores: { value: 'higher', other: 'lower' },
      score: broken as never,
    })
    const { rows, events, stats } = await scoreTwo([bad, fixed('good', 'one')])
    for (const { scores } of rows) {
      expect(scores[0]).toEqual({
        value: { missing: expect.stringContaining('the metric failed') as string },
        other: { missing: expect.anything() as string },
      })
      expect(scores[1]).toEqual({ value: 1 })
    }
    expect(events).toEqual([
      {
        type: 'fault',
        run: 'test:model=a_b',
        code: 'ERR_METRIC_THREW',
        message: expect.stringContaining(
          'plugin p: metric bad failed on 2 samples; their scores are missing. First: instance a:',
        ) as string,
        hint: expect.stringContaining('{ missing: reason }') as string,
      },
    ])
    expect(stats.find(({ metric, name }) => metric === 'bad' && name.name === 'value')).toMatchObject({ count: 0, missing: 2 })
  })

  it('takes a score that is declared and not given for missing', async () => {
    const lazy = defineMetric({
      name: 'lazy',
      description: '',
      reads: 'one',
      scores: { a: 'higher', b: 'higher' },
      score: (() => ({ a: 1 })) as never,
    })
    const { rows } = await scoreTwo([lazy])
    expect(rows[0]!.scores).toEqual([{ a: 1, b: { missing: 'the metric gave none' } }])
  })

  it('leaves out a score that is not declared, and says so', async () => {
    const eager = defineMetric({
      name: 'eager',
      description: '',
      reads: 'one',
      scores: { a: 'higher' },
      score: (() => ({ a: 1, b: 2 })) as never,
    })
    const { rows, stats, events } = await scoreTwo([eager])
    expect(rows[0]!.scores).toEqual([{ a: 1 }])
    expect(stats.some(({ name }) => name.name === 'b')).toBe(false)
    expect(events).toEqual([
      {
        type: 'fault',
        run: 'test:model=a_b',
        code: 'ERR_METRIC_UNDECLARED',
        message: expect.stringContaining('metric eager gives the score “b”, which it does not declare, on 2 samples') as string,
        hint: 'Declare it under `scores` with its direction; declared: a.',
      },
    ])
  })

  it('takes NaN for missing, and keeps infinity', async () => {
    const odd = defineMetric({
      name: 'odd',
      description: '',
      reads: 'one',
      scores: { a: 'higher', b: 'higher', c: 'higher' },
      score: () => ({ a: Number.NaN, b: [1, Number.NaN], c: -Infinity }),
    })
    const { stats, events } = await scoreTwo([odd])
    expect(events.map((event) => (event.type === 'fault' ? [event.code, event.message] : []))).toEqual([
      ['ERR_METRIC_NAN', expect.stringContaining('plugin p: metric odd: the score “a” is not a number (NaN) on 2 samples')],
      ['ERR_METRIC_NAN', expect.stringContaining('“b”')],
    ])
    const own = new Map(stats.filter(({ name }) => name.perturbation === undefined).map((stat) => [stat.name.name, stat]))
    expect([own.get('a')!.count, own.get('b')!.count, own.get('c')!.mean]).toEqual([0, 0, -Infinity])
  })

  it('tells watchers of the scores by metric, and cannot be changed by them', async () => {
    const told: unknown[] = []
    const hooks = createHookDriver(
      [
        {
          plugin: 'p',
          hooks: {
            sampleScored: ({ instance }, { scores }) => {
              told.push([instance.id, scores])
              ;(scores['m'] as { value: number }).value = 9
            },
          },
        },
      ],
      () => {},
    )
    const { rows, stats } = await scoreTwo([fixed('m', 'one')], [row(1, 'b')], hooks)
    expect(told).toEqual([
      ['a', { m: { value: 1 } }],
      ['b', { m: { value: 1 } }],
    ])
    expect([rows[1]!.scores, stats[0]!.mean]).toEqual([[{ value: 1 }], 1])
  })
})

describe('repeats of the same request', () => {
  const texts = (requests: readonly { readonly answer: Answer }[]) => requests.map(({ answer }) => answer.completions[0]!.text).join('')
  const each = defineMetric({
    name: 'each',
    description: '',
    reads: 'one',
    scores: { right: 'higher' },
    score: ({ requests }) => ({ right: Number(texts(requests) >= 'b1') }),
  })
  const all = defineMetric({
    name: 'all',
    description: '',
    reads: 'all',
    repeats: 'all',
    scores: { answers: 'higher' },
    score: ({ requests }) => ({ answers: requests.length }),
  })

  async function scoreRepeats(unanswered: readonly string[] = []) {
    const store = createMemoryStore()
    for (const id of ['a', 'b']) store.instances.append(makeInstance(id))
    for (const [sample, key] of ['a0', 'b0', 'a1', 'b1', 'a2', 'b2'].entries()) {
      const repeat = Math.floor(sample / 2)
      store.requests.append(row(sample, key, repeat === 0 ? {} : { repeat }))
      if (!unanswered.includes(key)) store.answers.set(key, makeAnswer(key))
    }
    const spec = makeSpec({ adaptation: makeAdaptation({ numTrials: 3 }) })
    const hooks = createHookDriver([], () => {})
    const { stats } = await score(spec, [each, all].map(runMetric), { store, hooks, emit: () => {} })
    return { stats, rows: [...store.scores.scan()].flat() }
  }

  it('are samples of their own, or one sample with all requests, as the metric says', async () => {
    const { stats, rows } = await scoreRepeats()
    expect(rows.map(({ sample, instanceId, repeat, scores }) => [sample, instanceId, repeat, ...scores])).toEqual([
      [0, 'a', undefined, { right: 0 }, { answers: 3 }],
      [1, 'b', undefined, { right: 0 }, { answers: 3 }],
      [2, 'a', 1, { right: 0 }, null],
      [3, 'b', 1, { right: 1 }, null],
      [4, 'a', 2, { right: 0 }, null],
      [5, 'b', 2, { right: 1 }, null],
    ])
    const plain = stats.filter(({ name }) => name.perturbation === undefined)
    expect(plain.map(({ name, count, mean }) => [name.name, count, mean])).toEqual([
      ['right', 3, 1 / 3],
      ['answers', 1, 3],
    ])
    // The interval is over instances: what one instance answered in three repeats is one value.
    expect(plain[0]!.spread).toMatchObject({ n: 2 })
  })

  it('one that has no answer leaves the whole of them without a score', async () => {
    const { rows } = await scoreRepeats(['b1'])
    expect(rows.map(({ scores }) => scores[1])).toEqual([{ answers: 3 }, null, null, null, null, null])
  })
})
