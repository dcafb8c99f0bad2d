export {
  type Accumulator,
  createAccumulator,
  add as addToAccumulator,
  derived,
  merge as mergeAccumulator,
} from './aggregate/accumulator.ts'
export type { Aggregated } from './aggregate/aggregate.ts'
export type { AnnotatorReach, RecordedAnnotation } from './annotate/annotate.ts'
export { annotationKey, annotationsReader, oldAnnotationKey } from './annotate/annotation-key.ts'
export { ask, type Asked, DEFAULT_PATIENCE, FailedCall, type Patience } from './execute/ask.ts'
export { type Augment, openAugmentation } from './gather/augment.ts'
export { type Budget, createBudget } from './execute/budget.ts'
export * as engineErrors from './errors.ts'
export { estimateTokenizer } from './adapt/estimate-tokenizer.ts'
export { createGate, type Gate } from './execute/gate.ts'
export { createMemoryStore, type MemoryStore } from '@binnacle/store'
export { outcomeOf, readChoice } from './score/outcome.ts'
export { checkOptions } from './plan/check-options.ts'
export { findPerturbation, type RunPerturbation } from './plan/find-perturbation.ts'
export { loadMetrics, loadRunCode, findTokenizer, type RunAnnotatorCode, type RunCode, type RunMetric } from './plan/run-code.ts'
export { annotatorAssets, draftRun, finishRun, type ReadAsset, type ResolvedModel, resolveModel, UNKNOWN_MODEL_TAGS } from './plan/plan.ts'
export { readAsset } from './plan/read-asset.ts'
export { canonicalRequest, createOldRequestKey, createRequestKey, sorted } from './execute/request-key.ts'
export { runOne, type RunResult, type RunTools } from './run-one.ts'
export { type PlacedSample, readSamples, sampleCount } from './score/samples.ts'
export { OUTPUT_PROCESSORS } from './score/process-output.ts'
export { createScorer, score, type Scorer } from './score/score.ts'
export { createLocalExecutor, type LocalExecutorTools, RECORD_GATE } from './execute/local-executor.ts'
export { resolveRoles, type RolePlayers, type RoleSettings } from './plan/resolve-roles.ts'
export type { AnnotationRow, JudgeRequestRow, RequestRow, RowFile, RunStore, ScoreRow } from '@binnacle/store'
export { createFit } from './adapt/prompt-fitter.ts'
