import { describeModelClient, describePlugin, type ModelClientCheckOptions, TESTKIT_KEY } from '@binnacle/testkit'
import { describe } from 'vitest'
import plugin from './index.ts'
import { openaiClient } from './openai-client.ts'

describePlugin(plugin)

const asking = (api: string, more: Partial<ModelClientCheckOptions> = {}): ModelClientCheckOptions => ({
  options: ({ url }: { readonly url: string }) => ({ baseUrl: url, apiKey: TESTKIT_KEY, api }),
  errors: { empty: 'ERR_OPENAI_ANSWER' },
  ...more,
})

describe('chat', () => describeModelClient(openaiClient, asking('chat')))
describe('completions', () => describeModelClient(openaiClient, asking('completions', { cannot: ['messages'] })))
// The responses interface gives one completion, and knows no stop sequences.
describe('responses', () => describeModelClient(openaiClient, asking('responses', { cannot: ['numCompletions', 'stopSequences'] })))
