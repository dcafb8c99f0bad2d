import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SINGULAR } from '../../packages/core/src/host/errors.ts'
import { formsOf } from './error-forms.ts'
import { argumentsFrom, propertiesAround } from './source-scan.ts'
import { markdownTable } from './markdown-table.ts'

/** One place in the code that makes an error. */
interface Mistake {
  readonly code: string
  readonly message: readonly string[]
  readonly hint: readonly string[]
  readonly fate: string
  readonly exit: string
}

/** Titles of the areas: the word after `ERR_`. */
const AREAS: Readonly<Record<string, string>> = {
  ADAPT: 'Making requests',
  CASSETTE: 'Cassettes of the test kit',
  CONFIG: 'The config and secrets',
  DATA: 'Rows of data',
  DEMO: 'The demonstration',
  ENTRY: 'Run entries',
  FAKE: 'Fake models of the test kit',
  FILES: 'Files, mirrors and downloads',
  GATHER: 'Loading a scenario',
  HELM: "HELM's own files",
  HOOK: 'Hooks',
  HTTP: 'The network',
  INIT: '`binnacle init`',
  LIST: '`binnacle list`',
  LOCAL: "HELM's local settings",
  MODEL: 'Models and their clients',
  OPENAI: "The client for OpenAI's interface",
  OPTION: 'Options of the command line',
  PLAN: 'Planning',
  PLUGIN: 'Plugins',
  PROJECT: 'Projects of the test kit',
  PROVIDER: 'What a model server answered',
  RECORD: 'The run folder',
  REPLAY: 'Replaying a record',
  RUN: 'The course of a run',
  SCENARIO: 'Scenarios of the plugins',
  SHOW: '`binnacle show`',
  SUMMARIZE: '`binnacle summarize`',
  TESTKIT: 'Checks of the test kit',
  TOKENIZER: 'Tokenizers',
  UNKNOWN: 'Names that no plugin contributes',
}

/** All error codes, each once, by area: message, what to do, how far it reaches, exit code. */
export function errorsText(root: string): string {
  const byCode = new Map<string, Mistake[]>()
  for (const mistake of findMistakes(root)) byCode.set(mistake.code, [...(byCode.get(mistake.code) ?? []), mistake])
  const byArea = new Map<string, string[]>()
  for (const code of [...byCode.keys()].toSorted()) {
    const area = code.endsWith('_UNKNOWN') ? 'UNKNOWN' : code.split('_')[1]!
    byArea.set(area, [...(byArea.get(area) ?? []), code])
  }
  const parts = [...byArea].toSorted(([a], [b]) => (a === 'UNKNOWN' ? 1 : b === 'UNKNOWN' ? -1 : a < b ? -1 : 1))
  return parts
    .map(([area, codes]) => {
      const rows = codes.map((code) => {
        const own = byCode.get(code)!
        const all = (part: (mistake: Mistake) => readonly string[]) => [...new Set(own.flatMap(part))].join('<br>')
        return [`\`${code}\``, all(({ message }) => message), all(({ hint }) => hint), all(({ fate }) => [fate]), all(({ exit }) => [exit])]
      })
      return `## ${AREAS[area] ?? `\`ERR_${area}_…\``}\n\n${markdownTable(['Code', 'Message', 'What to do', 'Ends', 'Exit'], rows)}`
    })
    .join('\n')
}

/** Looks through the sources of all packages and plugins. */
function findMistakes(root: string): readonly Mistake[] {
  const files = globSync('{packages,plugins}/*/src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|testing\//.test(file))
  return files.toSorted().flatMap((file) => mistakesOf(readFileSync(join(root, file), 'utf8')))
}

function mistakesOf(text: string): readonly Mistake[] {
  const source = withConstants(text)
  const mistakes: Mistake[] = []
  for (const { index } of source.matchAll(/\bcode: (?:\w+ \? )?['`]ERR_/g)) {
    const own = propertiesAround(source, index)
    if (own['message'] === undefined) continue
    for (const [place, code] of codesOf(own['code']!).entries()) {
      mistakes.push({
        code,
        message: formsOf(own['message'], place, own['code']!),
        hint: formsOf(own['hint'] ?? "''", place, own['code']!),
        fate: fateOf(own['fate'] ?? "'session'"),
        exit: /^\d$/.test(own['exitCode'] ?? '') ? own['exitCode']! : '2',
      })
    }
  }
  for (const { index } of source.matchAll(/pluginFault\(\s*'ERR_/g)) {
    const [code, , message, hint] = argumentsFrom(source, source.indexOf('(', index))
    const forms = formsOf(message!, 0, code!).map((form) => `plugin ‹plugin›: ${form}`)
    mistakes.push({ code: code!.replaceAll("'", ''), message: forms, hint: formsOf(hint!, 0, code!), fate: 'session', exit: '2' })
  }
  return mistakes
}

/** Texts that stand in a constant of the file, put in where they are used. */
function withConstants(source: string): string {
  const constants = [...source.matchAll(/^(?:export )?const ([A-Z_]+) =\s+(['"])(.*)\2$/gm)]
  return constants.reduce(
    (text, [, name, quote, value]) => text.replaceAll(`\${${name}}`, value!).replaceAll(`hint: ${name}`, `hint: ${quote}${value}${quote}`),
    source,
  )
}

function fateOf(expression: string): string {
  if (expression === 'fate') return 'depends'
  return expression.replaceAll("'", '').replace(/^.* \? (\w+) : (\w+)$/, '$1 or $2')
}

/** The codes of an expression: one, the two of a choice, or one for each kind of contribution. */
function codesOf(expression: string): readonly string[] {
  if (expression.includes('SINGULAR[kind]')) {
    return Object.values(SINGULAR).map((one) => `ERR_${one.toUpperCase().replaceAll(' ', '_')}_UNKNOWN`)
  }
  return [...expression.matchAll(/'(ERR_\w+)'/g)].map(([, code]) => code!)
}
