import { defineConfig } from 'binnacle'

export default defineConfig({
  plugins: ['@binnacle/metrics-basic', '@binnacle/client-baselines', '@binnacle/client-openai', './src/my-project.ts'],
  models: [
    'baseline/ngram',
    'baseline/uniform',
    // Models of OpenAI need OPENAI_API_KEY:
    // 'openai/gpt-4o-mini',
    // Your own server with the interface of OpenAI:
    // { name: 'local/model', client: 'openai', options: { baseUrl: 'http://127.0.0.1:8000/v1', apiKey: 'env:LOCAL_KEY' },
    //   window: 32768, tokenizer: 'estimate', price: { input: 0, output: 0 } },
  ],
  runs: ['my_project'],
})
