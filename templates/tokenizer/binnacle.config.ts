import { defineConfig } from 'binnacle'

/** For trying the plugin out: `npm start`. */
export default defineConfig({
  plugins: ['./src/index.ts', './trial.ts', '@binnacle/metrics-basic', '@binnacle/client-baselines'],
  models: [
    {
      name: 'trial/model',
      client: 'baseline',
      options: { kind: 'ngram', seed: 0 },
      window: 200,
      tokenizer: 'my_tokenizer',
      price: { input: 0, output: 0 },
    },
  ],
})
