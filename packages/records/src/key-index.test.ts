import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createKeyIndex, createKeySet } from './key-index.ts'

const key = (number: number) => hash('sha256', `key ${number}`)
const MANY = 100_000

it('finds a hundred thousand keys, and none that was not set', () => {
  const index = createKeyIndex()
  for (let number = 0; number < MANY; number++) expect(index.set(key(number), number * 1e6, number % 1000)).toBe(true)
  expect(index.size).toBe(MANY)
  for (let number = 0; number < MANY; number += 7) expect(index.get(key(number))).toEqual({ offset: number * 1e6, bytes: number % 1000 })
  for (let number = MANY; number < MANY + 1000; number++) expect(index.has(key(number))).toBe(false)
})

it('replaces the place of a key that is there', () => {
  const index = createKeyIndex()
  index.set(key(1), 10, 5)
  expect(index.set(key(1), 20, 6)).toBe(false)
  expect(index.get(key(1))).toEqual({ offset: 20, bytes: 6 })
  expect(index.size).toBe(1)
})

it('a set takes each key once', () => {
  const keys = createKeySet()
  for (let number = 0; number < 5000; number++) expect(keys.add(key(number))).toBe(true)
  for (let number = 0; number < 5000; number++) expect(keys.add(key(number))).toBe(false)
  expect(keys.size).toBe(5000)
})
