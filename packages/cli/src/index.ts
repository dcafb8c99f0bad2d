/** What a user's config and private plugins import. */
export { defineConfig, type UserConfig } from '@binnacle/config'
export * from '@binnacle/core'
export * from '@binnacle/adapters'
export { evaluate, type EvaluatedRun, type EvaluateOptions, type Evaluation } from './evaluate.ts'
