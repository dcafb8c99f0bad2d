import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommands } from '../support/start-node.ts'

/** A baseline's score in the card of a pack. */
export interface Baseline {
  readonly entry: string
  readonly model: string
  readonly stat: string
  readonly value: number
  readonly instances: number
}

interface Stat {
  readonly name: { readonly name: string; readonly split?: string; readonly perturbation?: object }
  readonly count: number
  readonly mean: number
}

/** The baselines in the card of a pack. */
export function readBaselines(folder: string): readonly Baseline[] {
  const { binnacle } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { binnacle: { pack: { baselines: Baseline[] } } }
  return binnacle.pack.baselines
}

/**
 * Runs baselines and gives their scores: the mean of the stat over the split for tests or, where there is none, for validation.
 * What is run is `binnacle run ENTRY,model=MODEL`, with `--mirror` for each mirror.
 */
export async function measureBaselines(baselines: readonly Baseline[], mirrors: readonly string[]): Promise<readonly Baseline[]> {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-baselines-'))
  try {
    const commands = baselines.map(({ entry, model }, place) => [
      'run',
      `${entry}${entry.includes(':') ? ',' : ':'}model=${model}`,
      ...mirrors.flatMap((mirror) => ['--mirror', mirror]),
      '--out',
      join(folder, String(place)),
      '--offline',
      '--quiet',
      '--json',
    ])
    const { codes } = await runCommands(commands, folder)
    return baselines.map((baseline, place) => {
      if (codes[place] !== 0) throw new Error(`${commands[place]!.join(' ')} ended with ${codes[place]}`)
      return { ...baseline, ...scoreOf(statsBelow(join(folder, String(place))), baseline) }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function statsBelow(out: string): readonly Stat[] {
  const runs = join(out, 'runs', 'default')
  const [run] = readdirSync(runs)
  return JSON.parse(readFileSync(join(runs, run!, 'stats.json'), 'utf8')) as readonly Stat[]
}

function scoreOf(stats: readonly Stat[], { entry, stat }: Baseline): Pick<Baseline, 'value' | 'instances'> {
  for (const split of ['test', 'valid']) {
    const found = stats.find(({ name }) => name.name === stat && name.split === split && name.perturbation === undefined)
    const counted = stats.find(({ name }) => name.name === 'num_instances' && name.split === split) as
      | (Stat & { readonly sum: number })
      | undefined
    if (found !== undefined) return { value: found.mean, instances: counted?.sum ?? found.count }
  }
  throw new Error(`${entry} has no stat ${stat}`)
}
