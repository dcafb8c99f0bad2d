import type { ShownTable } from './board-view.ts'

/** What is shown as CSV: scores with all their digits, ends of intervals and numbers of rows in columns of their own. */
export function boardCsv({ columns, rows }: ShownTable): string {
  const head = [
    'model',
    'win_rate_among_shown',
    'mean_of_shown',
    ...columns.flatMap(({ title }) => [title, `${title} low`, `${title} high`, `${title} n`]),
  ]
  const lines = rows.map(({ label, winRate, mean, cells }) => [
    label,
    numberText(winRate),
    numberText(mean),
    ...columns.flatMap(({ place }) => {
      const { value, interval, n } = cells[place] ?? {}
      return [numberText(value), numberText(interval?.[0]), numberText(interval?.[1]), numberText(n)]
    }),
  ])
  return `${[head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`
}

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** A field as CSV has it. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function quoted(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What is shown as a LaTeX table (package booktabs). */
export function boardLatex({ columns, rows }: ShownTable, format: (value: number) => string): string {
  const line = (texts: readonly string[]) => `  ${texts.join(' & ')} \\\\`
  return [
    `\\begin{tabular}{l${'r'.repeat(columns.length)}}`,
    '  \\toprule',
    line(['Model', ...columns.map(({ title }) => latexText(title))]),
    '  \\midrule',
    ...rows.map(({ label, cells, best }) =>
      line([
        latexText(label),
        ...columns.map(({ place }, at) => {
          const value = cells[place]?.value
          if (value === undefined) return '--'
          return best[at] === true ? `\\textbf{${format(value)}}` : format(value)
        }),
      ]),
    ),
    '  \\bottomrule',
    '\\end{tabular}',
    '',
  ].join('\n')
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

const latexText = (text: string): string =>
  text.replace(/[\\{}$&#%_~^]/g, (character) => LATEX[character] ?? `\\${character}`).replace(/\s+/g, ' ')

/** What a citation is made of. */
export interface Citation {
  readonly board: string
  readonly suite: string
  readonly version: string
  readonly accessed: string
  readonly address: string
  readonly digests: readonly string[]
}

/** A digest over the digests of runs, in their order: which runs a board was made of. */
export async function digestOf(digests: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(digests.toSorted().join('\n'))
  // Only addresses of this machine and of https have it.
  if (globalThis.crypto?.subtle === undefined) return ''
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The citation of a board in BibTeX. */
export function citationBibtex({ board, suite, version, accessed, address, digests }: Citation, digest: string): string {
  const key = `binnacle-${suite}-${board}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return [
    `@misc{${key},`,
    `  title        = {{${latexText(board)}: ${latexText(suite)}}},`,
    `  howpublished = {Binnacle ${version}},`,
    `  url          = {${address.replace(/[{}\\]/g, '')}},`,
    `  urldate      = {${accessed}},`,
    `  note         = {${digests.length} runs${digest === '' ? '' : `, SHA-256 of their digests ${digest}`}}`,
    '}',
  ].join('\n')
}

/** The citation of a board as plain text. */
export const citationText = ({ board, suite, version, accessed, address, digests }: Citation, digest: string): string =>
  `${board}: ${suite}. Binnacle ${version}, ${digests.length} runs${digest === '' ? '' : ` (SHA-256 of their digests: ${digest})`}. ${address} (accessed ${accessed}).`
