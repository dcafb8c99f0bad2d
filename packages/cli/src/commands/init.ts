import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CONFIG_PLACES } from '@binnacle/config'
import { BinnacleError } from '@binnacle/core'
import { type Session, withSession } from '../open-session.ts'
import type { Options } from '../settings.ts'
import { createTerminal } from '../terminal.ts'

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
  let text = ''
  await withSession(options, command, terminal, (session) => {
    text = configText(session)
  })
  if (options.print === true) return terminal.result(text.trimEnd())
  const file = resolve(cwd, 'binnacle.config.ts')
  writeFileSync(file, text)
  terminal.result(`Wrote ${file}`)
  terminal.result('Next: binnacle plan')
}

function configText({ container, cwd }: Session): string {
  const { registries } = container
  const plugins = container.plugins
    .filter(
      ({ origin, name, error }) =>
        origin !== 'by value' && error === undefined && name.includes('/') && !origin.startsWith(cwd + '/plugins'),
    )
    .map(({ name }) => name)
  const hasTask = (name: string) => registries.has('tasks', name)
  const hasClient = (name: string) => registries.has('modelClients', name)
  const entry = hasTask('mmlu') ? 'mmlu:subject=anatomy' : hasTask('gsm') ? 'gsm' : undefined
  const model = registries.has('models', 'openai/gpt-4o-mini') ? 'openai/gpt-4o-mini' : registries.list('models')[0]?.name
  const lines = [
    "import { defineConfig } from 'binnacle'",
    '',
    'export default defineConfig({',
    `  plugins: [${plugins.map((name) => `'${name}'`).join(', ')}],`,
    '  models: [',
    ...(model === undefined ? [] : [`    '${model}',`]),
    ...(hasClient('openai')
      ? [
          '    // Your own server with the interface of OpenAI:',
          "    // { name: 'local/model', client: 'openai', options: { baseUrl: 'http://127.0.0.1:8000/v1', apiKey: 'env:LOCAL_KEY' },",
          "    //   window: 32768, tokenizer: 'estimate', price: { input: 0, output: 0 } },",
        ]
      : []),
    '  ],',
    `  runs: [${entry === undefined ? '' : `'${entry}'`}],`,
    '  maxEvalInstances: 20,',
    '})',
    '',
  ]
  return lines.join('\n')
}
