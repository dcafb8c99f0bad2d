/** Stats of HELM's that Binnacle's metrics do not give, or not to the last digit, and why. */
export interface MetricException {
  /** The class that gives them, below `helm.benchmark.metrics`. */
  readonly helm: string
  /** The stats' names: a regular expression over the whole name. */
  readonly stats: string
  /** The runs, `suite/run name`: a regular expression; all where absent. */
  readonly runs?: string
  readonly why: string
}

/** All of them. A row that nothing needs is refused. */
export const METRIC_EXCEPTIONS: readonly MetricException[] = []
