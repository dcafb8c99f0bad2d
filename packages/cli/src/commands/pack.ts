import { resolve } from 'node:path'
import { BinnacleError, didYouMean } from '@binnacle/core'
import { measuredFindings, versionFindings } from '../pack/baseline-findings.ts'
import { npmFailed } from '../pack/errors.ts'
import { openPack } from '../pack/pack-folder.ts'
import { readPublished } from '../pack/published-pack.ts'
import { runBaselines } from '../pack/run-baselines.ts'
import { runProgram } from '../pack/run-program.ts'
import type { Options } from '../options.ts'
import { createTerminal, type Terminal } from '../terminal.ts'

const WORDS = ['check', 'publish'] as const

/** Options of the command. */
export interface PackOptions extends Options {
  readonly since?: string
  readonly dryRun?: boolean
}

type Checked = { readonly code: string; readonly severity: string; readonly place: string; readonly message: string; readonly hint: string }

/** `binnacle pack check [FOLDER]`, `binnacle pack publish [FOLDER] --dry-run` */
export async function pack([word, place]: readonly string[], options: PackOptions): Promise<void> {
  const terminal = createTerminal(options)
  if (word !== 'check' && word !== 'publish') {
    throw new BinnacleError({
      code: 'ERR_PACK_WORD',
      message: word === undefined ? 'pack does nothing by itself' : `there is no \`pack ${word}\`.${didYouMean(word, WORDS)}`,
      hint: 'binnacle pack check, or binnacle pack publish --dry-run',
    })
  }
  const folder = resolve(place ?? '.')
  const { name, version, findings } = await check(folder, options, terminal)
  const failed = findings.some(({ severity }) => severity === 'error')
  if (failed) process.exitCode = 1
  const published = word === 'check' || failed ? undefined : await publish(folder, options, terminal)
  if (options.json === true) return terminal.json({ name, version, passed: !failed, findings, ...published })
  for (const { code, severity, place: where, message, hint } of findings)
    terminal.result(`${severity} ${code} (${where}): ${message}\n  → ${hint}`)
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length
  terminal.result(
    `${name} ${version}: ${failed ? 'not fit to be published' : 'fit to be published'} (${count('error')} errors, ${count('warning')} warnings)`,
  )
  if (published !== undefined) terminal.result(describe(published))
}

/** All findings, the gravest first. */
async function check(folder: string, options: PackOptions, terminal: Terminal) {
  const opened = await openPack(folder)
  const { name, version, plugin, testkit, baselines } = opened
  terminal.note(`Checking ${name} ${version} …`)
  const mirror = (options.mirror ?? []).map((one) => resolve(one))
  const found: Checked[] = [...(await testkit.checkPack(plugin, { root: folder, mirror }))]
  if (baselines.length > 0) {
    terminal.note(`Measuring ${baselines.length} baselines …`)
    const words = [...mirror.flatMap((one) => ['--mirror', one]), ...(options.offline === true ? ['--offline'] : [])]
    const measured = await runBaselines(opened, words)
    found.push(...measuredFindings(measured))
    const published = options.offline === true && options.since === undefined ? undefined : await readPublished(name, folder, options.since)
    if (published === undefined) terminal.note(`There is no published ${name} to compare with.`)
    else found.push(...versionFindings(version, measured, published))
  }
  const order = ['error', 'warning', 'note']
  return { name, version, findings: found.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)) }
}

interface Published {
  readonly dryRun: boolean
  readonly files: readonly { readonly path: string; readonly size: number }[]
  readonly size: number
  readonly filename: string
}

/** Shows what npm would get, or hands it to npm. */
async function publish(folder: string, options: PackOptions, terminal: Terminal): Promise<Published> {
  const packed = await runProgram('npm', ['pack', '--dry-run', '--json'], folder)
  if (packed.code !== 0) throw npmFailed('npm pack', packed.stderr)
  // Scripts that npm runs before packing may print, lines like “[build] done” too: the answer is the last list that begins a line.
  const [answer] = JSON.parse(packed.stdout.slice(packed.stdout.lastIndexOf('\n[\n') + 1)) as [Omit<Published, 'dryRun'>]
  if (options.dryRun !== true) {
    terminal.note('Publishing …')
    const sent = await runProgram('npm', ['publish'], folder)
    if (sent.code !== 0) throw npmFailed('npm publish', sent.stderr)
  }
  return { dryRun: options.dryRun === true, files: answer.files, size: answer.size, filename: answer.filename }
}

function describe({ dryRun, files, size, filename }: Published): string {
  const lines = files.map(({ path, size: bytes }) => `  ${String(bytes).padStart(9)}  ${path}`)
  return `${dryRun ? 'npm would get' : 'npm got'} ${filename}, ${files.length} files, ${(size / 1000).toFixed(1)} kB packed:\n${lines.join('\n')}`
}
