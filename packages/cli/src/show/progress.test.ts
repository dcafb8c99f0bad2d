import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgress, duration } from './progress.ts'
import { createTerminal } from '../terminal.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A terminal, or a pipe, that keeps what was written to it. */
function streams(isTTY: boolean) {
  const written: string[] = []
  const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream
  return { written, both: { out: stream, error: stream as NodeJS.WriteStream & { fd: 2 } } as never }
}

/** A run of 100 requests with one answer every 100 ms, of which every tenth fails. */
async function watch(isTTY: boolean, seconds: number, options = {}) {
  const { written, both } = streams(isTTY)
  const progress = createProgress(createTerminal(options, both))
  progress.begin(1, 2)
  progress.event({ type: 'runStarted', run: 'quiz' })
  progress.event({ type: 'planned', run: 'quiz', requests: 1000 })
  for (let time = 1; time <= seconds * 10; time++) {
    await vi.advanceTimersByTimeAsync(100)
    if (time % 10 === 0) progress.event({ type: 'failed', run: 'quiz', code: 'ERR', message: 'x' })
    else progress.event({ type: 'answered', run: 'quiz', seconds: 1, fromRecord: time % 10 === 1 })
  }
  progress.end()
  return { written, progress }
}

describe('without a terminal', () => {
  it('there is a line every ten seconds, with rate, errors and time left, and no escapes', async () => {
    const { written } = await watch(false, 35)
    expect(written).toHaveLength(3)
    expect(written.join('')).not.toContain('\u001b')
    // At ten seconds: 99 of 1,000, ten of them recorded before.
    expect(written[0]).toBe('[1/2] quiz · 99/1000 answers · 8.9/s · 10 recorded before · 9 errors · 1 min 41 s left\n')
  })

  it('--quiet says nothing', async () => {
    expect((await watch(false, 35, { quiet: true })).written).toEqual([])
  })

  it('nothing goes on when it is over', async () => {
    await watch(false, 5)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('on a terminal', () => {
  it('there is one line that replaces itself, as wide as the terminal, and is gone at the end', async () => {
    const { written } = await watch(true, 1)
    expect(written.length).toBeGreaterThan(5)
    for (const text of written) expect(text.startsWith('\r\u001b[K')).toBe(true)
    for (const text of written) expect(text.length).toBeLessThanOrEqual(79 + 4)
    expect(written.at(-1)).toBe('\r\u001b[K')
  })

  it('a wait is shown until the next answer', async () => {
    const { written, progress } = await watch(true, 1)
    progress.begin(1, 1)
    progress.event({ type: 'retrying', run: 'quiz', code: 'ERR_RATE', message: 'slow', waitMs: 5_000 })
    await vi.advanceTimersByTimeAsync(100)
    expect(written.at(-1)).toContain('waiting 5 s')
    progress.event({ type: 'answered', run: 'quiz', seconds: 1, fromRecord: false })
    await vi.advanceTimersByTimeAsync(100)
    expect(written.at(-1)).not.toContain('waiting')
    progress.end()
  })
})

it.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [60, '1 min 0 s'],
  [3599, '59 min 59 s'],
  [7500, '2 h 5 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})
