import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const made: string[] = []
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** Writes files into a folder of their own, whose path has blanks and letters of all kinds. Gives the folder. */
export function temporaryProject(files: Readonly<Record<string, string>>): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-config-'))), 'mein Ördner 项目')
  made.push(dirname(folder))
  for (const [name, text] of Object.entries({ 'package.json': '{ "private": true }', ...files })) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

/** Makes `@binnacle/core` of this workspace importable in a folder. */
export function linkCore(folder: string): void {
  mkdirSync(join(folder, 'node_modules', '@binnacle'), { recursive: true })
  symlinkSync(join(import.meta.dirname, '..', '..', 'core'), join(folder, 'node_modules', '@binnacle', 'core'))
}
