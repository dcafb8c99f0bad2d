import { defineConfig } from 'binnacle'

/** For trying the plugin out: `npm start` sets the address of a provider on this machine. */
export default defineConfig({
  plugins: ['./src/index.ts', './trial.ts', '@binnacle/metrics-basic'],
  models: [
    {
      name: 'trial/model',
      client: 'my_client',
      options: { baseUrl: process.env['TRIAL_URL'] ?? 'http://127.0.0.1:8000', apiKey: 'env:TRIAL_KEY' },
      window: 8192,
      tokenizer: 'estimate',
      price: { input: 0, output: 0 },
    },
  ],
})
