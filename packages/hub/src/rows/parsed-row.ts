/** A row as a format's reader gives it: its value, or why it has none. */
export interface ParsedRow {
  /** The line on which it begins, counted from 1, where the format has lines. */
  readonly line?: number
  readonly value?: unknown
  readonly reason?: string
}
