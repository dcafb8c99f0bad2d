import { createHash } from 'node:crypto'
import type { Instance, Outcome, ScoreValue, Stat } from '@binnacle/core'
import type { ReadRun } from '@binnacle/records'
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

interface Row {
  readonly sample: number
  readonly instanceId: string | number
  readonly outcome: Outcome
  readonly scores: readonly (Readonly<Record<string, ScoreValue>> | null)[]
}

/**
 * Reads the scores of a run, row by row.
 * @returns undefined where no row has a score of that name
 */
export function readScores(run: ReadRun, { stat, split, cluster }: ReadScoresOptions = {}): ReadScores | undefined {
  const stats = run.stats()
  const main = mainStat(run.record, stats)
  const name = stat ?? rowStat(main, stats)
  if (name === undefined) return undefined
  const wanted = split ?? main?.name.split
  const instances = readInstances(run, cluster)
  const isClustered = instances.some((instance) => instance.cluster !== undefined)
  const { isKnown, scores, missing, clusters } = rowScores(samplesOf(run, instances, name), wanted)
  if (!isKnown) return undefined
  return {
    stat: name,
    ...(stat === undefined && name !== main?.name.name ? { insteadOf: main!.name.name } : {}),
    split: wanted,
    scores,
    missing,
    rows: new Map(instances.filter(({ isPerturbed }) => !isPerturbed).map(({ row, digest }) => [row, digest])),
    prompts: readPrompts(run, instances),
    clusters: clusters ?? (cluster === undefined ? undefined : new Map()),
    isClustered,
    fields: [...new Set(instances.flatMap(({ fields }) => fields))],
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

function* samplesOf(run: ReadRun, instances: readonly Asked[], name: string): Iterable<ScoredSample> {
  for (const batch of run.scores.scan()) {
    for (const { sample, outcome, scores } of batch as readonly Row[]) {
      const { row, split, isPerturbed, cluster } = instances[sample % instances.length]!
      const value = scores.find((one) => one !== null && Object.hasOwn(one, name))?.[name]
      yield { row, split, isPerturbed, cluster, outcome, value }
    }
  }
}

/** What is needed of an instance. */
interface Asked {
  readonly row: string
  readonly split: string
  readonly isPerturbed: boolean
  readonly cluster: string | undefined
  /** The fields of its extra data. */
  readonly fields: readonly string[]
  readonly digest: string
}

function readInstances(run: ReadRun, field: string | undefined): readonly Asked[] {
  const asked: Asked[] = []
  for (const batch of run.instances.scan()) {
    for (const instance of batch) {
      const { id, split, perturbation, input, references } = instance
      const digest = createHash('sha256')
        .update(JSON.stringify([input, references]))
        .digest('base64')
      const cluster = field === undefined ? instance.cluster : clusterOf(instance, field)
      const fields = Object.keys(instance.extra ?? {})
      asked.push({ row: String(id), split, isPerturbed: perturbation !== undefined, cluster, fields, digest })
    }
  }
  return asked
}

function clusterOf({ extra }: Instance, field: string): string | undefined {
  const value = (extra as Readonly<Record<string, unknown>> | null | undefined)?.[field]
  return value === undefined || value === null ? undefined : JSON.stringify(value)
}

function readPrompts(run: ReadRun, instances: readonly Asked[]): ReadonlyMap<string, string> {
  const hashes = new Map<string, ReturnType<typeof createHash>>()
  for (const batch of run.requests.scan()) {
    for (const { sample, request } of batch as readonly {
      sample: number
      request: { prompt?: string; messages?: unknown }
    }[]) {
      const { row, isPerturbed } = instances[sample % instances.length]!
      if (isPerturbed) continue
      let hash = hashes.get(row)
      if (hash === undefined) hashes.set(row, (hash = createHash('sha256')))
      hash.update(JSON.stringify([request.prompt, request.messages]))
    }
  }
  return new Map([...hashes].map(([row, hash]) => [row, hash.digest('hex')]))
}
