import { styleText } from 'node:util'
import { redactSecrets, redactValues } from '@binnacle/session'

/** Results go to standard output; all else to standard error. */
export interface Terminal {
  /** A result, as it stands. */
  result(text: string): void
  /** Something to know, once for each text; silent with --quiet. */
  note(text: string): void
  /** A line of progress, said each time; silent with --quiet. */
  line(text: string): void
  /** Something that may be wrong; said also with --quiet, once for each text. */
  warn(text: string): void
  /** A status line that replaces the last one; nothing where there is no terminal. */
  status(text: string): void
  clearStatus(): void
  readonly isInteractive: boolean
  /** Columns of standard output where it is a terminal; no limit elsewhere. */
  readonly width: number
  readonly quiet: boolean
  bold(text: string): string
  dim(text: string): string
}

/** Makes the terminal of a command. */
export function createTerminal(
  options: { readonly quiet?: boolean; readonly color?: boolean },
  streams = { out: process.stdout, error: process.stderr },
): Terminal {
  const { out, error } = streams
  const quiet = options.quiet === true
  const colored = options.color !== false && process.env['NO_COLOR'] === undefined && out.isTTY === true
  const said = new Set<string>()
  let statusShown = false
  const clearStatus = () => {
    if (statusShown) error.write('\r\u001b[K')
    statusShown = false
  }
  const say = (text: string) => {
    clearStatus()
    error.write(`${redactSecrets(text)}\n`)
  }
  return {
    isInteractive: error.isTTY === true,
    width: out.isTTY === true ? (out.columns ?? 80) : Infinity,
    quiet,
    result(text) {
      clearStatus()
      out.write(`${redactValues(text)}\n`)
    },
    note(text) {
      if (quiet || said.has(text)) return
      said.add(text)
      say(text)
    },
    line(text) {
      if (!quiet) say(text)
    },
    warn(text) {
      if (said.has(text)) return
      said.add(text)
      say(`warning: ${text}`)
    },
    status(text) {
      if (quiet || error.isTTY !== true) return
      const width = Math.max(20, (error.columns ?? 80) - 1)
      error.write(`\r\u001b[K${text.slice(0, width)}`)
      statusShown = true
    },
    clearStatus,
    bold: (text) => (colored ? styleText('bold', text, { validateStream: false }) : text),
    dim: (text) => (colored ? styleText('dim', text, { validateStream: false }) : text),
  }
}
