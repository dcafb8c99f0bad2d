import { defineConfig } from 'vitest/config'

/** Runs the suites of this folder, of which some are meant to fail; a test starts it. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  resolve: { conditions: ['@binnacle/source'] },
  ssr: { resolve: { conditions: ['@binnacle/source'] } },
  test: { include: ['*.suite.ts'], root: import.meta.dirname, pool: 'forks' },
})
