import {
  bcaInterval,
  clusteredStandardError,
  detectableDifference,
  type Interval,
  mean,
  pairedProportionInterval,
  pairedTTest,
  permutationTest,
  signTest,
  variance,
} from '@binnacle/stats'
import { createPythonRandom } from '@binnacle/random'

/** The scores of two models by row. A row that only one has does not count. */
export interface PairedScores {
  readonly first: ReadonlyMap<string, number>
  readonly second: ReadonlyMap<string, number>
  /** The cluster of a row, where rows hang together: questions on one passage, copies of one question. */
  readonly clusters?: ReadonlyMap<string, string>
}

/** How scores are compared. */
export interface CompareOptions {
  /** 0.95 unless told. */
  readonly confidence?: number
  /** Which scores are better, for flips; higher unless told. */
  readonly direction?: 'higher' | 'lower' | 'neither'
}

/** A row on which the two differ. */
export interface Flip {
  readonly row: string
  readonly first: number
  readonly second: number
}

/** What a comparison finds. Differences are first minus second, in score units. */
export interface Comparison {
  /** Rows that both have. */
  readonly rows: number
  readonly onlyFirst: number
  readonly onlySecond: number
  readonly clusters?: number
  readonly means: readonly [first: number, second: number]
  readonly difference: number
  readonly interval: Interval
  readonly pValue: number
  /**
   * `mcnemar`: exact, with Tango's interval, where all scores are 0 or 1; `t`: Student's of the paired differences;
   * `clustered t`: with the standard error of clusters; `none`: fewer than two rows or clusters.
   */
  readonly test: 'mcnemar' | 't' | 'clustered t' | 'none'
  /** Beside it: the permutation test, and the bootstrap's interval (BCa) of the difference; not where rows are clustered. */
  readonly permutationPValue?: number
  readonly bootstrapInterval?: Interval
  /**
   * The standard deviation of the differences of rows; NaN for fewer than two. Where rows hang together, that with which as many
   * independent rows would tell as much: the standard error of clusters times the root of the rows.
   */
  readonly deviation: number
  /** The smallest difference that this many rows show four times in five, at a level of 5 %. */
  readonly detectable: number
  /** Rows on which the first is better, worse, and equal. */
  readonly better: number
  readonly worse: number
  readonly equal: number
  readonly flips: readonly Flip[]
}

const RESAMPLES = 10_000

/** Compares the scores of two models on the rows that both have. The same twice: random numbers have a fixed seed. */
export function compareScores(
  { first, second, clusters }: PairedScores,
  { confidence = 0.95, direction = 'higher' }: CompareOptions = {},
): Comparison {
  const shared = [...first.keys()].filter((row) => second.has(row))
  const [own, other] = [shared.map((row) => first.get(row)!), shared.map((row) => second.get(row)!)]
  const differences = own.map((value, index) => value - other[index]!)
  const clusterOf = clusters === undefined ? undefined : shared.map((row) => clusters.get(row) ?? row)
  const distinct = clusterOf === undefined ? undefined : new Set(clusterOf).size
  // A cluster of one row each is no cluster.
  const isClustered = distinct !== undefined && distinct < shared.length
  const spread = isClustered ? clusteredStandardError(differences, clusterOf!) * Math.sqrt(shared.length) : Math.sqrt(variance(differences))
  const isBinary = own.every(isZeroOrOne) && other.every(isZeroOrOne)
  const sign = direction === 'lower' ? -1 : 1
  const [up, down] = [differences.filter((value) => value * sign > 0).length, differences.filter((value) => value * sign < 0).length]
  return {
    rows: shared.length,
    onlyFirst: first.size - shared.length,
    onlySecond: second.size - shared.length,
    ...(isClustered ? { clusters: distinct } : {}),
    means: [mean(own), mean(other)],
    difference: mean(differences),
    ...tested(differences, isClustered ? clusterOf : undefined, isBinary, confidence),
    deviation: spread,
    detectable: detectableDifference(shared.length, spread),
    better: up,
    worse: down,
    equal: shared.length - up - down,
    flips: shared.flatMap((row, index) => (differences[index] === 0 ? [] : [{ row, first: own[index]!, second: other[index]! }])),
  }
}

const isZeroOrOne = (value: number): boolean => value === 0 || value === 1

function tested(
  differences: readonly number[],
  clusters: readonly string[] | undefined,
  isBinary: boolean,
  confidence: number,
): Pick<Comparison, 'interval' | 'pValue' | 'test' | 'permutationPValue' | 'bootstrapInterval'> {
  const independent = clusters === undefined ? differences.length : new Set(clusters).size
  if (independent < 2) return { interval: [Number.NaN, Number.NaN], pValue: Number.NaN, test: 'none' }
  if (clusters !== undefined) {
    const { interval, pValue } = pairedTTest(differences, { clusters, confidence })
    return { interval, pValue, test: 'clustered t' }
  }
  const beside = {
    permutationPValue: permutationTest(differences, { random: seeded() }),
    bootstrapInterval: bcaInterval(differences, { random: seeded(), resamples: RESAMPLES, confidence }),
  }
  if (isBinary) {
    const firstOnly = differences.filter((value) => value > 0).length
    const secondOnly = differences.filter((value) => value < 0).length
    const interval = pairedProportionInterval(firstOnly, secondOnly, differences.length, confidence)
    return { interval, pValue: signTest(firstOnly, secondOnly), test: 'mcnemar', ...beside }
  }
  const { interval, pValue } = pairedTTest(differences, { confidence })
  return { interval, pValue, test: 't', ...beside }
}

function seeded(): () => number {
  const random = createPythonRandom('compare')
  return () => random.random()
}
