import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './start-node.ts'

/** A copy of a fixture of run folders with its config, in a passing folder. */
export function copyFixture(name: string): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-fixture-')))
  cpSync(join(root, 'tests', 'fixtures', name), folder, { recursive: true })
  symlinkSync(join(root, 'tests', 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
