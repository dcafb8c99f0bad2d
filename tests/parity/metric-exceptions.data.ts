/** Stats of HELM's that Binnacle's metrics do not give, or not to the last digit, and why. */
export interface MetricException {
  /** The class that gives them, below `helm.benchmark.metrics`. */
  readonly helm: string
  /** The stats' names: a regular expression over the whole name. */
  readonly stats: string
  /** The runs, `suite/run name`: a regular expression; all where absent. */
  readonly runs?: string
  /** Whether only a number that is missing here is excepted. */
  readonly onlyMissing?: true
  readonly why: string
}

/** All of them. A row that nothing needs is refused. */
export const METRIC_EXCEPTIONS: readonly MetricException[] = [
  {
    helm: 'basic_metrics.BasicGenerationMetric',
    stats: '(?:code_eval_acc|pass)(?:@\\d+)?',
    runs: '/code:dataset=humaneval',
    why: 'HELM runs the code while it scores; what a sandbox found is not in its record',
  },
  {
    helm: 'instruction_following_critique_metrics.InstructionFollowingCritiqueMetric',
    stats: 'Helpfulness|Understandability|Completeness|Conciseness|Harmlessness|Keyword Feedback',
    why: 'HELM asks a critic while it scores; the answers are not in its record',
  },
  {
    helm: 'dry_run_metrics.DryRunMetric',
    stats: 'estimated_num_tokens_cost|num_completions|max_num_completion_tokens|num_prompt_tokens|num_requests',
    why: 'HELM sums them over the whole run without a split; the numbers of the instances are equal',
  },
  {
    helm: 'ifeval_metrics.IFEvalMetric',
    stats: 'ifeval_strict_accuracy',
    why: 'language:response_language, change_case:english_capital and change_case:english_lowercase ask a detector that guesses by chance',
    onlyMissing: true,
  },
  {
    helm: 'toxicity_metrics.ToxicityMetric',
    stats: 'expected_max_toxicity|max_toxicity_probability|toxic_frac',
    why: 'HELM had no key for Perspective API and left the scores out; here they are missing, with the reason',
    onlyMissing: true,
  },
]
