import { errorText, isCorrect, type Json, type Metric, type Sample, type ScoreDirections, type Summary } from '@binnacle/core'
import type { CheckOptions, Checks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { freezeDeep, isMutation } from '../freeze-deep.ts'
import { firstOf } from '../first-of.ts'
import { goldSamples, kitSamples } from './kit-samples.ts'
import { optionsOf } from '../options-of.ts'
import { schemaFindings } from '../schema-checks.ts'
import { boundFindings, type Bounds, hasNaN, isSame, numbersOf, type Scores, scoreFindings } from './score-findings.ts'
import { loadSubject, type Subject } from '../subject.ts'
import { valueText } from '../value-text.ts'

/** What the check of a metric takes. */
export interface MetricCheckOptions extends CheckOptions {
  /** Options of the metric. */
  readonly options?: object
  /** Samples beside those of the kit; `createSample` makes them. */
  readonly samples?: readonly Sample[]
  /** Between which numbers scores lie, by name; those of the whole too. */
  readonly bounds?: Bounds
  /**
   * Samples with a right answer: by them every score that is better one way must be as good as on any other sample, and what stands
   * in `best`. Where absent: samples of the kit that repeat their reference; `false` where answers are not compared with references.
   */
  readonly gold?: readonly Sample[] | false
  /** What right answers score, by name. */
  readonly best?: Readonly<Record<string, number>>
  /** Scores of the whole that are the mean of the scores of two halves. */
  readonly meanOfParts?: readonly string[]
}

type AnyMetric = Metric<unknown>

/** Looks at a metric: a pure function of its sample, its scores declared, in their bounds, best where the answer is right. */
export function metricChecks(subject: Subject<'metrics'>, options: MetricCheckOptions = {}): Checks {
  const title = `metric ${subject.name}`
  const samples = [...kitSamples(), ...(options.samples ?? [])].map((sample) => freezeDeep(structuredClone(sample)))
  const load = async (): Promise<Loaded> => {
    const metric = (await loadSubject(subject)) as unknown as AnyMetric
    const given = optionsOf(metric, options.options ?? {})
    const directions = typeof metric.scores === 'function' ? metric.scores(given) : metric.scores
    return { metric, given, directions, read: samples.filter((sample) => reads(metric, sample)) }
  }
  return {
    title,
    allow: options.allow ?? {},
    checks: [
      {
        name: 'its declarations fit together',
        async run() {
          const { metric, directions } = await load()
          return declarationFindings(title, metric, directions, options.options ?? {})
        },
      },
      ...sampleChecks(title, options, load),
      ...wholeChecks(title, options, load),
      {
        name: 'right answers score best',
        run: async () => {
          const { metric, given, directions, read } = await load()
          return goldScoreFindings(title, metric, given, directions, read, options)
        },
      },
    ],
  }
}

/** A metric, its options checked, and the samples that it reads. */
interface Loaded {
  readonly metric: AnyMetric
  readonly given: unknown
  readonly directions: ScoreDirections
  readonly read: readonly Sample[]
}

/** The scores of samples. */
function sampleChecks(title: string, options: MetricCheckOptions, load: () => Promise<Loaded>): Checks['checks'] {
  return [
    {
      name: 'throws at no sample and changes none',
      run: async () => {
        const { metric, given, read } = await load()
        return firstOf(read.flatMap((sample) => tryFindings(samplePlace(title, sample), () => metric.score?.(sample, given))))
      },
    },
    {
      name: 'gives the same scores twice, whatever it scored before',
      run: async () => {
        const { metric, given, read } = await load()
        const first = read.map((sample) => metric.score?.(sample, given))
        // Backwards, and each twice in a row: what it keeps from one sample to the next shows.
        const again = (sample: Sample) => metric.score?.(freezeDeep(structuredClone(sample)), given)
        const second = read
          .toReversed()
          .map((sample) => [again(sample), again(sample)].at(-1))
          .toReversed()
        return firstOf(
          read.flatMap((sample, index) =>
            isSame(first[index], second[index])
              ? []
              : [finding('metric-differs', samplePlace(title, sample), `first ${shown(first[index])}, then ${shown(second[index])}`)],
          ),
        )
      },
    },
    {
      name: 'scores are numbers or missing, and those that it declares',
      run: async () => {
        const { metric, given, directions, read } = await load()
        return firstOf(
          read.flatMap((sample) =>
            scoreFindings(samplePlace(title, sample), metric.score?.(sample, given) ?? {}, directions, metric.summarize === undefined),
          ),
        )
      },
    },
    {
      name: 'scores lie in their bounds',
      run: async () => {
        const { metric, given, read } = await load()
        const { bounds = {} } = options
        const each = read.flatMap((sample) => boundFindings(samplePlace(title, sample), metric.score?.(sample, given) ?? {}, bounds))
        return firstOf([...each, ...boundFindings(`${title} › summarize`, wholeOf(metric, read, given), bounds)])
      },
    },
  ]
}

/** The scores of all samples together. */
function wholeChecks(title: string, options: MetricCheckOptions, load: () => Promise<Loaded>): Checks['checks'] {
  return [
    {
      name: 'the whole does not depend on the order',
      run: async () => {
        const { metric, given, read } = await load()
        if (metric.summarize === undefined) return []
        const half = Math.floor(read.length / 2)
        const inOrder = wholeOf(metric, read, given)
        const others = [read.toReversed(), [...read.slice(half), ...read.slice(0, half)]].map((samples) => wholeOf(metric, samples, given))
        const other = others.find((one) => !isSame(inOrder, one))
        return other === undefined ? [] : [finding('metric-order', title, `${shown(inOrder)} in one order, ${shown(other)} in another`)]
      },
    },
    {
      name: 'the whole of nothing is no number that is not one',
      run: async () => {
        const { metric, given } = await load()
        if (metric.summarize === undefined) return []
        return tryFindings(`${title} › summarize`, () => {
          const whole = wholeOf(metric, [], given)
          const bad = Object.entries(whole).find(([, value]) => hasNaN(value))
          if (bad !== undefined) throw new Error(`“${bad[0]}” of no samples is not a number`)
        })
      },
    },
    {
      name: 'the whole is the mean of its parts where it says so',
      run: async () => {
        const { metric, given, read } = await load()
        return meanFindings(title, metric, read, given, options.meanOfParts ?? [])
      },
    },
  ]
}

const samplePlace = (title: string, { instance }: Sample): string => `${title} › sample ${instance.id}`

/** Whether a metric reads a sample by the shape of its requests. */
function reads({ reads: wanted }: AnyMetric, { requests }: Sample): boolean {
  if (wanted === 'all') return true
  const perReference = requests.some(({ referenceIndex }) => referenceIndex !== undefined)
  return wanted === 'perReference' ? perReference : !perReference && requests.length === 1
}

function declarationFindings(title: string, metric: AnyMetric, directions: ScoreDirections, given: object): readonly Finding[] {
  const found: Finding[] = []
  if (metric.options !== undefined) found.push(...schemaFindings(`${title} › options`, metric.options, [given]))
  if (metric.extra !== undefined) found.push(...schemaFindings(`${title} › extra`, metric.extra))
  if (!['one', 'perReference', 'all'].includes(metric.reads))
    found.push(finding('metric-shape', title, `it reads ${valueText(metric.reads)}`))
  if (metric.score === undefined && metric.summarize === undefined)
    found.push(finding('metric-shape', title, 'it has neither score nor summarize'))
  if ((metric.collect === undefined) !== (metric.summarize === undefined)) {
    found.push(
      finding(
        'metric-shape',
        title,
        metric.collect === undefined ? 'it has summarize without collect' : 'it has collect without summarize',
      ),
    )
  }
  for (const [name, direction] of Object.entries(directions)) {
    if (!['higher', 'lower', 'neither'].includes(direction))
      found.push(finding('metric-shape', `${title} › scores`, `“${name}” has the direction ${valueText(direction)}`))
  }
  if (Object.keys(directions).length === 0) found.push(finding('metric-shape', `${title} › scores`, 'it declares no score'))
  if (metric.main !== undefined && !(metric.main in directions) && !('*' in directions)) {
    found.push(finding('metric-shape', `${title} › main`, `“${metric.main}” is none of its scores`))
  }
  return found
}

function tryFindings(place: string, work: () => unknown): readonly Finding[] {
  try {
    work()
    return []
  } catch (cause) {
    return [finding(isMutation(cause) ? 'metric-mutates' : 'metric-threw', place, errorText(cause))]
  }
}

/** The scores of the whole, all groups in one. */
function wholeOf(metric: AnyMetric, samples: readonly Sample[], options: unknown): Scores {
  if (metric.summarize === undefined || metric.collect === undefined) return {}
  const rows: Json[] = []
  for (const sample of samples) {
    if (sample.outcome === 'errored') continue
    const row = metric.collect(sample, metric.score?.(sample, options) ?? {}, options)
    if (row !== undefined) rows.push(freezeDeep(JSON.parse(JSON.stringify(row)) as Json))
  }
  const summary: Summary = metric.summarize(rows, options)
  return Array.isArray(summary) ? (Object.assign({}, ...(summary as readonly Scores[])) as Scores) : (summary as Scores)
}

const shown = (scores: unknown): string => valueText(scores)

function meanFindings(
  title: string,
  metric: AnyMetric,
  samples: readonly Sample[],
  options: unknown,
  names: readonly string[],
): readonly Finding[] {
  const scored = samples.filter(({ outcome }) => outcome !== 'errored')
  const even = scored.length % 2 === 0 ? scored : scored.slice(1)
  const half = even.length / 2
  const [whole, first, second] = [even, even.slice(0, half), even.slice(half)].map((part) => wholeOf(metric, part, options)) as [
    Scores,
    Scores,
    Scores,
  ]
  return names.flatMap((name) => {
    const [all, one, other] = [whole[name], first[name], second[name]]
    if (typeof all !== 'number' || typeof one !== 'number' || typeof other !== 'number') {
      return [
        finding(
          'metric-mean',
          title,
          `“${name}” is ${valueText(all)} of the whole, ${valueText(one)} and ${valueText(other)} of its halves`,
        ),
      ]
    }
    const mean = (one + other) / 2
    return isSame(all, mean) ? [] : [finding('metric-mean', title, `“${name}” is ${all} of the whole, the mean of its halves is ${mean}`)]
  })
}

function goldScoreFindings(
  title: string,
  metric: AnyMetric,
  given: unknown,
  directions: ScoreDirections,
  others: readonly Sample[],
  { gold, best = {} }: MetricCheckOptions,
): readonly Finding[] {
  if (gold === false || metric.score === undefined) return []
  const found: Finding[] = []
  const right = (gold ?? goldSamples()).filter((sample) => reads(metric, sample))
  const all = others.filter(({ instance }) => instance.references.some(isCorrect)).map((sample) => metric.score!(sample, given))
  for (const sample of right) {
    const scores = metric.score(freezeDeep(structuredClone(sample)), given)
    const place = samplePlace(title, sample)
    for (const [name, wanted] of Object.entries(best)) {
      const value = scores[name]
      if (!isSame(value, wanted))
        found.push(finding('gold-not-best', place, `“${name}” is ${valueText(value)} for the right answer, ${wanted} is wanted`))
    }
    for (const [name, value] of Object.entries(scores)) {
      const direction = directions[name] ?? 'neither'
      if (direction === 'neither' || typeof value !== 'number') continue
      const better = all
        .flatMap((one) => numbersOf(one[name] ?? []))
        .find((number) => (direction === 'higher' ? number > value : number < value))
      if (better !== undefined)
        found.push(finding('gold-not-best', place, `“${name}” is ${value} for the right answer and ${better} for another`))
    }
  }
  return firstOf(found)
}
