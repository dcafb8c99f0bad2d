// Starts the command from its sources, as the built one starts it.
import { main } from '../../packages/cli/src/main.ts'

await main(process.argv.slice(2), process.env.BINNACLE_TEST_COMMAND)
