import { definePlugin, lazy } from '@binnacle/core'
import { openaiDeployments, openaiModels } from './openai-models.ts'

/** OpenAI's models and the client for every server that speaks OpenAI's interface. */
export default definePlugin({
  name: '@binnacle/client-openai',
  from: import.meta.url,
  contribute: () => ({
    modelClients: [
      lazy({
        name: 'openai',
        description: "OpenAI's models, and every server that speaks OpenAI's interface (vLLM, llama.cpp, Ollama, gateways)",
        load: async () => (await import('./openai-client.ts')).openaiClient,
      }),
    ],
    models: openaiModels(),
    deployments: openaiDeployments(),
  }),
})
