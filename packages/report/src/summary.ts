import { type OutcomeCounts, OUTCOMES, type Stat } from '@binnacle/core'
import type { RunRecord } from '@binnacle/records'
import type { Column } from './text-table.ts'

/** One run in a table. */
export interface RunSummary {
  readonly run: string
  readonly task: string
  readonly model: string
  readonly stat: string
  readonly split: string
  /** Undefined where the run has no such number. */
  readonly score: number | undefined
  readonly interval: readonly [number, number] | undefined
  /** Instances with a value. */
  readonly n: number | undefined
  readonly shots: number
  readonly trials: number
  /** The samples of the split that the score is of. */
  readonly outcomes: OutcomeCounts | undefined
  /** All samples of the run. */
  readonly allOutcomes: OutcomeCounts | undefined
  readonly missing: number
  readonly finished: boolean
  /** Settings that may tell runs of one task and model apart. */
  readonly settings: Readonly<Record<string, string>>
  /** What takes the number its claim: `demo`, `substituted`, `modified`, `replayed`. */
  readonly marks: readonly string[]
}

/**
 * Finds the stat that a run is known by: the one the task names, of its split where that is there, rather of the whole split than of
 * a sub-split. Where the task names none it is the first score in its first metric.
 */
export function mainStat(record: Pick<RunRecord, 'spec'>, stats: readonly Stat[]): Stat | undefined {
  const plain = stats.filter((stat) => stat.name.perturbation === undefined)
  const { main } = record.spec
  if (main === undefined) return plain.find((stat) => stat.count > 0 && stat.spread !== undefined) ?? plain[0]
  const named = plain.filter((stat) => stat.name.name === main.stat)
  const ofSplit = named.filter((stat) => main.split === undefined || stat.name.split === main.split)
  const candidates = ofSplit.length > 0 ? ofSplit : named
  return (
    candidates.find((stat) => stat.name.subSplit === undefined && stat.count > 0) ??
    candidates.find((stat) => stat.count > 0) ??
    candidates[0]
  )
}

/** What has to be said of the stat that a run is known by: that it is not there, or of another split, or of a sub-split only. */
function mainMarks({ spec: { main } }: RunRecord, stat: Stat | undefined, stats: readonly Stat[]): readonly string[] {
  if (main !== undefined && stat === undefined) return [`no stat ${main.stat}`]
  if (stat === undefined) return []
  const { name, split, subSplit } = stat.name
  const others = new Set(
    stats
      .filter((one) => one.name.name === name && one.name.split === split && one.name.perturbation === undefined)
      .map((one) => one.name.subSplit),
  )
  return [
    ...(main?.split !== undefined && split !== main.split ? [`no split ${main.split}`] : []),
    ...(others.size > 1
      ? [`${subSplit === undefined ? 'rows without a sub-split' : `sub-split ${subSplit}`} only, 1 of ${others.size}`]
      : []),
  ]
}

/** Sums up a run from its record. */
export function summarizeRun(record: RunRecord, stats: readonly Stat[], finished: boolean): RunSummary {
  const stat = mainStat(record, stats)
  const { spec } = record
  const demo = record.data?.some((file) => file.note?.startsWith('demo') === true) === true
  return {
    run: record.name,
    task: taskText(record),
    model: spec.deployment.name,
    stat: stat?.name.name ?? spec.main?.stat ?? '',
    split: splitText(stat) ?? spec.main?.split ?? '',
    score: stat?.mean,
    interval: stat?.spread?.interval,
    n: stat?.spread?.n,
    shots: spec.adaptation.maxTrainInstances,
    trials: spec.adaptation.numTrainTrials,
    allOutcomes: record.outcomes,
    outcomes: new Map(Object.entries(record.splitOutcomes ?? {})).get(stat?.name.split ?? '') ?? record.outcomes,
    missing: stat?.missing ?? 0,
    settings: {
      method: spec.adaptation.method,
      temperature: String(spec.adaptation.temperature),
      outputs: String(spec.adaptation.numOutputs),
      tokens: String(spec.adaptation.maxTokens),
      rows: String(spec.adaptation.maxEvalInstances ?? 'all'),
      splits: spec.adaptation.evalSplits?.join('+') ?? 'all',
      perturbed: augmentationText(record),
    },
    finished,
    marks: [
      ...mainMarks(record, stat, stats),
      ...(demo ? ['demo'] : record.substituted === true ? ['substituted'] : []),
      ...(record.modified === undefined ? [] : ['modified']),
      ...(record.answers === 'replay' ? ['replayed'] : []),
    ],
  }
}

/** How a run is perturbed: by the word of its entry, which stands in its name; else by the names of its perturbations. */
function augmentationText({ name, spec }: RunRecord): string {
  if (spec.augmentation === undefined) return 'no'
  return /,data_augmentation=([^,]+)/.exec(name)?.[1] ?? spec.augmentation.perturbations.map((use) => use.name).join('+')
}

function splitText(stat: Stat | undefined): string | undefined {
  const { split, subSplit } = stat?.name ?? {}
  return subSplit === undefined ? split : `${split}/${subSplit}`
}

function taskText({ spec }: RunRecord): string {
  const args = Object.entries(spec.task.args).map(([key, value]) => `${key}=${String(value)}`)
  return args.length === 0 ? spec.task.name : `${spec.task.name}:${args.join(',')}`
}

/** A number as tables show it: three decimals, small and large ones to three digits. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
  if (value !== 0 && (Math.abs(value) < 0.001 || Math.abs(value) >= 1e6)) return value.toPrecision(3)
  return value.toFixed(3)
}

/** Runs of one task and model, told apart by the settings in which they differ; shots and seeds have columns of their own. */
export function toldApart(summaries: readonly RunSummary[]): readonly RunSummary[] {
  return summaries.map((summary) => {
    const alike = summaries.filter((other) => other.task === summary.task && other.model === summary.model)
    const differing = Object.keys(summary.settings).filter((name) => alike.some((other) => other.settings[name] !== summary.settings[name]))
    if (differing.length === 0) return summary
    return { ...summary, task: `${summary.task} [${differing.map((name) => `${name}=${summary.settings[name]}`).join(', ')}]` }
  })
}

/** The columns of the table of runs where the terminal is too narrow for the full one. */
export const NARROW_COLUMNS: readonly Column[] = [
  { title: 'task' },
  { title: 'model' },
  { title: 'metric' },
  { title: 'score  95 % interval' },
  { title: 'N', align: 'right' },
  { title: 's/u/t/f/r/e' },
  { title: 'note' },
]

/** What the short titles of the narrow table stand for. */
export const NARROW_LEGEND = `s/u/t/f/r/e: samples ${OUTCOMES.toReversed().join(' / ')}`

/** A row of the narrow table. */
export function narrowRow(summary: RunSummary): readonly string[] {
  const [task, model, , score, interval, n] = summaryRow(summary)
  const { outcomes } = summary
  const counts =
    outcomes === undefined
      ? '–'
      : OUTCOMES.toReversed()
          .map((outcome) => outcomes[outcome])
          .join('/')
  return [task!, model!, summary.stat, `${score}  ${interval}`, n!, counts, summaryRow(summary).at(-1)!]
}

/** The columns of the table of runs. */
export const SUMMARY_COLUMNS: readonly Column[] = [
  { title: 'task' },
  { title: 'model' },
  { title: 'metric' },
  { title: 'score', align: 'right' },
  { title: '95 % interval', align: 'right' },
  { title: 'N', align: 'right' },
  { title: 'shots', align: 'right' },
  { title: 'seeds', align: 'right' },
  ...OUTCOMES.toReversed().map((title): Column => ({ title, align: 'right' })),
  { title: 'note' },
]

/** A row of the table of runs. */
export function summaryRow(summary: RunSummary): readonly string[] {
  const { interval, outcomes } = summary
  const notes = [
    ...summary.marks,
    ...(summary.finished ? [] : ['unfinished']),
    ...(summary.missing > 0 ? [`${summary.missing} missing`] : []),
  ]
  return [
    summary.task,
    summary.model,
    summary.split === '' ? summary.stat : `${summary.stat} (${summary.split})`,
    formatNumber(summary.score),
    interval === undefined ? '–' : `${formatNumber(interval[0])} … ${formatNumber(interval[1])}`,
    summary.n === undefined ? '–' : String(summary.n),
    String(summary.shots),
    summary.trials === 1 ? '0' : `0–${summary.trials - 1}`,
    ...OUTCOMES.toReversed().map((outcome) => (outcomes === undefined ? '–' : String(outcomes[outcome]))),
    notes.join(', '),
  ]
}
