// Runs several commands one after the other in this process, from sources. The first argument is a JSON file with a list of word
// lists; exit codes are written beside it. What is common (loading code) is done once.
import { readFileSync, writeFileSync } from 'node:fs'
import { main } from '../../packages/cli/src/main.ts'

const [file, command] = process.argv.slice(2)
const codes = []
for (const words of JSON.parse(readFileSync(file, 'utf8'))) {
  process.exitCode = undefined
  await main(words, command)
  codes.push(process.exitCode ?? 0)
}
process.exitCode = 0
writeFileSync(`${file}.codes`, JSON.stringify(codes))
