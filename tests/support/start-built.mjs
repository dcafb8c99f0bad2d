// Starts the built command, as its own start file does.
import { main } from '../../packages/cli/dist/main.js'

await main(process.argv.slice(2), process.env.BINNACLE_TEST_COMMAND)
