import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, ROOT } from './packages.ts'

/** A package manager at work: how it is started, and its words. */
export interface Manager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  readonly program: string
  readonly before: readonly string[]
  readonly install: readonly string[]
  readonly pack: (file: string) => readonly string[]
}

const YARN = '@yarnpkg/cli-dist@4.18.1'
const BUN = 'bun@1.4.5'

/** The four package managers; yarn and bun are fetched once, from the registry that this machine has. */
export async function openManagers(): Promise<Readonly<Record<Manager['name'], Manager>>> {
  const folder = join(ROOT, 'node_modules', '.cache', 'package-managers')
  const yarn = join(folder, 'node_modules', '@yarnpkg', 'cli-dist', 'bin', 'yarn.js')
  const bun = join(folder, 'node_modules', 'bun', 'bin', 'bun.exe')
  const isThere = existsSync(yarn) && existsSync(bun) && existsSync(join(folder, `${YARN} ${BUN}`.replaceAll('/', '-')))
  if (!isThere) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    await mustRun('npm', ['install', '--no-audit', '--no-fund', '--no-save', YARN, BUN], { cwd: folder })
    writeFileSync(join(folder, `${YARN} ${BUN}`.replaceAll('/', '-')), '')
  }
  const pnpm = join(ROOT, 'tests', 'node_modules', 'pnpm', 'bin', 'pnpm.cjs')
  return {
    npm: {
      name: 'npm',
      program: 'npm',
      before: [],
      install: ['install', '--no-audit', '--no-fund'],
      pack: (file) => ['pack', '--pack-destination', file.slice(0, file.lastIndexOf('/'))],
    },
    pnpm: {
      name: 'pnpm',
      program: process.execPath,
      before: [pnpm],
      install: ['install', '--no-frozen-lockfile'],
      pack: (file) => ['pack', '--out', file],
    },
    yarn: {
      name: 'yarn',
      program: process.execPath,
      before: [yarn],
      install: ['install'],
      pack: (file) => ['pack', '--out', file],
    },
    bun: {
      name: 'bun',
      program: bun,
      before: [],
      install: ['install'],
      pack: (file) => ['pm', 'pack', '--filename', file],
    },
  }
}
