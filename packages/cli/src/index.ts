/** What a user's config and private plugins import. */
export { defineConfig, type UserConfig } from '@binnacle/config'
export * from '@binnacle/core'
export type { RunEvent } from '@binnacle/core/run'
export * from '@binnacle/adapters'
export { evaluate, type EvaluatedRun, type EvaluateOptions, type Evaluation } from './evaluate.ts'
