import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGate } from './gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Whether a wait is over, after all that is due now. */
async function isOver(wait: Promise<void> | undefined): Promise<boolean> {
  if (wait === undefined) return true
  let over = false
  void wait.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

describe('a gate', () => {
  it('lets as many in as there are places, the others in their order', async () => {
    const gate = createGate(2)
    expect([gate.enter(), gate.enter()]).toEqual([undefined, undefined])
    const [third, fourth] = [gate.enter(), gate.enter()]
    expect([await isOver(third), await isOver(fourth), gate.active]).toEqual([false, false, 2])
    gate.leave()
    expect([await isOver(third), await isOver(fourth), gate.active]).toEqual([true, false, 2])
    gate.leave()
    expect([await isOver(fourth), gate.active]).toEqual([true, 2])
  })

  it('has at least one place', () => {
    const gate = createGate(0)
    expect(gate.limit).toBe(1)
    expect(gate.enter()).toBeUndefined()
  })

  it('halves its bound once for a burst, and keeps shut for the time that was asked', async () => {
    const gate = createGate(8)
    for (let call = 0; call < 8; call++) gate.enter()
    for (let call = 0; call < 8; call++) {
      gate.slowDown(1_000)
      gate.leave()
    }
    expect([gate.limit, gate.active]).toEqual([4, 0])
    const waits = Array.from({ length: 6 }, () => gate.enter())
    await vi.advanceTimersByTimeAsync(999)
    expect(gate.active).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(waits.map(isOver))).toEqual([true, true, true, true, false, false])
  })

  it('goes by a clock that nobody sets', async () => {
    const gate = createGate(2)
    gate.slowDown(1_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    const wait = gate.enter()
    await vi.advanceTimersByTimeAsync(1_001)
    expect(await isOver(wait)).toBe(true)
  })

  it('sets no timer that Node would cut short', async () => {
    const gate = createGate(2)
    gate.slowDown(99_999_999_000)
    const wait = gate.enter()
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect([await isOver(wait), vi.getTimerCount()]).toEqual([false, 1])
  })

  it('never goes below one place', async () => {
    const gate = createGate(2)
    for (let time = 0; time < 5; time++) {
      gate.slowDown(10)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(gate.limit).toBe(1)
  })

  it('grows by one for each round of good answers, up to what was given', () => {
    const gate = createGate(4)
    gate.slowDown(0)
    expect(gate.limit).toBe(2)
    gate.speedUp()
    expect(gate.limit).toBe(2)
    gate.speedUp()
    expect(gate.limit).toBe(3)
    for (let answer = 0; answer < 20; answer++) gate.speedUp()
    expect(gate.limit).toBe(4)
  })

  it('ends the wait of who gives up, with a place to be given back, and forgets it', async () => {
    const gate = createGate(1)
    gate.enter()
    const controller = new AbortController()
    const [gaveUp, patient] = [gate.enter(controller.signal), gate.enter()]
    expect(await isOver(gaveUp)).toBe(false)
    controller.abort()
    expect([await isOver(gaveUp), await isOver(patient), gate.active]).toEqual([true, false, 2])
    gate.leave()
    expect([await isOver(patient), gate.active]).toEqual([false, 1])
    gate.leave()
    expect([await isOver(patient), gate.active]).toEqual([true, 1])
  })

  it('does not wait at all for who has given up before', () => {
    const gate = createGate(1)
    gate.enter()
    expect(gate.enter(AbortSignal.abort())).toBeUndefined()
  })

  it('lets who was in before go first', async () => {
    const gate = createGate(1)
    gate.enter()
    const [newcomer, returned] = [gate.enter(), gate.enter(undefined, true)]
    gate.leave()
    expect([await isOver(newcomer), await isOver(returned)]).toEqual([false, true])
  })

  it('leaves no timer behind when nobody waits', async () => {
    const gate = createGate(1)
    gate.slowDown(60_000)
    const controller = new AbortController()
    const wait = gate.enter(controller.signal)
    expect(vi.getTimerCount()).toBe(1)
    controller.abort()
    await wait
    expect(vi.getTimerCount()).toBe(0)
  })
})
