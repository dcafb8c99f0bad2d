// npm start: installs, builds, and evaluates the embedded demo. Further arguments go to `binnacle demo`.
import { join } from 'node:path'
import { build, ensureInstalled, root, run } from './workspace.mjs'

await ensureInstalled()
const built = await build()
process.exitCode = built === 0 ? await run(join(root, 'node_modules', '.bin', 'binnacle'), ['demo', ...process.argv.slice(2)]) : built
