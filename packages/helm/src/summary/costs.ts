import { float } from '@binnacle/python'
import type { SummaryRun } from './summary-run.ts'

const COUNTED = ['num_prompt_tokens', 'num_completion_tokens', 'num_completions', 'num_requests']

/** What runs cost by deployment, as HELM counts: stats without a split, which dry runs alone have. */
export function costFields(runs: readonly SummaryRun[]): Record<string, Record<string, unknown>> {
  const byDeployment = new Map<string, Map<string, number>>()
  for (const { adapter, stats } of runs) {
    const deployment = String(adapter['model_deployment'] ?? adapter['model'])
    for (const { name, sum } of stats) {
      if (name.split !== undefined || !COUNTED.includes(name.name)) continue
      const counted = byDeployment.get(deployment) ?? new Map<string, number>()
      byDeployment.set(deployment, counted.set(name.name, (counted.get(name.name) ?? 0) + sum))
    }
  }
  return Object.fromEntries(
    [...byDeployment].map(([deployment, counted]) => {
      const completion = counted.get('num_completion_tokens')
      const fields = Object.fromEntries([...counted].map(([name, sum]): [string, unknown] => [name, float(sum)]))
      const total = float((counted.get('num_prompt_tokens') ?? 0) + (completion ?? 0))
      return [deployment, { ...fields, num_completion_tokens: completion === undefined ? 0 : float(completion), total_tokens: total }]
    }),
  )
}
