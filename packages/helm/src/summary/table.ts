import { exactMean } from './exact-mean.ts'

/** A cell as HELM writes it; what is absent is left out. */
export interface Cell {
  /** A whole number, not a float that happens to be one. */
  isCount?: true
  value?: string | number
  description?: string
  style?: { readonly 'font-weight'?: 'bold' }
  href?: string
  markdown: boolean
  run_spec_names?: readonly string[]
  /** What stands behind a number; it is not written to HELM's files. */
  behind?: CellSource
}

/** The runs that a cell's number is taken from, and the stat of each. */
export interface CellSource {
  readonly runs: readonly string[]
  readonly stat: string
  readonly split: string
  readonly subSplit?: string
  readonly perturbation?: string
}

/** The head of a column as HELM writes it. */
export interface HeaderCell {
  readonly value: string
  readonly description?: string
  readonly markdown: boolean
  readonly lower_is_better?: boolean
  readonly metadata: Readonly<Record<string, string>>
}

/** A table as HELM writes it. */
export interface Table {
  readonly title: string
  header: HeaderCell[]
  rows: Cell[][]
  readonly links: { readonly text: string; readonly href: string }[]
  readonly name?: string
}

/** HELM's bold: in each column with a direction the best values, equal ones too. */
export function markBest({ header, rows }: Table): void {
  for (const [column, { lower_is_better: lower }] of header.entries()) {
    if (lower === undefined) continue
    const values = rows.flatMap((row) => (typeof row[column]!.value === 'number' ? [row[column]!.value] : []))
    if (values.length === 0) continue
    const best = lower ? Math.min(...values) : Math.max(...values)
    for (const row of rows) if (row[column]!.value === best) row[column]!.style = { ...row[column]!.style, 'font-weight': 'bold' }
  }
}

/** The share of the other rows that each row beats, averaged over the columns that have a direction; a tie counts half. */
export function winRates({ header, rows }: Table): readonly (number | undefined)[] {
  const rates: number[][] = rows.map(() => [])
  for (const [column, { lower_is_better: lower }] of header.entries()) {
    if (lower === undefined) continue
    const found = rows.flatMap((row, index) => (typeof row[column]!.value === 'number' ? [{ index, value: row[column]!.value }] : []))
    if (found.length < 2) continue
    for (const { index, value } of found) {
      const worse = found.filter((other) => (lower ? other.value > value : other.value < value)).length
      const tied = found.filter((other) => other.value === value).length - 1
      rates[index]!.push((worse + tied / 2) / (found.length - 1))
    }
  }
  return rates.map((own) => (own.length === 0 ? undefined : exactMean(own)))
}

/** The mean of the numbers of each row; models without some of them are averaged over fewer, as in HELM. */
export const rowMeans = ({ rows }: Table): readonly (number | undefined)[] =>
  rows.map((row) => {
    const numbers = row.slice(1).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
    return numbers.length === 0 ? undefined : pairwiseSum(numbers) / numbers.length
  })

/** A sum as NumPy makes it: of eight and more values eight at a time, of many in halves. */
function pairwiseSum(values: readonly number[]): number {
  const { length } = values
  if (length < 8) return values.reduce((sum, value) => sum + value, 0)
  if (length > 128) {
    const half = Math.floor(length / 2) - (Math.floor(length / 2) % 8)
    return pairwiseSum(values.slice(0, half)) + pairwiseSum(values.slice(half))
  }
  const parts = values.slice(0, 8)
  const whole = length - (length % 8)
  for (let index = 8; index < whole; index++) parts[index % 8]! += values[index]!
  const [a, b, c, d, e, f, g, h] = parts as [number, number, number, number, number, number, number, number]
  return values.slice(whole).reduce((sum, value) => sum + value, a + b + (c + d) + (e + f + (g + h)))
}
