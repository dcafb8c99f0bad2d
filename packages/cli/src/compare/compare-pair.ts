import { type Comparison, compareScores, differingFields, differingRows, type ReadScores, readScores } from '@binnacle/analysis'
import type { Direction } from '@binnacle/core'
import { readRun } from '@binnacle/records'
import * as errors from './errors.ts'
import { type FoundRun, taskKey } from './find-sides.ts'

/** How a pair is compared. */
export interface PairOptions {
  readonly metric?: string
  readonly split?: string
  readonly cluster?: string
  readonly confidence: number
  readonly anyway: boolean
  readonly directionOf: (run: FoundRun, stat: string) => Promise<Direction | undefined>
}

/** One line of a comparison. */
export interface ComparedPair extends Comparison {
  readonly task: string
  readonly runs: readonly [first: string, second: string]
  readonly models: readonly [first: string, second: string]
  readonly stat: string
  readonly split: string | undefined
  readonly direction: Direction
  /** Rows whose score one of the two has not. */
  readonly missing: readonly [first: number, second: number]
  /** Whatever makes the difference one not of the models alone. */
  readonly warnings: readonly string[]
}

/**
 * Compares two runs of one task.
 * @throws BinnacleError `ERR_COMPARE_OTHER_QUESTIONS`, `ERR_COMPARE_OTHER_ROWS`, `ERR_COMPARE_STAT`, `ERR_COMPARE_CLUSTER`
 */
export async function comparePair(first: FoundRun, second: FoundRun, options: PairOptions): Promise<ComparedPair> {
  const fields = differingFields(first.record.spec, second.record.spec)
  const shown = ({ field, first: one, second: other }: (typeof fields)[number]) =>
    `${field} is ${short(one)} here and ${short(other)} there`
  const others = fields.filter(({ weight }) => weight === 'question')
  if (others.length > 0 && !options.anyway) throw errors.otherQuestions(first.record.name, others.map(shown))
  const own = readSide(first, options)
  const known = readSide(second, { ...options, metric: own.stat, split: own.split })
  const otherRows = differingRows(own.rows, known.rows)
  if (otherRows.length > 0 && !options.anyway) throw errors.otherRows(first.record.name, second.record.name, otherRows)
  const prompts = differingRows(own.prompts, known.prompts)
  const declared = await options.directionOf(first, own.stat)
  const direction = declared ?? 'higher'
  const shared = [...own.prompts.keys()].filter((row) => known.prompts.has(row)).length
  return {
    task: taskText(first),
    runs: [first.record.name, second.record.name],
    models: [first.record.spec.deployment.name, second.record.spec.deployment.name],
    stat: own.stat,
    split: own.split,
    direction,
    missing: [own.missing.size, known.missing.size],
    ...compareScores(
      { first: own.scores, second: known.scores, ...(own.clusters === undefined ? {} : { clusters: own.clusters }) },
      { confidence: options.confidence, direction },
    ),
    warnings: [
      ...(declared === undefined ? [assumedText(own.stat)] : []),
      ...(own.insteadOf === undefined ? [] : [`${own.insteadOf} is a number of the whole, which rows have not: compared is ${own.stat}`]),
      ...fields.map(shown),
      ...(otherRows.length === 0 ? [] : [`${otherRows.length} rows of equal ids are other rows (first: ${otherRows[0]})`]),
      ...(prompts.length === 0 ? [] : [`${prompts.length} of ${shared} rows were asked with other prompts (first: ${prompts[0]})`]),
      ...missingTexts(own, known),
      ...marksOf(first, second),
    ],
  }
}

function readSide(
  run: FoundRun,
  { metric, split, cluster }: { readonly metric?: string | undefined; readonly split?: string | undefined; readonly cluster?: string },
) {
  const opened = readRun(run.path)
  try {
    const read = readScores(opened, {
      ...(metric === undefined ? {} : { stat: metric }),
      ...(split === undefined ? {} : { split }),
      ...(cluster === undefined ? {} : { cluster }),
    })
    if (read === undefined) {
      const names = new Set(
        opened
          .stats()
          .filter((stat) => stat.spread !== undefined)
          .map(({ name }) => name.name),
      )
      throw errors.noSuchStat(run.record.name, metric ?? '', [...names])
    }
    checkCluster(run, read, cluster)
    return read
  } finally {
    opened.close()
  }
}

/** What is said where no metric that is here declares a score. */
export const assumedText = (stat: string): string => `no plugin that is here says which way ${stat} is better: higher is taken for it`

/** A field that no row has makes no clusters. */
export function checkCluster(run: FoundRun, read: ReadScores, cluster: string | undefined): void {
  if (cluster !== undefined && read.rows.size > 0 && !read.isClustered) throw errors.noSuchCluster(run.record.name, cluster, read.fields)
}

/** Rows that do not count since one of the two has no score there: what is left may be easier for it. */
function missingTexts(own: ReadScores, other: ReadScores): readonly string[] {
  const shared = [...own.scores.keys()].filter((row) => other.scores.has(row)).length
  const lost = new Set([...own.missing.keys(), ...other.missing.keys()]).size
  return [
    ...(shared === 0 ? ['no row has a score of both: there is nothing to compare'] : []),
    ...(lost === 0
      ? []
      : [`${lost} rows do not count, since a score is missing: ${own.missing.size} of the first, ${other.missing.size} of the second`]),
  ]
}

/** What takes the numbers their claim, of any of the runs. */
export function marksOf(...runs: readonly FoundRun[]): readonly string[] {
  const hooks = [...new Set(runs.flatMap(({ record }) => record.modified ?? []))]
  return [
    ...(runs.some(({ record }) => record.substituted === true) ? ['the data are not the source’s own'] : []),
    ...(hooks.length === 0 ? [] : [`hooks changed what was asked or answered: ${hooks.join(', ')}`]),
  ]
}

/** A task with its arguments, without the model. */
export function taskText(run: FoundRun): string {
  const [name, args] = JSON.parse(taskKey(run)) as [string, [string, unknown][]]
  return args.length === 0 ? name : `${name}:${args.map(([key, value]) => `${key}=${String(value)}`).join(',')}`
}

function short(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`
}
