import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import { type CommandSession, withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { loadViewer } from '../serve/load-viewer.ts'
import { type ShownOptions, siteOptions } from '../serve/site-options.ts'
import { limitMemory } from '../limit-memory.ts'
import { createTerminal } from '../terminal.ts'

/** Options of `serve`. */
export interface ServeOptions extends Options, ShownOptions {
  readonly port?: number
  readonly host?: string
  readonly open?: boolean
}

/** Bytes of heap that a server may use before garbage is collected early. */
const HEAP = 120e6

/** `binnacle serve`: the page over folders, read-only, until it is stopped. */
export async function serve(words: readonly string[], given: ServeOptions, command: string): Promise<void> {
  const viewer = await loadViewer()
  await withSession(given, command, createTerminal(given), async (session) => {
    const paths = words.length > 0 ? words : [session.settings.out]
    const missing = paths.find((path) => !existsSync(resolve(session.cwd, path)))
    if (missing !== undefined) throw notThere(missing)
    const site = viewer.openSite({ ...(await siteOptions(session, paths, given)), carrier: 'server' })
    const { suites } = await site.places()
    if (suites.length === 0)
      session.terminal.warn(`there are no runs in ${paths.join(', ')} yet: they appear on the page when they are there`)
    const server = await viewer.startServer(site, {
      ...(given.host === undefined ? {} : { host: given.host }),
      ...(given.port === undefined ? {} : { port: given.port }),
    })
    const end = limitMemory(HEAP)
    // The first look finds everything read.
    for (const suite of suites) void site.suite(suite).catch(() => {})
    try {
      say(session, server.url, given)
      await stopped()
    } finally {
      end()
      await server.close()
      await site.close()
    }
  })
}

function say({ terminal, options }: CommandSession, url: string, given: ServeOptions): void {
  if (options.json === true) terminal.json({ url })
  else terminal.result(url)
  terminal.note('Read-only; Ctrl-C stops it.')
  if (given.open === true) openBrowser(url, (message) => terminal.warn(message))
}

/** Opens the user's browser; where there is none the address is printed all the same. */
function openBrowser(url: string, warn: (message: string) => void): void {
  const [program, words] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['rundll32', ['url.dll,FileProtocolHandler', url]]
        : ['xdg-open', [url]]
  spawn(program as string, words as string[], { stdio: 'ignore', detached: true })
    .on('error', () => warn('there is no browser to open here: open the address yourself'))
    .unref()
}

/** Waits for Ctrl-C or a request to end. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    // Where an older Node started this process, it hands its Ctrl-C on as a message.
    process.on('message', (message) => {
      if (message === 'SIGINT') done()
    })
  })
}

const notThere = (path: string) =>
  new BinnacleError({
    code: 'ERR_SERVE_PATH',
    message: `there is nothing at ${path}`,
    hint: 'Give folders of runs, or none for the output folder (--out).',
  })
