import { definePlugin } from '@binnacle/core'
import * as z from 'zod'
import { readLocalFolder } from './read-local-folder.ts'
import { simpleTokenizer } from './simple-tokenizer.ts'

/** Models, deployments and tokenizers of HELM's local settings: `model_metadata.yaml`, `model_deployments.yaml`, `tokenizer_configs.yaml`. */
export default definePlugin({
  name: '@binnacle/models-helm',
  from: import.meta.url,
  options: z.strictObject({ path: z.string().min(1).optional().meta({ description: 'The folder; relative to the working folder' }) }),
  contribute: ({ path }) => ({ tokenizers: [simpleTokenizer], ...(path === undefined ? {} : readLocalFolder(path)) }),
})
