#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if ((major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26) {
  const { main } = await import('../dist/main.js')
  await main(process.argv.slice(2))
} else {
  console.error(`create-binnacle needs Node 22.19 or later (24.11 or later of 24); this is ${process.versions.node}.`)
  process.exitCode = 2
}
