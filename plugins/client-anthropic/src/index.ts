import { definePlugin, lazy } from '@binnacle/core'
import { anthropicDeployments, anthropicModels } from './anthropic-models.ts'
import { ANTHROPIC } from './cards.data.ts'

/** Anthropic's models and the client for its messages interface. */
export default definePlugin({
  name: '@binnacle/client-anthropic',
  from: import.meta.url,
  contribute: () => ({
    modelClients: [lazy({ ...ANTHROPIC, load: async () => (await import('./anthropic-client.ts')).anthropicClient })],
    models: anthropicModels(),
    deployments: anthropicDeployments(),
  }),
})
