import { readFileSync } from 'node:fs'
import { isBinnacleError } from '@binnacle/core'
import { create } from './create.ts'
import { Left } from './ask.ts'
import { LICENCES } from './licences.ts'
import { PACKAGE_MANAGERS } from './package-managers.ts'
import { type Arguments, parseArguments } from './parse-arguments.ts'
import { TEMPLATES } from './templates.data.ts'

/**
 * Runs the command and sets the exit code: 0 made, 2 the input is wrong, 130 left at a question.
 * @param argv what follows the command's name
 */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await run(parseArguments(argv))
  } catch (thrown) {
    if (thrown instanceof Left) process.exitCode = 130
    else if (isBinnacleError(thrown)) {
      process.stderr.write(`error: ${thrown.message}\n${thrown.hint === undefined ? '' : `  → ${thrown.hint}\n`}  (${thrown.code})\n`)
      process.exitCode = thrown.exitCode
    } else throw thrown
  }
}

async function run(given: Arguments): Promise<void> {
  if (given.help) return print(help())
  if (given.version)
    return print((JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version)
  if (given.list) return print(templateLines().join('\n'))
  const mayAsk = !given.yes && process.stdin.isTTY && process.stdout.isTTY && process.env['CI'] === undefined
  const created = await create(given, {
    cwd: process.cwd(),
    userAgent: process.env['npm_config_user_agent'],
    year: new Date().getFullYear(),
    // The library of questions is loaded only where somebody may be asked.
    questions: mayAsk ? (await import('./ask.ts')).askOnTerminal() : undefined,
  })
  print(
    `Made ${created.packageName} in ${created.folder}: ${created.files.length} files.\n\nNext:\n${created.next.map((line) => `  ${line}`).join('\n')}`,
  )
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

function templateLines(): readonly string[] {
  const width = Math.max(...TEMPLATES.map(({ name }) => name.length))
  return TEMPLATES.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`)
}

function help(): string {
  return `Makes a Binnacle project or plugin from a template.

  npm create binnacle@latest [NAME] -- [options]

Templates:
${templateLines().join('\n')}

Options:
  -t, --template NAME       the template; asked for where absent
  --dir FOLDER              where it goes (the name, below this folder)
  --license NAME            ${LICENCES.join(', ')} (none keeps it private)
  --author NAME             who holds the rights
  --package-manager NAME    ${PACKAGE_MANAGERS.map(({ name }) => name).join(', ')} (that which starts this command)
  --overwrite               replace files of the same name in a folder that has files
  -y, --yes                 ask nothing
  --list                    the templates
  -V, --version
  -h, --help

Example:
  npm create binnacle@latest harbour -- --template scenario`
}
