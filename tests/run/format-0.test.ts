import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyFixture, fixtureNumbers } from '../support/fixture-numbers.ts'
import { root } from '../support/start-node.ts'

it('runs recorded before records named their format give the numbers that they gave then', async () => {
  const { folder, remove } = copyFixture('format-0')
  try {
    const expected = JSON.parse(readFileSync(join(root, 'tests', 'fixtures', 'format-0', 'expected.json'), 'utf8')) as unknown
    expect(JSON.parse(JSON.stringify(await fixtureNumbers(folder)))).toEqual(expected)
  } finally {
    remove()
  }
})
