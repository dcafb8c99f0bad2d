import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BinnacleError } from '@binnacle/core'
import { findPlugins, nearestPackage } from '@binnacle/config'
import type { Options } from '../options.ts'
import { run } from './run.ts'

const DEMO = '@binnacle/demo'

/** What the demo's package exports. */
interface Demo {
  readonly demoMirror: string
  readonly demoEntries: readonly string[]
}

/** `binnacle demo`: the embedded board, on the data of the demo's package alone. */
export async function demo(_words: readonly string[], options: Options, command: string): Promise<void> {
  const file = findDemo(command)
  const { demoMirror, demoEntries } = (await import(pathToFileURL(file).href)) as Demo
  const fixed: Options = { ...options, offline: true, suite: options.suite ?? 'demo' }
  await run(demoEntries, fixed, command, { plugins: [{ plugin: file, from: process.cwd() }], mirrors: [demoMirror] })
}

/** The entry of the demo's package: where plugins of the project or of the command are found, or among those of this package. */
function findDemo(command: string): string {
  const cwd = process.cwd()
  const found = findPlugins(cwd, command).flatMap(({ name, from }) => (name === DEMO ? [from] : isAbsolute(name) ? [name] : []))
  for (const place of [...found, nearestPackage(cwd), import.meta.dirname]) {
    if (place === undefined) continue
    try {
      return createRequire(join(place, 'package.json')).resolve(DEMO)
    } catch {
      // Looked for in the next place.
    }
  }
  throw new BinnacleError({
    code: 'ERR_DEMO_NOT_INSTALLED',
    message: `the demo's package ${DEMO} is not installed`,
    hint: `Install it: npm install -D ${DEMO}`,
  })
}
