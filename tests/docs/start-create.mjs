// Starts create-binnacle from its sources, as `npm create` starts it.
import { main } from '../../packages/create-binnacle/src/main.ts'

await main(process.argv.slice(2))
