import { describePlugin, describeTokenizer } from '@binnacle/testkit'
import plugin from './index.ts'
import { myTokenizer } from './my-tokenizer.ts'

describePlugin(plugin)
describeTokenizer(myTokenizer)
