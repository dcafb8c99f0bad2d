import { describePlugin, describeTokenizer } from '@binnacle/testkit'
import plugin from './index.ts'
import { tiktoken } from './tiktoken.ts'

describePlugin(plugin)
describeTokenizer(tiktoken, { options: { encoding: 'cl100k_base' } })
