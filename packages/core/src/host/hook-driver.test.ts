import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hooks } from '../hooks.ts'
import { mapRequestTexts, type Request } from '../request.ts'
import type { RunSpec } from '../run-spec.ts'
import { createHookDriver } from './hook-driver.ts'

const run = (task: string, model: string, deployment = model) =>
  ({ task: { name: task }, deployment: { name: deployment, model } }) as unknown as RunSpec
const request = { prompt: 'x', stopSequences: ['a'] } as unknown as Request

function driverOf(...plugins: readonly Hooks[]) {
  const warnings: string[] = []
  const driver = createHookDriver(
    plugins.map((hooks, index) => ({ plugin: `p${index + 1}`, hooks })),
    (message) => void warnings.push(message),
  )
  return { driver, warnings }
}

const info = { run: run('t', 'a/m'), purpose: 'evaluation' as const, deployment: run('t', 'a/m').deployment, instance: {} as never }

describe('order', () => {
  it('is pre, plain, post, and within them that of the plugins', async () => {
    const called: string[] = []
    const say = (text: string) => () => void called.push(text)
    const { driver } = driverOf(
      { setup: { order: 'post', handler: say('1 post') }, close: { order: 'post', handler: say('1 close') } },
      { setup: say('2'), close: say('2 close') },
      { setup: { order: 'pre', handler: say('3 pre') }, close: { order: 'pre', handler: say('3 close') } },
      { setup: say('4') },
    )
    await driver.call('setup', undefined)
    await driver.call('close', undefined)
    expect(called).toEqual(['3 pre', '2', '4', '1 post', '1 close', '2 close', '3 close'])
  })
})

describe('a filter', () => {
  const { driver } = driverOf({ transformRequest: { filter: { tasks: ['quiz'], models: ['a/m', 'place/m'] }, handler: () => undefined } })

  it.each([
    ['quiz', 'a/m', 'a/m', true],
    ['quiz', 'b/m', 'place/m', true],
    ['quiz', 'b/m', 'b/m', false],
    ['other', 'a/m', 'a/m', false],
  ])('task %s on %s by %s: %s', (task, model, deployment, expected) => {
    expect(driver.has('transformRequest', run(task, model, deployment))).toBe(expected)
  })

  it('keeps a hook of requests to what they are for', async () => {
    const { driver } = driverOf({
      transformRequest: { filter: { purpose: 'evaluation' }, handler: (one) => mapRequestTexts(one, (text) => `${text}!`) },
    })
    expect([driver.has('transformRequest', info.run, 'evaluation'), driver.has('transformRequest', info.run, 'annotation')]).toEqual([
      true,
      false,
    ])
    const judged = { ...info, purpose: 'annotation' as const }
    expect((await driver.waterfall('transformRequest', info.run, () => {}, request, info)).prompt).toBe('x!')
    expect((await driver.waterfall('transformRequest', info.run, () => {}, request, judged)).prompt).toBe('x')
  })

  it('does not count where there is no run', () => {
    expect(driver.has('transformRequest')).toBe(true)
    expect(driver.has('transformPlan')).toBe(false)
  })
})

describe('a waterfall', () => {
  it('hands on what was given, takes undefined and an equal value for no change, and tells of each change', async () => {
    const changes: unknown[] = []
    const { driver } = driverOf(
      { transformRequest: (one) => mapRequestTexts(one, (text) => `${text}y`) },
      { transformRequest: () => undefined },
      { transformRequest: (one) => ({ ...one }) },
      { transformRequest: async (one) => mapRequestTexts(one, (text) => `${text}z`) },
    )
    const result = await driver.waterfall('transformRequest', info.run, (change) => void changes.push(change), request, info)
    expect(result.prompt).toBe('xyz')
    expect(changes).toMatchObject([
      { hook: 'transformRequest', plugin: 'p1', before: { prompt: 'x' }, after: { prompt: 'xy' } },
      { plugin: 'p4', before: { prompt: 'xy' }, after: { prompt: 'xyz' } },
    ])
  })

  it.each([
    ['transformRequest', 'sample'],
    ['transformPlan', 'session'],
  ] as const)('%s that throws is an error that reaches as far as the %s', async (hook, fate) => {
    const { driver } = driverOf({
      [hook]: () => {
        throw new Error('boom')
      },
    })
    await expect(driver.waterfall(hook, undefined, () => {}, request as never, info as never)).rejects.toMatchObject({
      code: 'ERR_HOOK_THREW',
      fate,
      exitCode: 2,
      message: `plugin p1: its hook ${hook} threw: boom`,
    })
  })

  it('hands out frozen values, to their depth', async () => {
    const { driver } = driverOf({ transformRequest: (one) => void (one.stopSequences as string[]).push('b') })
    await expect(driver.waterfall('transformRequest', undefined, () => {}, request, info)).rejects.toMatchObject({ code: 'ERR_HOOK_THREW' })
    expect(request.stopSequences).toEqual(['a'])
  })
})

describe('a first', () => {
  it('is asked until one answers; one that throws is a warning', async () => {
    const later = vi.fn(() => undefined)
    const { driver, warnings } = driverOf(
      { lookupCompletion: () => undefined },
      {
        lookupCompletion: () => {
          throw new Error('no disk')
        },
      },
      { lookupCompletion: async () => ({ completions: [] }) },
      { lookupCompletion: later },
    )
    expect(await driver.first('lookupCompletion', undefined, request, { ...info, key: 'k' })).toEqual({ completions: [] })
    expect(later).not.toHaveBeenCalled()
    expect(warnings).toEqual(['plugin p2: its hook lookupCompletion threw: no disk'])
    expect(await driverOf({}).driver.first('lookupCompletion', undefined, request, { ...info, key: 'k' })).toBeUndefined()
  })
})

describe('a watcher', () => {
  it('that throws is a warning, and the others are called', async () => {
    const other = vi.fn()
    const { driver, warnings } = driverOf({ runStarted: () => Promise.reject(new Error('boom')) }, { runStarted: other })
    await driver.call('runStarted', info.run, info)
    expect([other.mock.calls.length, warnings]).toEqual([1, ['plugin p1: its hook runStarted threw: boom']])
  })

  it.each(['setup', 'configResolved'] as const)('%s that throws ends the command', async (hook) => {
    const { driver } = driverOf({
      [hook]: () => {
        throw new Error('boom')
      },
    })
    await expect(driver.call(hook, undefined, ...([{}] as never))).rejects.toMatchObject({ code: 'ERR_HOOK_THREW' })
  })
})

describe('a silent hook', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const never = () => new Promise<never>(() => {})

  it('is named after three seconds, and an error after thirty', async () => {
    const { driver, warnings } = driverOf({ transformPlan: never })
    const waiting = driver.waterfall('transformPlan', undefined, () => {}, { runs: [] })
    const failed = expect(waiting).rejects.toMatchObject({
      code: 'ERR_HOOK_SILENT',
      message: 'plugin p1: its hook transformPlan has not come back after 30 s',
    })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(warnings).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(warnings).toEqual(['plugin p1: its hook transformPlan has not come back after 3 s; it is given 30 s'])
    await vi.advanceTimersByTimeAsync(27_000)
    await failed
  })

  it('has the time limit that it says', async () => {
    const { driver, warnings } = driverOf({ sessionStarted: { timeLimit: 100, handler: never } })
    const waiting = driver.call('sessionStarted', undefined, { runs: [] })
    await vi.advanceTimersByTimeAsync(100)
    await waiting
    expect(warnings).toEqual(['plugin p1: its hook sessionStarted has not come back after 0.1 s'])
  })

  it('that came back leaves no timer', async () => {
    const { driver } = driverOf({ sessionStarted: async () => {} })
    await driver.call('sessionStarted', undefined, { runs: [] })
    expect(vi.getTimerCount()).toBe(0)
  })
})
