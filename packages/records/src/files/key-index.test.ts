import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyIndex } from './key-index.ts'

const keyOf = (number: number): string => createHash('sha256').update(String(number)).digest('hex')

describe('an index of keys', () => {
  it('finds 100,000 keys and no other', () => {
    const index = createKeyIndex()
    for (let number = 0; number < 100_000; number++) expect(index.set(keyOf(number), number * 100, number % 1000)).toBe(true)
    expect(index.size).toBe(100_000)
    for (let number = 0; number < 100_000; number++) {
      const place = index.get(keyOf(number))!
      if (place.offset !== number * 100 || place.bytes !== number % 1000) throw new Error(`key ${number} is at ${place.offset}`)
    }
    for (let number = 100_000; number < 101_000; number++)
      expect([index.has(keyOf(number)), index.get(keyOf(number))]).toEqual([false, undefined])
  })

  it('takes the later place of a key', () => {
    const index = createKeyIndex()
    index.set(keyOf(1), 5, 10)
    expect(index.set(keyOf(1), 50, 20)).toBe(false)
    expect([index.get(keyOf(1)), index.size]).toEqual([{ offset: 50, bytes: 20 }, 1])
  })

  it('tells keys apart that end or begin alike', () => {
    const index = createKeyIndex()
    const keys = ['00000000', '00000001', 'ffffffff'].flatMap((one) =>
      ['00000000', '80000000'].map((other) => `${one}${other}${'0'.repeat(48)}`),
    )
    for (const [place, key] of keys.entries()) index.set(key, place, 1)
    expect(keys.map((key) => index.get(key)!.offset)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('holds places beyond four gigabytes', () => {
    const index = createKeyIndex()
    index.set(keyOf(1), 2 ** 40 + 3, 7)
    expect(index.get(keyOf(1))).toEqual({ offset: 2 ** 40 + 3, bytes: 7 })
  })
})
