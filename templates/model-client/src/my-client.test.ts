import { describeModelClient, describePlugin, TESTKIT_KEY } from '@binnacle/testkit'
import plugin from './index.ts'
import { myClient } from './my-client.ts'

describePlugin(plugin)
describeModelClient(myClient, {
  options: ({ url }) => ({ baseUrl: `${url}/v1`, apiKey: TESTKIT_KEY }),
})
