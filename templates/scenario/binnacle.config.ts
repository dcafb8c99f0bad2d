import { defineConfig } from 'binnacle'

/** For trying the plugin out: `npm start`. */
export default defineConfig({
  plugins: ['./src/index.ts', '@binnacle/metrics-basic', '@binnacle/client-baselines'],
  models: ['baseline/ngram', 'baseline/uniform'],
})
