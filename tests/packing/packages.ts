import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** The workspace. */
export const ROOT: string = join(import.meta.dirname, '..', '..')

/** Every package that is published: its name and its folder from the root. */
export function publishedPackages(): readonly { readonly name: string; readonly folder: string }[] {
  return globSync('{packages,plugins}/*/package.json', { cwd: ROOT })
    .toSorted()
    .map((file) => ({ manifest: JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { name: string; private?: boolean }, file }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ manifest, file }) => ({ name: manifest.name, folder: dirname(file) }))
}

/** A program that has ended. */
export interface Ended {
  readonly code: number
  readonly output: string
}

/** The environment of a user: this Node first on the path, and nothing of the workspace's. */
export function userEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_(package|lifecycle|command|config_(local_prefix|prefix|user_agent))|NODE_PATH$|NODE_OPTIONS$|VITEST|TEST$|BINNACLE_|INIT_CWD$)/
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(ROOT))
  return { ...Object.fromEntries(kept), NO_COLOR: '1', PATH: [dirname(process.execPath), ...path].join(delimiter), ...more }
}

/** Runs a program to its end; its output and errors in one text. */
export function run(
  program: string,
  words: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      program,
      words,
      { cwd: options.cwd, env: options.env ?? userEnvironment(), maxBuffer: 64 << 20 },
      (error, standard, errors) => {
        resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, output: `${standard}${errors}` })
      },
    )
  })
}

/** Runs a program that must succeed. */
export async function mustRun(program: string, words: readonly string[], options: Parameters<typeof run>[2]): Promise<string> {
  const { code, output } = await run(program, words, options)
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} gave ${code}:\n${output}`)
  return output
}

/** All packages as files, in a folder that is removed at the end. */
export interface Tarballs {
  /** The file of a package, by its name. */
  readonly files: Readonly<Record<string, string>>
  remove(): void
}

/** Builds what is not built, and packs every package. */
export async function packAll(): Promise<Tarballs> {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-packed-'))
  await mustRun(process.execPath, [join('scripts', 'with-workspace.mjs'), 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    cwd: ROOT,
  })
  const filters = ['--filter', './packages/*', '--filter', './plugins/*']
  const words = [join('scripts', 'with-workspace.mjs'), 'pnpm', '--recursive', ...filters, 'pack', '--pack-destination', folder]
  await mustRun(process.execPath, words, { cwd: ROOT })
  const names = publishedPackages().map(({ name }) => name)
  const byFile = new Map(readdirSync(folder).map((file) => [file.replace(/-\d.*$/, ''), join(folder, file)]))
  const files = Object.fromEntries(
    names.map((name) => {
      const file = byFile.get(name.replace('@', '').replace('/', '-'))
      if (file === undefined) throw new Error(`${name} was not packed`)
      return [name, file]
    }),
  )
  return { files, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
