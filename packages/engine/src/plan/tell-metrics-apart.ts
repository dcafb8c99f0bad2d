import type { MetricUse, ScoreValue } from '@binnacle/core'
import type { RunMetric } from './run-code.ts'

/** The longest text that may stand in a name. */
const LONGEST = 40

/** A metric that came before, with the names of its scores. */
interface Earlier {
  readonly use: MetricUse
  readonly isHelm: boolean
  readonly names: ReadonlySet<string>
}

/**
 * Gives scores of one name two names. Where a metric is used a second time, its scores that the first use has too are told apart by the
 * options that differ: `number_match[tolerance=0.01]`. Where two metrics declare one name, the second is told apart by its own name. The
 * first keeps its names, so that a run is known by the same number whatever is measured beside it. Among HELM's metrics, names stay
 * HELM's: its own run specs name one class twice.
 */
export function tellMetricsApart(metrics: readonly RunMetric[], uses: readonly MetricUse[]): readonly RunMetric[] {
  const before: Earlier[] = []
  return metrics.map((metric, index) => {
    const use = uses[index]!
    const isHelm = metric.metric.helm !== undefined
    const rivals = before.filter((one) => !one.isHelm || !isHelm)
    const same = rivals.filter((one) => one.use.name === use.name)
    const isTaken = (name: string) => rivals.some(({ names }) => names.has(name))
    const own = scoresOf(metric)
    const twice = new Set(own.filter(isTaken))
    const all = same.length > 0 && '*' in metric.directions && !isHelm
    let told = metric
    if (twice.size > 0 || all) {
      const label = labelOf(use, same)
      const labels = [label, ...Array.from({ length: index }, (_, number) => `${label}#${number + 2}`)]
      const free = labels.find((one) => !own.some((name) => twice.has(name) && isTaken(`${name}[${one}]`)))!
      told = labelled(metric, `[${free}]`, (name) => twice.has(name) || (all && !Object.hasOwn(metric.directions, name)))
    }
    before.push({ use, isHelm, names: new Set(scoresOf(told)) })
    return told
  })
}

/** The names of the scores that a metric declares, without what it only counts. */
function scoresOf({ directions }: RunMetric): readonly string[] {
  return Object.entries(directions).flatMap(([name, direction]) => (name === '*' || direction === 'neither' ? [] : [name]))
}

/** What tells a use apart: of an earlier one of the same metric the options that differ, of another metric the name. */
function labelOf({ name, options = {} }: MetricUse, same: readonly Earlier[]): string {
  const first = same[0]
  if (first === undefined) return name
  const given: Readonly<Record<string, unknown>> = { ...first.use.options }
  const text = Object.entries(options)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(given[key]))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(',')
  return text.length > LONGEST || !/^[\w=,.+ -]+$/u.test(text) ? String(same.length + 1) : text
}

/** A metric, some of whose names carry a suffix. */
function labelled(runMetric: RunMetric, suffix: string, isLabelled: (name: string) => boolean): RunMetric {
  const { metric, directions } = runMetric
  const relabel = <Scores extends Readonly<Record<string, unknown>>>(scores: Scores): Scores =>
    Object.fromEntries(Object.entries(scores).map(([name, value]) => [isLabelled(name) ? `${name}${suffix}` : name, value])) as Scores
  const ownName = (name: string) => {
    const short = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
    return isLabelled(short) ? short : name
  }
  const ownScores = (scores: Readonly<Record<string, ScoreValue>>): Record<string, ScoreValue> =>
    Object.fromEntries(Object.entries(scores).map(([name, value]) => [ownName(name), value]))
  const { score, collect, summarize, proportions } = metric
  return {
    ...runMetric,
    directions: relabel(directions),
    metric: {
      ...metric,
      ...(proportions === undefined ? {} : { proportions: (name) => proportions(ownName(name)) }),
      ...(score === undefined ? {} : { score: (sample, options) => relabel(score(sample, options)) }),
      ...(collect === undefined ? {} : { collect: (sample, scores, options) => collect(sample, ownScores(scores), options) }),
      ...(summarize === undefined
        ? {}
        : {
            summarize: (rows, options) => {
              const summary = summarize(rows, options)
              return Array.isArray(summary) ? summary.map(relabel) : relabel(summary as Readonly<Record<string, ScoreValue>>)
            },
          }),
    },
  }
}
