export { formatNumber, mainStat, type RunSummary, SUMMARY_COLUMNS, summarizeRun, summaryRow } from './summary.ts'
export { type Column, formatCsv, formatMarkdownTable, formatTable, textWidth } from './text-table.ts'
