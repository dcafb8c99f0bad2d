import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/start-node.ts'

const folder = join(root, 'tests', 'types')

it('the compiler refuses every wrong use of the contract, and takes the right ones', () => {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, ''])
})

it('there are such uses', () => {
  const text = readFileSync(join(folder, 'contract.test-d.ts'), 'utf8')
  expect(text.match(/@ts-expect-error \S/g)!.length).toBeGreaterThan(35)
})
