import { definePlugin, lazy } from '@binnacle/core'
import { GOOGLE } from './cards.data.ts'
import { googleDeployments, googleModels } from './google-models.ts'

/** Google's models and the client for the Gemini API and Vertex AI. */
export default definePlugin({
  name: '@binnacle/client-google',
  from: import.meta.url,
  contribute: () => ({
    modelClients: [lazy({ ...GOOGLE, load: async () => (await import('./google-client.ts')).googleClient })],
    models: googleModels(),
    deployments: googleDeployments(),
  }),
})
