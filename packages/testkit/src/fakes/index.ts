import { defineDeployment, defineModel, definePlugin, lazy } from '@binnacle/core'
import { FAKES } from './cards.data.ts'

/** Longer than any prompt: fakes have no window. */
const MAX_SEQUENCE = 10_000_000

/** Models for tests that cost nothing and answer as they are told: `fake/echo`, `fake/oracle`, `fake/slow`, `fake/flaky`. */
export default definePlugin({
  name: '@binnacle/testkit/fakes',
  from: import.meta.url,
  contribute: () => ({
    modelClients: [
      lazy({ ...FAKES.echo, load: async () => (await import('./echo.ts')).fakeEcho }),
      lazy({ ...FAKES.oracle, load: async () => (await import('./oracle.ts')).fakeOracle }),
      lazy({ ...FAKES.slow, load: async () => (await import('./slow.ts')).fakeSlow }),
      lazy({ ...FAKES.flaky, load: async () => (await import('./flaky.ts')).fakeFlaky }),
    ],
    models: Object.values(FAKES).map(({ name, description }) =>
      defineModel({ name, description, creator: 'fake', access: 'open', tags: ['TEXT_MODEL_TAG', 'FULL_FUNCTIONALITY_TEXT_MODEL_TAG'] }),
    ),
    deployments: Object.values(FAKES).map(({ name, description }) =>
      defineDeployment({
        name,
        description,
        model: name,
        client: name,
        window: { maxSequence: MAX_SEQUENCE },
        tokenizer: 'estimate',
        price: { input: 0, output: 0 },
      }),
    ),
  }),
})
