export { HELM_ADJUSTMENTS } from './adjustments.ts'
export { AUGMENTATIONS } from './augmentations.ts'
export { MODEL_GROUPS } from './expanders.data.ts'
export { HELM_EXPANDERS } from './expanders.ts'
export { exportHelmRun, helmRunSpec, plainStatName } from './export-run.ts'
export { type HoconPlain, readHocon } from './hocon.ts'
export { type ConfTools, readConf } from './read-conf.ts'
export { instanceMark, type RecordedAnswer, readRecordedAnswers, replayDigest } from './replay.ts'
export { type SummaryModel } from './summary/make-tables.ts'
export { parseHelmJson, readHelmRun, readHelmRuns, summaryRunOf } from './summary/read-helm-run.ts'
export { type BoardMain, boardSchema, schemaBoard } from './summary/board-schema.ts'
export { parseSchema, type SummarySchema } from './summary/schema.ts'
export {
  type GroupPage,
  type HelmSummary,
  summarizeHelm,
  summaryFiles,
  type SummaryNames,
  type SummaryParts,
} from './summary/summarize-helm.ts'
export type { SummaryRun } from './summary/summary-run.ts'
export type { Cell as SummaryCell, Table as SummaryTable } from './summary/table.ts'
export { latexTable } from './summary/table-text.ts'
