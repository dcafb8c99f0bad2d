import { defineConfig } from 'vitest/config'

/** Packages are read from their sources: nothing has to be built first. */
const sources = { resolve: { conditions: ['@binnacle/source'] }, ssr: { resolve: { conditions: ['@binnacle/source'] } } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          include: ['{packages,plugins,templates}/*/{src,test}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          pool: 'forks',
          // Files share a process: a process for each is most of the time of small tests. They leave no trace in it.
          isolate: false,
        },
      },
      {
        ...sources,
        test: {
          name: 'commands',
          include: ['tests/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
    ],
  },
})
