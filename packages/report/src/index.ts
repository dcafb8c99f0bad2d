export { perturbationTitle, shortPerturbationTitle } from './perturbation-title.ts'
export {
  type CopyCount,
  countCopies,
  PERTURBED_COLUMNS,
  PERTURBED_LEGEND,
  perturbedRows,
  type PerturbedScore,
  perturbedScores,
} from './perturbed.ts'
export {
  formatNumber,
  mainStat,
  NARROW_COLUMNS,
  NARROW_LEGEND,
  narrowRow,
  type RunSummary,
  SUMMARY_COLUMNS,
  summarizeRun,
  summaryRow,
  toldApart,
} from './summary.ts'
export { type Column, formatCsv, formatMarkdownTable, cutColumn, cutText, formatTable, tableWidth, textWidth } from './text-table.ts'
export * from './visible-text.ts'
