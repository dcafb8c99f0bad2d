import type { Usage } from '@binnacle/core'

/** Numbers of tokens as they came, of any kind. */
export type UsageCounts = { readonly [N in keyof Required<Usage>]?: unknown } & {
  /** Prompt and completions together, which tells whether the provider counts reasoning apart. */
  readonly totalTokens?: unknown
}

/** What was read of the numbers of tokens. */
export interface ReadUsage {
  /** Those that can be; undefined where none can. */
  readonly usage: Usage | undefined
  /** The names of those that cannot be. */
  readonly odd: readonly string[]
}

/** No request has more tokens than this: the longest windows hold ten million. */
const MOST_TOKENS = 100_000_000

type Counts = { -readonly [N in keyof Usage]: number }

/**
 * Reads numbers of tokens. A number that cannot be (below 0, absurdly large, a fraction, no number) is left out, so that it counts as not
 * known: a negative one would lower what a budget has spent. Reasoning that the provider counts apart is added to the completions.
 */
export function readUsage({ totalTokens, ...counts }: UsageCounts): ReadUsage {
  let usage: Counts | undefined
  const odd: string[] = []
  for (const name in counts) {
    const count = counts[name as keyof Usage]
    if (count === undefined || count === null) continue
    if (isCount(count)) (usage ??= {})[name as keyof Usage] = count
    else odd.push(name)
  }
  if (usage === undefined) return { usage, odd }
  addReasoning(usage, totalTokens)
  for (const part of ['cacheReadTokens', 'cacheWriteTokens'] as const) {
    const [count, most] = [usage[part], usage.promptTokens]
    if (count === undefined || most === undefined || count <= most) continue
    odd.push(part)
    delete usage[part]
  }
  return { usage, odd }
}

const isCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS

function addReasoning(usage: Counts, totalTokens: unknown): void {
  const { promptTokens = 0, completionTokens, reasoningTokens } = usage
  if (completionTokens === undefined || reasoningTokens === undefined || reasoningTokens === 0) return
  const isApart = reasoningTokens > completionTokens || totalTokens === promptTokens + completionTokens + reasoningTokens
  if (isApart) usage.completionTokens = completionTokens + reasoningTokens
}
