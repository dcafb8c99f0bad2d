// Starts the command from its sources, as if it stood at the path that is given first.
import { main } from '../../packages/cli/src/main.ts'

const [command, ...words] = process.argv.slice(2)
await main(words, command)
