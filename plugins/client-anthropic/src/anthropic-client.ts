import { defineModelClient } from '@binnacle/core'
import { destinationOf, fromEnvironment, openModel } from './anthropic-model.ts'
import { ANTHROPIC } from './cards.data.ts'
import { anthropicOptions } from './options.ts'

/** The client for Anthropic's messages interface. */
export const anthropicClient = defineModelClient({
  ...ANTHROPIC,
  options: anthropicOptions,
  helm: { className: 'helm.clients.anthropic_client.AnthropicMessagesClient' },
  capabilities: () => ['generate'],
  destination: destinationOf,
  fromEnvironment,
  open: openModel,
})
