import { BinnacleError } from '@binnacle/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAnswer, makeRequest, makeSource } from '../../test/make.ts'
import { ask, type AskTools, FailedCall } from './ask.ts'
import { createGate } from './gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const fault = (code: string, more: { retryable?: boolean; retryAfter?: number } = {}) =>
  new BinnacleError({ code, message: `${code} happened`, fate: 'sample', exitCode: 3, ...more })

const QUESTION = { key: 'k', request: makeRequest('hello'), capability: 'generate' as const }

function makeTools(more: Partial<AskTools> = {}): AskTools & { readonly waits: number[] } {
  const waits: number[] = []
  const gate = createGate(4)
  gate.enter()
  return {
    gate,
    patience: { attempts: 3, timeout: 10, firstWait: 1_000, longestWait: 3_600 },
    signal: new AbortController().signal,
    stopping: new AbortController().signal,
    retrying: (_error, wait) => void waits.push(wait),
    waits,
    ...more,
  }
}

/** How a call ends, with the virtual time that it took. */
async function outcomeOf(call: Promise<unknown>): Promise<{ readonly value?: unknown; readonly error?: unknown; readonly ms: number }> {
  const started = Date.now()
  const settled = call.then(
    (value) => ({ value, ms: Date.now() - started }),
    (error: unknown) => ({ error, ms: Date.now() - started }),
  )
  await vi.runAllTimersAsync()
  return settled
}

describe('ask', () => {
  it('gives the first answer with no failures', async () => {
    const source = makeSource(() => makeAnswer('hi'))
    const { value } = await outcomeOf(ask(source, QUESTION, makeTools()))
    expect(value).toMatchObject({ answer: makeAnswer('hi'), attempts: [] })
    expect(source.asked).toMatchObject([{ key: 'k', attempt: 1 }])
  })

  it.each([3_601_000, 99_999_999_000, Infinity])('does not wait %s ms, and ends the run', async (retryAfter) => {
    const source = makeSource(() => {
      throw fault('ERR_PROVIDER_RATE_LIMIT', { retryable: true, retryAfter })
    })
    const { error, ms } = await outcomeOf(ask(source, QUESTION, makeTools()))
    expect(error).toBeInstanceOf(FailedCall)
    expect((error as FailedCall).error).toMatchObject({ code: 'ERR_RUN_WAIT', fate: 'run', exitCode: 3 })
    expect([ms, source.asked.length]).toEqual([0, 1])
  })

  it('waits as long as a server may ask', async () => {
    const source = makeSource(({ attempt }) => {
      if (attempt === 1) throw fault('ERR_PROVIDER_RATE_LIMIT', { retryable: true, retryAfter: 3_600_000 })
      return makeAnswer('hi')
    })
    const { value, ms } = await outcomeOf(ask(source, QUESTION, makeTools()))
    expect(value).toMatchObject({ answer: makeAnswer('hi') })
    expect(ms).toBe(3_600_000)
  })

  it('waits twice as long each time, and tells of every try', async () => {
    const source = makeSource(() => {
      throw fault('ERR_SERVER', { retryable: true })
    })
    const tools = makeTools({ patience: { attempts: 4, timeout: 10, firstWait: 1_000, longestWait: 3_600 } })
    const { error, ms } = await outcomeOf(ask(source, QUESTION, tools))
    expect(tools.waits).toEqual([1_000, 2_000, 4_000])
    expect(ms).toBe(7_000)
    expect(error).toBeInstanceOf(FailedCall)
    expect((error as FailedCall).attempts.map(({ attempt, code }) => [attempt, code])).toEqual(
      [1, 2, 3, 4].map((attempt) => [attempt, 'ERR_SERVER']),
    )
    expect((error as FailedCall).error.code).toBe('ERR_SERVER')
  })

  it('waits no longer than a minute of its own accord', async () => {
    const source = makeSource(() => {
      throw fault('ERR_SERVER', { retryable: true })
    })
    const tools = makeTools({ patience: { attempts: 9, timeout: 10, firstWait: 1_000, longestWait: 3_600 } })
    await outcomeOf(ask(source, QUESTION, tools))
    expect(tools.waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000))
  })

  it('does not try again where that cannot help', async () => {
    const source = makeSource(() => {
      throw fault('ERR_BAD_REQUEST')
    })
    const { error, ms } = await outcomeOf(ask(source, QUESTION, makeTools()))
    expect([source.asked.length, ms]).toEqual([1, 0])
    expect((error as FailedCall).attempts).toHaveLength(1)
  })

  it('honours Retry-After, gives its place back for the wait, and comes back to the lower bound', async () => {
    const tools = makeTools()
    let activeWhileWaiting = -1
    setTimeout(() => (activeWhileWaiting = tools.gate.active), 2_500)
    const source = makeSource(({ attempt }) => {
      if (attempt === 1) throw fault('ERR_PROVIDER_RATE_LIMIT', { retryable: true, retryAfter: 5_000 })
      return makeAnswer('hi')
    })
    const { value, ms } = await outcomeOf(ask(source, QUESTION, tools))
    expect(value).toMatchObject({ answer: makeAnswer('hi'), attempts: [{ code: 'ERR_PROVIDER_RATE_LIMIT' }] })
    expect([ms, tools.waits, activeWhileWaiting, tools.gate.active, tools.gate.limit]).toEqual([5_000, [5_000], 0, 1, 2])
  })

  it('ends a call that takes too long, also where the client does not heed its signal', async () => {
    const source = makeSource(() => new Promise(() => {}))
    const { error, ms } = await outcomeOf(
      ask(source, QUESTION, makeTools({ patience: { attempts: 2, timeout: 10, firstWait: 500, longestWait: 3_600 } })),
    )
    expect((error as FailedCall).attempts.map(({ code }) => code)).toEqual(['ERR_MODEL_TIMEOUT', 'ERR_MODEL_TIMEOUT'])
    expect(ms).toBe(20_500)
  })

  it('ends the call under way at a stop', async () => {
    const stop = new AbortController()
    const seen: AbortSignal[] = []
    const source = makeSource(({ signal }) => {
      seen.push(signal)
      return new Promise(() => {})
    })
    setTimeout(() => stop.abort(), 100)
    const { error, ms } = await outcomeOf(ask(source, QUESTION, makeTools({ signal: stop.signal })))
    expect((error as FailedCall).error.code).toBe('ERR_RUN_STOPPED')
    expect([ms, seen[0]!.aborted]).toEqual([100, true])
  })

  it.each([
    ['a wait of its own', {}],
    ['a wait that the server asked for', { retryAfter: 3_600_000 }],
  ])('makes no further try after %s when it is to stop, and holds its place', async (_name, more) => {
    const stop = new AbortController()
    const tools = makeTools({ stopping: stop.signal })
    const source = makeSource(() => {
      throw fault('ERR_SERVER', { retryable: true, ...more })
    })
    setTimeout(() => stop.abort(), 100)
    const { error, ms } = await outcomeOf(ask(source, QUESTION, tools))
    expect((error as FailedCall).error.code).toBe('ERR_RUN_STOPPED')
    expect([source.asked.length, ms, tools.gate.active]).toEqual([1, 100, 1])
  })

  it('makes no call at all after a stop', async () => {
    const source = makeSource(() => makeAnswer('hi'))
    const { error } = await outcomeOf(ask(source, QUESTION, makeTools({ signal: AbortSignal.abort() })))
    expect((error as FailedCall).error.code).toBe('ERR_RUN_STOPPED')
    expect(source.asked).toEqual([])
  })

  it('takes an answer without completions, or with too few, for a failure', async () => {
    const empty = await outcomeOf(
      ask(
        makeSource(() => ({ completions: [] })),
        QUESTION,
        makeTools(),
      ),
    )
    expect((empty.error as FailedCall).attempts.map(({ code }) => code)).toEqual(['ERR_MODEL_EMPTY', 'ERR_MODEL_EMPTY', 'ERR_MODEL_EMPTY'])
    const several = { ...QUESTION, request: makeRequest('hello', { numCompletions: 2 }) }
    const few = await outcomeOf(
      ask(
        makeSource(() => makeAnswer('hi')),
        several,
        makeTools(),
      ),
    )
    expect((few.error as FailedCall).attempts.map(({ code }) => code)).toEqual(['ERR_MODEL_COMPLETIONS'])
    // A filter gives one empty text, however many were asked for.
    const filtered = await outcomeOf(
      ask(
        makeSource(() => makeAnswer('', { filtered: 'policy' })),
        several,
        makeTools(),
      ),
    )
    expect(filtered.value).toMatchObject({ answer: { filtered: 'policy' } })
  })

  it('names a fault of the client as such', async () => {
    const source = makeSource(() => {
      throw new TypeError('x is undefined')
    })
    const { error } = await outcomeOf(ask(source, QUESTION, makeTools()))
    expect((error as FailedCall).error).toMatchObject({ code: 'ERR_MODEL_CLIENT', exitCode: 4, fate: 'sample' })
    expect(source.asked).toHaveLength(1)
  })
})
