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
