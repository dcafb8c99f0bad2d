import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@binnacle/source'] },
  ssr: { resolve: { conditions: ['@binnacle/source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'plugins/*/src/**/*.test.ts',
      'plugins/*/test/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'templates/*/src/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
