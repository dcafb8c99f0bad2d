// Runs a tool of the workspace with the workspace's Node: node scripts/with-workspace.mjs TOOL [ARGUMENT…]
import { ensureInstalled, run } from './workspace.mjs'

const [tool, ...words] = process.argv.slice(2)
if (tool === undefined) {
  console.error('Which tool? node scripts/with-workspace.mjs TOOL [ARGUMENT…]')
  process.exit(2)
}
await ensureInstalled()
process.exitCode = await run(tool, words)
