import { describeModelClient, describePlugin, TESTKIT_KEY } from '@binnacle/testkit'
import { anthropicClient } from './anthropic-client.ts'
import plugin from './index.ts'

describePlugin(plugin)
describeModelClient(anthropicClient, { options: ({ url }) => ({ baseUrl: url, apiKey: TESTKIT_KEY }) })
