import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPlugins, packageFolder } from '@binnacle/config'
import { findRuns, readRun } from '@binnacle/records'
import type { Baseline, OpenedPack } from './pack-folder.ts'
import { runProgram } from './run-program.ts'

/** What a baseline scores now, or why that is not known. */
export type Measured =
  | { readonly baseline: Baseline; readonly value: number; readonly instances: number; readonly fault?: undefined }
  | { readonly baseline: Baseline; readonly fault: string }

/**
 * Runs the baselines of a card on the pack as it would be published, with this command, in a folder that is removed.
 * @param words options of the data: `--mirror`, `--offline`
 */
export async function runBaselines(pack: OpenedPack, words: readonly string[]): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  const passing = mkdtempSync(join(tmpdir(), 'binnacle-pack-'))
  try {
    const plugins = [pack.folder, ...findPlugins(pack.folder, pack.folder).map(({ name, from }) => pathOf(name, from))]
    writeFileSync(join(passing, 'binnacle.config.json'), JSON.stringify({ plugins }))
    for (const [index, baseline] of pack.baselines.entries()) measured.push(await runOne(baseline, passing, `baseline-${index}`, words))
  } finally {
    rmSync(passing, { recursive: true, force: true })
  }
  return measured
}

/** Names are found from the pack's own folder, as its tests find them: in a workspace they lie further up. */
const pathOf = (name: string, from: string): string =>
  name.startsWith('/') ? name : (packageFolder(name, from).folder ?? join(from, 'node_modules', name))

async function runOne(baseline: Baseline, folder: string, suite: string, words: readonly string[]): Promise<Measured> {
  const { entry, model, stat } = baseline
  const asked = `${entry}${entry.includes(':') ? ',' : ':'}model=${model}`
  const args = [...process.execArgv, process.argv[1]!, 'run', asked, '--suite', suite, '--yes', '--quiet', ...words]
  const { code, stderr } = await runProgram(process.execPath, args, folder)
  const [path, ...others] = findRuns(join(folder, 'binnacle-out', 'runs', suite))
  if (code !== 0 || path === undefined)
    return { baseline, fault: stderr.trim().split('\n').slice(0, 3).join(' ') || `it ended with ${code}` }
  if (others.length > 0) return { baseline, fault: `the entry makes ${others.length + 1} runs: name the one that is meant` }
  const { record, stats } = readStats(path)
  const split = record.spec.main?.split
  const statOf = (wanted: string) =>
    stats.find(
      ({ name }) =>
        name.name === wanted &&
        name.perturbation === undefined &&
        name.subSplit === undefined &&
        (split === undefined || name.split === split),
    )
  const found = statOf(stat)
  if (found?.mean === undefined) return { baseline, fault: `the run has no stat “${stat}”` }
  return { baseline, value: found.mean, instances: statOf('num_instances')?.sum ?? record.instances?.evaluated ?? 0 }
}

function readStats(path: string) {
  const run = readRun(path)
  try {
    return { record: run.record, stats: run.stats() }
  } finally {
    run.close()
  }
}
