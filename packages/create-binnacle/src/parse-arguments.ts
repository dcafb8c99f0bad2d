import { parseArgs } from 'node:util'
import * as errors from './errors.ts'
import { type Licence, LICENCES } from './licences.ts'
import { PACKAGE_MANAGERS, type PackageManager } from './package-managers.ts'
import { type Template, TEMPLATES } from './templates.data.ts'

/** What was given on the command line. */
export interface Arguments {
  readonly name: string | undefined
  readonly template: Template | undefined
  readonly dir: string | undefined
  readonly licence: Licence | undefined
  readonly author: string | undefined
  readonly packageManager: PackageManager | undefined
  readonly overwrite: boolean
  readonly yes: boolean
  readonly help: boolean
  readonly version: boolean
  readonly list: boolean
}

const OPTIONS = {
  template: { type: 'string', short: 't' },
  dir: { type: 'string' },
  license: { type: 'string' },
  author: { type: 'string' },
  'package-manager': { type: 'string' },
  overwrite: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  list: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const

/**
 * Reads the command line.
 * @throws BinnacleError `ERR_CREATE_OPTION`, `ERR_CREATE_TEMPLATE`
 */
export function parseArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv)
  const [name, extra] = positionals
  if (extra !== undefined) throw errors.wordTooMany(extra)
  const template = values.template === undefined ? undefined : TEMPLATES.find((one) => one.name === values.template)
  if (values.template !== undefined && template === undefined)
    throw errors.templateUnknown(
      values.template,
      TEMPLATES.map((one) => one.name),
    )
  return {
    name,
    template,
    dir: values.dir,
    licence: chosen('license', values.license, LICENCES, (one) => one),
    author: values.author,
    packageManager: chosen('package-manager', values['package-manager'], PACKAGE_MANAGERS, (one) => one.name),
    overwrite: values.overwrite === true,
    yes: values.yes === true,
    help: values.help === true,
    version: values.version === true,
    list: values.list === true,
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true, strict: true })
  } catch (cause) {
    const option = /'(--?[^' ]+)/.exec((cause as Error).message)?.[1] ?? argv.join(' ')
    throw errors.optionUnknown(
      option,
      Object.keys(OPTIONS).map((one) => `--${one}`),
    )
  }
}

function chosen<T>(option: string, value: string | undefined, known: readonly T[], nameOf: (one: T) => string): T | undefined {
  if (value === undefined) return undefined
  const found = known.find((one) => nameOf(one).toLowerCase() === value.toLowerCase())
  if (found === undefined) throw errors.choiceUnknown(option, value, known.map(nameOf))
  return found
}
