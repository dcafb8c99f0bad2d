import { describePlugin, describeTokenizer } from '@binnacle/testkit'
import plugin from './index.ts'
import { simpleTokenizer } from './simple-tokenizer.ts'

describePlugin(plugin)
describeTokenizer(simpleTokenizer)
