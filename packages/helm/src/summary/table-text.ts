import { float, pythonFloat } from '@binnacle/python'
import type { Cell, Table } from './table.ts'

/** A table as HELM writes it to JSON, its numbers as floats. */
export function tableFields({ title, header, rows, links, name }: Table): Record<string, unknown> {
  return { title, header, rows: rows.map((row) => row.map(cellFields)), links, name }
}

/** The fields of a cell in HELM's order; those that are undefined are left out when written. */
function cellFields({ value, isCount, description, style, href, markdown, run_spec_names: runs }: Cell): Record<string, unknown> {
  const number = typeof value === 'number' && isCount === undefined ? float(value) : value
  return { value: number, description, style, href, markdown, run_spec_names: runs }
}

/** A cell as people read it: nothing where there is no number, and, as in HELM's LaTeX, where it is 0. */
const latexText = ({ value, isCount }: Cell): string =>
  typeof value === 'number' ? (value === 0 ? '' : isCount ? String(value) : pythonFloat(value)) : (value ?? '')

/** A table in LaTeX as HELM writes it: columns without any number are left out. */
export function latexTable({ header, rows, name }: Table, group: string): string {
  const shown = [...header.keys()].filter((column) => rows.some((row) => row[column]!.value !== undefined))
  const line = (texts: readonly string[]) => `${texts.join(' & ')} \\\\`
  const title = `${name ?? ''} (${group})`
  return [
    '\\begin{table*}[htp]',
    '\\resizebox{\\textwidth}{!}{',
    `\\begin{tabular}{l${'r'.repeat(Math.max(0, shown.length - 1))}}`,
    '\\toprule',
    line(shown.map((column) => header[column]!.value)),
    '\\midrule',
    ...rows.map((row) => line(shown.map((column) => latexText(row[column]!)))),
    '\\bottomrule',
    '\\end{tabular}}',
    `\\caption{Results for ${title}}`,
    `\\label{fig:${title}}`,
    '\\end{table*}',
  ]
    .join('\n')
    .replaceAll('%', '\\%')
}
