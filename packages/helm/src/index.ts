export { adjustToModel } from './adjustments.ts'
export { EXPANDERS, isExpander } from './expanders.ts'
export { exportHelmRun, helmRunSpec, plainStatName } from './export-run.ts'
export { type EntryToPlan, planEntries, type PlanSettings } from './plan-entries.ts'
export { type ConfTools, readConf } from './read-conf.ts'
export { instanceMark, type RecordedAnswer, readRecordedAnswers, replayDigest } from './replay.ts'
export { type EntryArgument, parseRunEntry, type RunEntry } from './run-entry.ts'
export { type SummaryModel } from './summary/make-tables.ts'
export { parseHelmJson, readHelmRun, readHelmRuns, summaryRunOf } from './summary/read-helm-run.ts'
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
