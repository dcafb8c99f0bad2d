import { defineDeployment, defineModel, definePlugin, lazy } from '@binnacle/core'
import { BASELINES } from './baselines.data.ts'
import { BASELINE } from './cards.data.ts'

/** Longer than any prompt: the baselines have no window. */
const MAX_SEQUENCE = 10_000_000

/** Baselines that need no network and no weights: `baseline/uniform`, `baseline/majority`, `baseline/ngram`. */
export default definePlugin({
  name: '@binnacle/client-baselines',
  from: import.meta.url,
  contribute: () => ({
    modelClients: [lazy({ ...BASELINE, load: () => import('./baseline-client.ts').then((module) => module.baselineClient) })],
    models: BASELINES.map(({ kind, displayName, description, tag }) =>
      defineModel({
        name: `baseline/${kind}`,
        displayName,
        description,
        creator: 'baseline',
        access: 'open',
        tags: ['TEXT_MODEL_TAG', tag],
      }),
    ),
    deployments: BASELINES.map(({ kind, description }) =>
      defineDeployment({
        name: `baseline/${kind}`,
        description,
        model: `baseline/${kind}`,
        client: BASELINE.name,
        options: { kind, seed: 0 },
        window: { maxSequence: MAX_SEQUENCE },
        tokenizer: 'estimate',
        price: { input: 0, output: 0 },
      }),
    ),
  }),
})
