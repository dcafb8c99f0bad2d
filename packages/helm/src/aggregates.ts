export { type Cell, type HeaderCell, rowMeans, type Table, winRates } from './summary/table.ts'
