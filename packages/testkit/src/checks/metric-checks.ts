import {
  checkValue,
  errorText,
  isCorrect,
  isMissing,
  type Json,
  type Metric,
  type Sample,
  type ScoreDirections,
  type ScoreValue,
  type Summary,
} from '@binnacle/core'
import { createSample } from '../create-sample.ts'
import type { CheckOptions, Checks } from './check.ts'
import { finding, type Finding } from './finding.ts'
import { freezeDeep } from './freeze-deep.ts'
import { firstOf } from './scenario-checks.ts'
import { schemaFindings } from './schema-checks.ts'
import { loadSubject, type Subject } from './subject.ts'
import { valueText } from './value-text.ts'

/** What the check of a metric takes. */
export interface MetricCheckOptions extends CheckOptions {
  /** Options of the metric. */
  readonly options?: object
  /** Samples beside those of the kit; `createSample` makes them. */
  readonly samples?: readonly Sample[]
  /** Between which numbers scores lie, by name; those of the whole too. */
  readonly bounds?: Readonly<Record<string, readonly [lowest: number, highest: number]>>
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
type Scores = Readonly<Record<string, ScoreValue>>

/** Looks at a metric: a pure function of its sample, its scores declared, in their bounds, best where the answer is right. */
export function metricChecks(subject: Subject<'metrics'>, options: MetricCheckOptions = {}): Checks {
  const title = `metric ${subject.name}`
  const samples = [...kitSamples(), ...(options.samples ?? [])].map((sample) => freezeDeep(structuredClone(sample)))
  const load = async () => {
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
        run: async () => declarationFindings(title, (await load()).metric, (await load()).directions),
      },
      {
        name: 'throws at no sample and changes none',
        run: async () => {
          const { metric, given, read } = await load()
          return firstOf(read.flatMap((sample) => tryFindings(samplePlace(title, sample), () => metric.score?.(sample, given))))
        },
      },
      {
        name: 'gives the same scores twice',
        run: async () => {
          const { metric, given, read } = await load()
          return firstOf(
            read.flatMap((sample) => {
              const [first, second] = [metric.score?.(sample, given), metric.score?.(structuredClone(sample), given)]
              return isSame(first, second)
                ? []
                : [finding('metric-differs', samplePlace(title, sample), `first ${shown(first)}, then ${shown(second)}`)]
            }),
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
      {
        name: 'the whole does not depend on the order',
        run: async () => {
          const { metric, given, read } = await load()
          if (metric.summarize === undefined) return []
          const [forth, back] = [wholeOf(metric, read, given), wholeOf(metric, read.toReversed(), given)]
          return isSame(forth, back) ? [] : [finding('metric-order', title, `${shown(forth)} in order, ${shown(back)} backwards`)]
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
            if (bad !== undefined) throw new Error(`«${bad[0]}» of no samples is not a number`)
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

/** Samples on which metrics stumble: no completion, an empty one, no reference, an errored sample, odd texts, several completions. */
export function kitSamples(): readonly Sample[] {
  return [
    createSample({ id: 'right', right: 'Paris', wrong: ['Rome', 'Oslo'], completions: 'Paris' }),
    createSample({ id: 'wrong', right: 'Paris', wrong: ['Rome', 'Oslo'], completions: 'Rome' }),
    createSample({ id: 'neither', right: 'Paris', completions: 'a city far from here' }),
    createSample({ id: 'number', right: '42', completions: 'The answer is 42.' }),
    createSample({ id: 'two-right', right: ['yes', 'of course'], completions: 'of course' }),
    createSample({ id: 'letter', right: 'Paris', wrong: ['Rome'], completions: ' A', outputMapping: { A: 'Paris', B: 'Rome' } }),
    createSample({ id: 'no-letter', right: 'Paris', wrong: ['Rome'], completions: 'Z', outputMapping: { A: 'Paris', B: 'Rome' } }),
    createSample({ id: 'empty', right: 'Paris', completions: '' }),
    createSample({ id: 'blank', right: 'Paris', completions: ' \n\t ' }),
    createSample({ id: 'empty-reference', right: '', completions: 'Paris' }),
    createSample({ id: 'both-empty', right: '', completions: '' }),
    createSample({ id: 'no-reference', completions: 'Paris' }),
    createSample({ id: 'only-wrong', wrong: ['Rome'], completions: 'Rome' }),
    createSample({ id: 'no-completion', right: 'Paris', completions: [] }),
    createSample({ id: 'several', right: 'Paris', completions: ['Rome', 'Paris', 'Paris'] }),
    createSample({ id: 'odd-text', right: '👩‍👩‍👧 𠮷 e\u0301', completions: '\u0000 <|endoftext|> $1 \\n (((' }),
    createSample({ id: 'long', right: 'a', completions: 'a '.repeat(5_000) }),
    createSample({
      id: 'filtered',
      right: 'Paris',
      outcome: 'filtered',
      completions: [{ text: '', finishReason: 'content_filter' }],
      answer: { filtered: 'policy' },
    }),
    createSample({ id: 'refused', right: 'Paris', outcome: 'refused', completions: [{ text: 'I cannot say.', finishReason: 'refusal' }] }),
    createSample({ id: 'truncated', right: 'Paris', outcome: 'truncated', completions: [{ text: 'It is', finishReason: 'length' }] }),
    createSample({ id: 'errored', right: 'Paris', outcome: 'errored', requests: [] }),
  ]
}

const samplePlace = (title: string, { instance }: Sample): string => `${title} › sample ${instance.id}`

function optionsOf(metric: AnyMetric, given: object): unknown {
  if (metric.options === undefined) return given
  const result = checkValue(metric.options, given)
  if (result.issues !== undefined)
    throw new Error(`the options ${valueText(given)} do not fit: ${result.issues.map(({ message }) => message).join('; ')}`)
  return freezeDeep(result.value)
}

/** Whether a metric reads a sample by the shape of its requests. */
function reads({ reads: wanted }: AnyMetric, { requests }: Sample): boolean {
  if (wanted === 'all') return true
  const perReference = requests.some(({ referenceIndex }) => referenceIndex !== undefined)
  return wanted === 'perReference' ? perReference : !perReference && requests.length === 1
}

function declarationFindings(title: string, metric: AnyMetric, directions: ScoreDirections): readonly Finding[] {
  const found: Finding[] = []
  if (metric.options !== undefined) found.push(...schemaFindings(`${title} › options`, metric.options, true))
  if (metric.extra !== undefined) found.push(...schemaFindings(`${title} › extra`, metric.extra, false))
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
      found.push(finding('metric-shape', `${title} › scores`, `«${name}» has the direction ${valueText(direction)}`))
  }
  if (Object.keys(directions).length === 0) found.push(finding('metric-shape', `${title} › scores`, 'it declares no score'))
  if (metric.main !== undefined && !(metric.main in directions) && !('*' in directions)) {
    found.push(finding('metric-shape', `${title} › main`, `«${metric.main}» is none of its scores`))
  }
  return found
}

function tryFindings(place: string, work: () => unknown): readonly Finding[] {
  try {
    work()
    return []
  } catch (cause) {
    const text = errorText(cause)
    const mutates = cause instanceof TypeError && /read only|not extensible|Cannot (?:delete|assign|add|define)/.test(text)
    return [finding(mutates ? 'metric-mutates' : 'metric-threw', place, text)]
  }
}

function scoreFindings(place: string, scores: Scores, directions: ScoreDirections, all: boolean): readonly Finding[] {
  if (typeof scores !== 'object' || scores === null || scores instanceof Promise)
    return [finding('score-shape', place, `it gives ${valueText(scores)}`)]
  const found: Finding[] = []
  const open = '*' in directions
  for (const [name, value] of Object.entries(scores)) {
    if (!open && !(name in directions)) found.push(finding('score-undeclared', place, `it gives «${name}», which it does not declare`))
    if (hasNaN(value)) found.push(finding('score-nan', place, `«${name}» is not a number`))
    else if (!isScore(value)) found.push(finding('score-shape', place, `«${name}» is ${valueText(value)}`))
  }
  if (all && !open) {
    for (const name of Object.keys(directions)) {
      if (!(name in scores)) found.push(finding('score-absent', place, `it declares «${name}» and gives none`))
    }
  }
  return found
}

const numbersOf = (value: ScoreValue): readonly number[] => (typeof value === 'number' ? [value] : isMissing(value) ? [] : value)
const hasNaN = (value: ScoreValue): boolean => isScore(value) && numbersOf(value).some(Number.isNaN)

function isScore(value: unknown): value is ScoreValue {
  if (typeof value === 'number') return true
  if (Array.isArray(value)) return value.every((one) => typeof one === 'number')
  return isMissing(value) && typeof value.missing === 'string'
}

function boundFindings(place: string, scores: Scores, bounds: NonNullable<MetricCheckOptions['bounds']>): readonly Finding[] {
  return Object.entries(scores).flatMap(([name, value]) => {
    const bound = bounds[name]
    if (bound === undefined || !isScore(value)) return []
    const outside = numbersOf(value).find((number) => number < bound[0] || number > bound[1])
    return outside === undefined
      ? []
      : [finding('score-bounds', place, `«${name}» is ${outside}, declared from ${bound[0]} to ${bound[1]}`)]
  })
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

/** Numbers that differ only by the order of adding are the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => key in b && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
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
          `«${name}» is ${valueText(all)} of the whole, ${valueText(one)} and ${valueText(other)} of its halves`,
        ),
      ]
    }
    const mean = (one + other) / 2
    return isSame(all, mean) ? [] : [finding('metric-mean', title, `«${name}» is ${all} of the whole, the mean of its halves is ${mean}`)]
  })
}

/** Samples of the kit in which the answer repeats the reference. */
const goldSamples = (): readonly Sample[] => [
  createSample({ id: 'gold-word', right: 'Paris', wrong: ['Rome', 'Oslo'], completions: 'Paris' }),
  createSample({ id: 'gold-number', right: '42', wrong: ['41'], completions: '42' }),
  createSample({
    id: 'gold-text',
    right: 'The quick brown fox jumps over the lazy dog.',
    completions: 'The quick brown fox jumps over the lazy dog.',
  }),
]

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
    for (const [name, value] of Object.entries(scores)) {
      const direction = directions[name] ?? 'neither'
      const wanted = best[name]
      if (wanted !== undefined && value !== wanted)
        found.push(finding('gold-not-best', place, `«${name}» is ${valueText(value)} for the right answer, ${wanted} is wanted`))
      if (direction === 'neither' || typeof value !== 'number') continue
      const better = all
        .flatMap((one) => numbersOf(one[name] ?? []))
        .find((number) => (direction === 'higher' ? number > value : number < value))
      if (better !== undefined)
        found.push(finding('gold-not-best', place, `«${name}» is ${value} for the right answer and ${better} for another`))
    }
  }
  return firstOf(found)
}
