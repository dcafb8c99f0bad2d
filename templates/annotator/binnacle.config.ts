import { defineConfig } from 'binnacle'

/** For trying the plugin out: `npm start`. A baseline plays the judge, and guesses. */
export default defineConfig({
  plugins: ['./src/index.ts', './trial.ts', '@binnacle/metrics-basic', '@binnacle/client-baselines'],
  models: ['baseline/ngram'],
  roles: { judge: 'baseline/uniform' },
})
