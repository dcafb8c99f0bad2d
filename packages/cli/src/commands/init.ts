import { existsSync, writeFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { CONFIG_PLACES, findPlugins, nearestPackage } from '@binnacle/config'
import { BinnacleError, checkValue } from '@binnacle/core'
import type { Registries } from '@binnacle/core/host'
import { commandWord } from '../command-word.ts'
import { installHint } from '@binnacle/session'
import { type CommandSession, withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { createTerminal } from '../terminal.ts'

/** Entries to begin with, the first one whose task is installed. */
const FIRST_ENTRIES = ['mmlu:subject=anatomy', 'gsm', 'truthful_qa:task=mc_single', 'bbq:subject=all', 'med_qa', 'pubmed_qa']
const FIRST_MODEL = 'openai/gpt-4o-mini'

/** A config with what is still to be done before it runs. */
interface Draft {
  readonly text: string
  readonly missing: readonly string[]
}

/** `binnacle init` */
export async function init(
  _words: readonly string[],
  options: Options & { readonly print?: boolean; readonly force?: boolean },
  command: string,
): Promise<void> {
  const terminal = createTerminal(options)
  const cwd = process.cwd()
  const present = CONFIG_PLACES.slice(1).find((place) => existsSync(resolve(cwd, place)))
  if (options.print !== true && options.force !== true && present !== undefined) {
    throw new BinnacleError({
      code: 'ERR_INIT_EXISTS',
      message: `${present} is there already`,
      hint: 'Use --force to replace it, or --print to see a new one.',
    })
  }
  let draft: Draft = { text: '', missing: [] }
  await withSession(options, command, terminal, async (session) => {
    draft = await configDraft(session, command)
  })
  if (options.print === true) return terminal.result(draft.text.trimEnd())
  const file = resolve(cwd, 'binnacle.config.ts')
  writeFileSync(file, draft.text)
  terminal.result(`Wrote ${file}`)
  const next = draft.missing.length === 0 ? `${commandWord(command)} plan` : `${commandWord(command)} init --force`
  for (const line of draft.missing) terminal.result(line)
  terminal.result(`${draft.missing.length === 0 ? 'Next' : 'Then'}: ${next}`)
}

async function configDraft({ container: { registries }, cwd }: CommandSession, command: string): Promise<Draft> {
  const plugins = directPlugins(cwd, command)
  const entry = await firstEntry(registries)
  const model = registries.has('models', FIRST_MODEL) ? FIRST_MODEL : registries.list('models')[0]?.name
  const hasOpenai = registries.has('modelClients', 'openai')
  const missing = [
    ...(entry === undefined ? [`No task is installed. Install one: npm install -D ${installHint('tasks', 'mmlu')}`] : []),
    ...(model === undefined && !hasOpenai
      ? [`No model is installed. Install a client: npm install -D ${installHint('modelClients', 'openai')}`]
      : []),
  ]
  const lines = [
    "import { defineConfig } from 'binnacle'",
    '',
    'export default defineConfig({',
    ...(plugins.length === 0 ? [] : [`  plugins: [${plugins.map((name) => `'${name}'`).join(', ')}],`]),
    '  models: [',
    ...(model === undefined ? [] : [`    '${model}',`]),
    ...(hasOpenai
      ? [
          '    // Your own server with the interface of OpenAI:',
          "    // { name: 'local/model', client: 'openai', options: { baseUrl: 'http://127.0.0.1:8000/v1', apiKey: 'env:LOCAL_KEY' },",
          "    //   window: 32768, tokenizer: 'estimate', price: { input: 0, output: 0 } },",
        ]
      : []),
    '  ],',
    ...(entry === undefined ? [] : [`  runs: ['${entry}'],`]),
    '  maxEvalInstances: 20,',
    '})',
    '',
  ]
  return { text: lines.join('\n'), missing }
}

/** The plugins that the project itself depends on, by name; others come along with these. */
function directPlugins(cwd: string, command: string): readonly string[] {
  const project = nearestPackage(cwd)
  return findPlugins(cwd, command).flatMap(({ name, from }) => (from === project && !isAbsolute(name) ? [name] : []))
}

/** A known entry whose task is installed, else a task that needs no argument. */
async function firstEntry(registries: Registries): Promise<string | undefined> {
  const known = FIRST_ENTRIES.find((entry) => registries.has('tasks', entry.split(':')[0]!))
  if (known !== undefined) return known
  for (const { name } of registries.list('tasks')) {
    const { options } = await registries.get('tasks', name)
    if (options === undefined || checkValue(options, {}).issues === undefined) return name
  }
  return undefined
}
