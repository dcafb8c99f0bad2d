import { visibleLine } from './visible-text.ts'

/** A column of a table. */
export interface Column {
  readonly title: string
  /** Numbers stand at the right. */
  readonly align?: 'left' | 'right'
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const PLAIN = /^[\x20-\x7e]*$/
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u

/** The columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  // Nearly all that stands in tables; signs by themselves are looked at only where there are others.
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const character of text) width += WIDE.test(character) ? 2 : NO_WIDTH.test(character) ? 0 : 1
  return width
}

/** A plain table: titles, a line, rows; two blanks between columns. A row takes one line, whatever its cells hold. */
export function formatTable(columns: readonly Column[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(visibleLine))
  const widths = columns.map(({ title }, index) => Math.max(textWidth(title), ...rows.map((row) => textWidth(row[index] ?? ''))))
  const cell = (text: string, index: number) => {
    const blanks = ' '.repeat(widths[index]! - textWidth(text))
    return columns[index]!.align === 'right' ? blanks + text : text + blanks
  }
  const line = (cells: readonly string[]) =>
    columns
      .map((_, index) => cell(cells[index] ?? '', index))
      .join('  ')
      .trimEnd()
  return [line(columns.map(({ title }) => title)), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

/** A text that is cut, with an ellipsis, where it takes more columns than there are. */
export function cutText(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let kept = ''
  let columns = 1
  for (const character of text) {
    columns += textWidth(character)
    if (columns > width) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

/** Rows whose cells of one column are cut so that a table fits a width; to no fewer than 20 columns. */
export function cutColumn(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  cut: number,
  width: number,
): readonly (readonly string[])[] {
  const others = columns.reduce((sum, { title }, index) => {
    if (index === cut) return sum
    return sum + 2 + Math.max(textWidth(title), ...rows.map((row) => textWidth(row[index] ?? '')))
  }, 0)
  return rows.map((row) => row.map((text, index) => (index === cut ? cutText(text, Math.max(20, width - others)) : text)))
}

/** A table in Markdown. */
export function formatMarkdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((text) => visibleLine(text).replaceAll('|', '\\|')).join(' | ')} |`
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}

/** Rows as CSV, by RFC 4180. */
export function formatCsv(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [columns.map(({ title }) => title), ...rows].map((row) => row.map(field).join(',')).join('\n')
}

/** The columns that a table takes in a terminal. */
export function tableWidth(table: string): number {
  return Math.max(0, ...table.split('\n').map(textWidth))
}
