import { visibleJson, visibleText } from '@binnacle/report/visible-text'
import { cleanAnswer, redactSecrets, redactValues } from '@binnacle/session/redact'

/** How a line stands out, where colours are shown. */
export type Style = 'bold' | 'dim'

/** `node:util` as an import would be made ready with all that is in it, at every start; few lines have a style. */
const styled = (style: Style, text: string): string =>
  process.getBuiltinModule('node:util').styleText(style, text, { validateStream: false })

/**
 * Results go to standard output; all else to standard error. This is the one door to terminals: what came from outside passes it
 * with all characters visible that a terminal would obey, and without secrets.
 */
export interface Terminal {
  /** A result as a text. */
  result(text: string, style?: Style): void
  /** A result as JSON. Numbers that JSON has not are texts in it: `"-Infinity"`. */
  json(value: unknown): void
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
}

/** A text as it may be said on standard error. */
export const sayable = (text: string): string => visibleText(redactSecrets(text))

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
    error.write(`${sayable(text)}\n`)
  }
  const print = (text: string) => {
    clearStatus()
    out.write(`${text}\n`)
  }
  return {
    isInteractive: error.isTTY === true,
    width: out.isTTY === true ? (out.columns ?? 80) : Infinity,
    quiet,
    result(text, style) {
      const shown = visibleText(redactValues(text))
      print(style === undefined || !colored ? shown : styled(style, shown))
    },
    json: (value) => print(visibleJson(JSON.stringify(cleanAnswer(value), writable, 2))),
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
      error.write(`\r\u001b[K${sayable(text).slice(0, width)}`)
      statusShown = true
    },
    clearStatus,
  }
}

const writable = (_key: string, value: unknown): unknown => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value)
