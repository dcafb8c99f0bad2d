// After an install: puts the workspace's Node itself into node_modules/.bin, where the package manager puts a shell script that
// starts it. Commands there then become that process, so that signals reach them.
import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const folder = join(root, 'node_modules', '.bin')
if (process.platform !== 'win32' && existsSync(join(root, 'node_modules', 'node', 'bin', 'node'))) {
  const fresh = join(folder, `.node-${process.pid}`)
  rmSync(fresh, { force: true })
  symlinkSync(join('..', 'node', 'bin', 'node'), fresh)
  renameSync(fresh, join(folder, 'node'))
}
