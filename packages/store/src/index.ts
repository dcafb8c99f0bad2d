export { createMemoryStore, memoryRows, type MemoryStore } from './memory-store.ts'
export type {
  AnnotationRow,
  JudgeRequestRow,
  RequestRow,
  RowFile,
  RunStore,
  SampleRows,
  ScoreRow,
  ScoringStore,
  SkippedRow,
  TrainRow,
} from './run-store.ts'
