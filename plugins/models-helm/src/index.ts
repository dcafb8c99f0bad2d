import { definePlugin } from '@binnacle/core'
import { folderOptions } from './folder-options.ts'
import { readLocalFolder } from './read-local-folder.ts'
import { simpleTokenizer } from './simple-tokenizer.ts'

/** Models, deployments and tokenizers of HELM's local settings: `model_metadata.yaml`, `model_deployments.yaml`, `tokenizer_configs.yaml`. */
export default definePlugin({
  name: '@binnacle/models-helm',
  from: import.meta.url,
  options: folderOptions,
  contribute: ({ path }) => ({ tokenizers: [simpleTokenizer], ...(path === undefined ? {} : readLocalFolder(path)) }),
})
