import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './start-node.ts'

const MEMORY = '/dev/shm'

/**
 * A copy of a fixture of run folders with its config, in a passing folder.
 * @param place where that is made; in memory, where the system has such a place, many copies are quick
 */
export function copyFixture(name: string, place: 'disk' | 'memory' = 'disk'): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(place === 'memory' && existsSync(MEMORY) ? MEMORY : tmpdir(), 'binnacle-fixture-')))
  cpSync(join(root, 'tests', 'fixtures', name), folder, { recursive: true })
  symlinkSync(join(root, 'tests', 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
