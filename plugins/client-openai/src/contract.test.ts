import { describeModelClient, describePlugin, TESTKIT_KEY } from '@binnacle/testkit'
import plugin from './index.ts'
import { openaiClient } from './openai-client.ts'

describePlugin(plugin)

describeModelClient(openaiClient, {
  options: ({ url }) => ({ baseUrl: url, apiKey: TESTKIT_KEY }),
  errors: { empty: 'ERR_OPENAI_ANSWER' },
})
