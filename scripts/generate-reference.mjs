// Writes the reference pages of docs/ from the code. `--check` only compares, and fails where one is out of date.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules', 'node', 'bin', 'node')
const pages = join(import.meta.dirname, 'generate-reference-pages.ts')
const { status } = spawnSync(node, ['--conditions=@binnacle/source', pages, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root })
process.exit(status ?? 1)
