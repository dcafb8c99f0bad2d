import { defineModelClient } from '@binnacle/core'
import { destinationOf, fromEnvironment, openModel } from './openai-model.ts'
import { openaiOptions } from './options.ts'

/** The client for OpenAI's chat, completions and responses interfaces. */
export const openaiClient = defineModelClient({
  name: 'openai',
  description: "OpenAI's models, and every server that speaks OpenAI's interface (vLLM, llama.cpp, Ollama, gateways)",
  options: openaiOptions,
  helm: { className: 'helm.clients.openai_client.OpenAIClient' },
  capabilities: (options) => (options.api === 'completions' ? ['generate', 'scoreText'] : ['generate']),
  destination: destinationOf,
  fromEnvironment,
  open: openModel,
})
