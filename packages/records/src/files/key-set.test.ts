import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createKeySet } from './key-index.ts'

const key = (number: number) => hash('sha256', `key ${number}`)

it('a set takes each key once', () => {
  const keys = createKeySet()
  for (let number = 0; number < 5000; number++) expect(keys.add(key(number))).toBe(true)
  for (let number = 0; number < 5000; number++) expect(keys.add(key(number))).toBe(false)
  expect(keys.size).toBe(5000)
})
