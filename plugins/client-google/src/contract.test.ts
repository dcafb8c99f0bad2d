import { describeModelClient, describePlugin, TESTKIT_KEY } from '@binnacle/testkit'
import { googleClient } from './google-client.ts'
import plugin from './index.ts'

describePlugin(plugin)
describeModelClient(googleClient, { options: ({ url }) => ({ baseUrl: url, apiKey: TESTKIT_KEY }) })
