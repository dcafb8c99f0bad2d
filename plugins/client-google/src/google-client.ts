import { defineModelClient } from '@binnacle/core'
import { destinationOf } from './address.ts'
import { GOOGLE } from './cards.data.ts'
import { fromEnvironment } from './from-environment.ts'
import { openModel } from './google-model.ts'
import { googleOptions } from './options.ts'

/** The client for the Gemini API and Vertex AI. */
export const googleClient = defineModelClient({
  ...GOOGLE,
  options: googleOptions,
  helm: { className: 'helm.clients.google_genai_client.GoogleGenAIClient' },
  capabilities: () => ['generate'],
  destination: destinationOf,
  fromEnvironment,
  open: openModel,
})
