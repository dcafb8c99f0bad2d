import { defineMetric, type SampleRequest } from '@binnacle/core'
import { DRY_RUN } from '../cards.data.ts'

/** Tokens that the base price of GooseAI has in it. */
const BASE_TOKENS = 25

/**
 * HELM's DryRunMetric: what the requests would cost at most, in tokens, by the rules of the host that a deployment's name begins with
 * (hosts that HELM does not know cost nothing), and how many completions and tokens they ask for. One value for each request.
 */
export const dryRun = defineMetric({
  ...DRY_RUN,
  reads: 'all',
  scores: {
    estimated_num_tokens_cost: 'lower',
    num_completions: 'neither',
    max_num_completion_tokens: 'neither',
    num_prompt_tokens: 'neither',
    num_requests: 'neither',
  },
  main: 'estimated_num_tokens_cost',
  helm: { className: 'helm.benchmark.metrics.dry_run_metrics.DryRunMetric' },
  score: ({ requests, adaptation }) => {
    const [host = ''] = adaptation.modelDeployment.split('/')
    return {
      estimated_num_tokens_cost: requests.map((request) => estimateTokens(host, request)),
      num_completions: requests.map(({ request }) => request.numCompletions),
      max_num_completion_tokens: requests.map(({ request }) => request.numCompletions * request.maxTokens),
      num_prompt_tokens: requests.map(({ tokenCounts }) => tokenCounts.prompt),
    }
  },
  collect: ({ requests }) => requests.length,
  summarize: (rows) => {
    let requests = 0
    for (const count of rows) requests += count
    return { num_requests: requests }
  },
})

function estimateTokens(host: string, { request, tokenCounts }: SampleRequest): number {
  const completions = request.numCompletions * request.maxTokens
  const echo = request.echoPrompt ? tokenCounts.prompt : 0
  switch (host) {
    case 'openai':
      return tokenCounts.prompt + completions + echo
    case 'ai21':
    case 'cohere':
      return completions
    case 'gooseai':
      return Math.max(completions + echo - BASE_TOKENS, 0)
    default:
      return 0
  }
}
