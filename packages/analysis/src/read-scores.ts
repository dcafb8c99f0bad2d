import { createHash } from 'node:crypto'
import type { Instance, Outcome, Stat } from '@binnacle/core'
import type { AskedSample, Samples } from '@binnacle/reader'
import type { RunRecord } from '@binnacle/records'
import { mainStat } from '@binnacle/report'
import { rowScores, type ScoredSample } from './row-scores.ts'

/** Which scores of a run are read. */
export interface ReadScoresOptions {
  /** The score's name; that which the run is known by where absent. */
  readonly stat?: string
  /** The split; that which the run is known by where absent. */
  readonly split?: string
  /** A field of the instances' extra data whose equal values are a cluster; where absent, the clusters that the scenario gave. */
  readonly cluster?: string
}

/** The scores of a run by row: means over trials, of unperturbed instances. */
export interface ReadScores {
  readonly stat: string
  /** The number that the run is known by, where that is one of the whole and rows have none: `stat` is then another. */
  readonly insteadOf?: string
  readonly split: string | undefined
  readonly scores: ReadonlyMap<string, number>
  /** Rows whose score is missing, by their outcome. */
  readonly missing: ReadonlyMap<string, Outcome>
  /** A digest of each row itself: what is asked, and its references. */
  readonly rows: ReadonlyMap<string, string>
  /** A digest of the prompts of each row. */
  readonly prompts: ReadonlyMap<string, string>
  readonly clusters: ReadonlyMap<string, string> | undefined
  /** Whether any row has the field of clusters. */
  readonly isClustered: boolean
  /** Fields of extra data that rows have. */
  readonly fields: readonly string[]
}

/** A run whose scores are read: its record, its stats and its samples. */
export interface RunToRead {
  readonly record: RunRecord
  readonly stats: readonly Stat[]
  readonly samples: Samples
}

/** Samples that are read at a time. */
const AT_A_TIME = 1_000

/**
 * Reads the scores of a run, row by row.
 * @returns undefined where no row has a score of that name
 */
export async function readScores(
  { record, stats, samples }: RunToRead,
  { stat, split, cluster }: ReadScoresOptions = {},
): Promise<ReadScores | undefined> {
  const main = mainStat(record, stats)
  const name = stat ?? rowStat(main, stats)
  if (name === undefined) return undefined
  const wanted = split ?? main?.name.split
  const scored: ScoredSample[] = []
  const rows = new Map<string, string>()
  const prompts = new Map<string, ReturnType<typeof createHash>>()
  const fields = new Set<string>()
  for (let from = 0; from < samples.count; from += AT_A_TIME) {
    for (const sample of await samples.asked(from, from + AT_A_TIME)) {
      const { instance } = sample
      scored.push(...scoredSample(sample, name, cluster))
      for (const field of Object.keys(instance.extra ?? {})) fields.add(field)
      if (instance.perturbation !== undefined) continue
      if (sample.trial === 0 && sample.repeat === 0) rows.set(String(instance.id), digestOf(instance))
      addPrompts(prompts, sample)
    }
  }
  const { isKnown, scores, missing, clusters } = rowScores(scored, wanted)
  if (!isKnown) return undefined
  return {
    stat: name,
    ...(stat === undefined && name !== main?.name.name ? { insteadOf: main!.name.name } : {}),
    split: wanted,
    scores,
    missing,
    rows,
    prompts: new Map([...prompts].map(([row, hash]) => [row, hash.digest('hex')])),
    clusters: clusters ?? (cluster === undefined ? undefined : new Map()),
    isClustered: scored.some((sample) => sample.cluster !== undefined),
    fields: [...fields],
  }
}

/**
 * The score by which rows of a run are compared: that which the run is known by, or, where that is a number of the whole, the first share of right answers.
 */
export function rowStat(main: Stat | undefined, stats: readonly Stat[]): string | undefined {
  const isOfRows = (stat: Stat) => stat.spread !== undefined && stat.spread.method !== 'bootstrap'
  if (main === undefined || isOfRows(main)) return main?.name.name
  const ofRows = stats
    .filter(({ name, spread }) => name.perturbation === undefined && name.split === main.name.split && spread !== undefined)
    .filter(isOfRows)
  return (ofRows.find(({ spread }) => spread!.method === 'wilson') ?? ofRows[0])?.name.name
}

/** A sample as far as its scores go; none where it is not scored. */
function scoredSample({ instance, outcome, scores }: AskedSample, name: string, field: string | undefined): readonly ScoredSample[] {
  if (outcome === undefined) return []
  const { id, split, perturbation } = instance
  const cluster = field === undefined ? instance.cluster : clusterOf(instance, field)
  const value = Object.values(scores).find((one) => Object.hasOwn(one, name))?.[name]
  return [{ row: String(id), split, isPerturbed: perturbation !== undefined, cluster, outcome, value }]
}

const digestOf = ({ input, references }: Instance): string =>
  createHash('sha256')
    .update(JSON.stringify([input, references]))
    .digest('base64')

function clusterOf({ extra }: Instance, field: string): string | undefined {
  const value = (extra as Readonly<Record<string, unknown>> | null | undefined)?.[field]
  return value === undefined || value === null ? undefined : JSON.stringify(value)
}

function addPrompts(prompts: Map<string, ReturnType<typeof createHash>>, { instance, requests }: AskedSample): void {
  const row = String(instance.id)
  for (const { request } of requests) {
    let hash = prompts.get(row)
    if (hash === undefined) prompts.set(row, (hash = createHash('sha256')))
    const { prompt, messages } = request as { readonly prompt?: string; readonly messages?: unknown }
    hash.update(JSON.stringify([prompt, messages]))
  }
}
