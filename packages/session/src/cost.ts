import type { Adapter, Price, RunDeployment, RunSpec } from '@binnacle/core'

/** Rows that are assumed where nothing limits them. */
const UNLIMITED_ROWS = 10_000
/** Tokens of an instance, from short to long. */
const SHORT = 30
const LONG = 600
/** References that an instance is taken to have. */
const REFERENCES = 4
/** Tokens of what a judge reads beside the instance and its answer, and of what it writes, at the most. */
const JUDGE_PROMPT = 2_000
const VERDICT = 1_024

/** From the least to the most. */
type Range = readonly [low: number, high: number]

/** What a run may ask and cost, before its data are read. */
export interface CostEstimate {
  readonly rows: number | undefined
  readonly inputTokens: Range
  readonly outputTokens: Range
  /** US dollars with what judges cost; undefined where a price is not known. */
  readonly usd: Range | undefined
  /** What of it judges cost; undefined where a price is not known, absent without judges. */
  readonly judgesUsd?: Range | undefined
  /** Deployments whose price is not known. */
  readonly unpriced: readonly string[]
}

/** Estimates a run from its spec alone: a range, since the rows are not read yet. */
export function estimateCost(spec: RunSpec, adapter: Pick<Adapter, 'requestsPerInstance'> | undefined): CostEstimate {
  const { adaptation, deployment } = spec
  const rows = adaptation.maxEvalInstances
  const [fewest, most] = copiesOf(spec)
  const repeated = (rows ?? UNLIMITED_ROWS) * adaptation.numTrainTrials * adaptation.numTrials
  const perSample = adapter?.requestsPerInstance?.(adaptation, REFERENCES) ?? 1
  const few = rows === undefined ? 1 : repeated * fewest
  const samples = repeated * most
  const [least, asked] = [rows === undefined ? 1 : few * perSample, samples * perSample]
  const input: Range = [
    least * shortened(SHORT * (adaptation.maxTrainInstances + 1), deployment),
    asked * shortened(LONG * (adaptation.maxTrainInstances + 1), deployment),
  ]
  const completions = adaptation.method === 'generation' ? adaptation.numOutputs : 1
  const output: Range = [least, asked * Math.max(1, adaptation.maxTokens) * completions]
  const judges = judgesOf(spec)
  const unpriced = [...new Set([deployment, ...judges].filter(({ price }) => price === undefined).map(({ name }) => name))]
  const estimate = { rows, inputTokens: input, outputTokens: output, unpriced }
  const own = usdOf(deployment.price, input, output)
  if (judges.length === 0) return { ...estimate, usd: own }
  const judgesUsd = judges
    .map((judge) => {
      const read: Range = [few * SHORT, samples * shortened(JUDGE_PROMPT + LONG + adaptation.maxTokens, judge)]
      return usdOf(judge.price, read, [few, samples * VERDICT])
    })
    .reduce(added)
  return { ...estimate, usd: added(own, judgesUsd), judgesUsd }
}

/** How often a row is asked, with its perturbed copies: at the least, where none of them differs, and at the most. */
function copiesOf({ augmentation }: RunSpec): Range {
  if (augmentation === undefined || !augmentation.augmentEval) return [1, 1]
  const originals = augmentation.includeOriginalEval ? 1 : 0
  const copies = augmentation.perturbations.length * augmentation.seedsPerInstance
  return [originals + (augmentation.skipUnchangedEval ? 0 : copies), originals + copies]
}

/** All deployments that play roles in a run, each as often as it is asked about a sample. */
export function judgesOf(spec: RunSpec): readonly RunDeployment[] {
  return spec.annotators.flatMap(({ roles = {} }) => Object.values(roles).flat())
}

function shortened(tokens: number, { window }: RunDeployment): number {
  return Math.min(window?.maxRequest ?? window?.maxSequence ?? Infinity, tokens)
}

function usdOf(price: Price | undefined, input: Range, output: Range): Range | undefined {
  if (price === undefined) return undefined
  const at = (place: 0 | 1) => (input[place] * price.input + output[place] * price.output) / 1e6
  return [at(0), at(1)]
}

const added = (a: Range | undefined, b: Range | undefined): Range | undefined =>
  a === undefined || b === undefined ? undefined : [a[0] + b[0], a[1] + b[1]]

/** Dollars for people. */
export function formatUsd(usd: number): string {
  return usd === 0 ? '0' : usd < 0.01 ? '<0.01' : usd.toFixed(2)
}
