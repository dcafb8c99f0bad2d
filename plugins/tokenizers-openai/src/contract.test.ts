import { describePlugin, describeTokenizer } from '@binnacle/testkit'
import { NAMED_TOKENIZERS } from './encodings.data.ts'
import plugin from './index.ts'
import { namedTokenizer, tiktoken } from './tiktoken.ts'

describePlugin(plugin)
describeTokenizer(tiktoken, { options: { encoding: 'o200k_base' } })
for (const named of NAMED_TOKENIZERS) describeTokenizer(namedTokenizer(named))
