import type { RunSpec } from '@binnacle/core'

/** Rows that are assumed where nothing limits them. */
const UNLIMITED_ROWS = 10_000
/** Tokens of an instance, from short to long. */
const SHORT = 30
const LONG = 600

/** What a run may ask and cost, before its data are read. */
export interface CostEstimate {
  readonly rows: number | undefined
  readonly inputTokens: readonly [low: number, high: number]
  readonly outputTokens: readonly [low: number, high: number]
  /** US dollars; undefined where the price is not known. */
  readonly usd: readonly [low: number, high: number] | undefined
}

/** Estimates a run from its spec alone: a range, since the rows are not read yet. */
export function estimateCost(spec: RunSpec): CostEstimate {
  const { adaptation, deployment } = spec
  const rows = adaptation.maxEvalInstances
  const perReference = adaptation.method.startsWith('multiple_choice_separate') ? 4 : 1
  const asked = (rows ?? UNLIMITED_ROWS) * adaptation.numTrainTrials * perReference
  const window = deployment.window?.maxRequest ?? deployment.window?.maxSequence ?? Infinity
  const input: [number, number] = [
    (rows === undefined ? 1 : asked) * Math.min(window, SHORT * (adaptation.maxTrainInstances + 1)),
    asked * Math.min(window, LONG * (adaptation.maxTrainInstances + 1)),
  ]
  const output: [number, number] = [
    rows === undefined ? 1 : asked,
    asked * Math.max(1, adaptation.maxTokens) * (perReference === 1 && adaptation.method === 'generation' ? adaptation.numOutputs : 1),
  ]
  const { price } = deployment
  const usd = (place: 0 | 1) => (input[place] * price!.input + output[place] * price!.output) / 1e6
  return { rows, inputTokens: input, outputTokens: output, usd: price === undefined ? undefined : [usd(0), usd(1)] }
}

/** Dollars for people. */
export function formatUsd(usd: number): string {
  return usd === 0 ? '0' : usd < 0.01 ? '<0.01' : usd.toFixed(2)
}
