import { type Answer, type Completion, FINISH_REASONS, type Usage } from '@binnacle/core'
import { finishOfWord } from './finish-reason.ts'

/** An answer as it was recorded before runs carried a format. */
interface FormerAnswer extends Omit<Answer, 'completions' | 'usage'> {
  readonly completions: readonly (Omit<Completion, 'finishReason'> & { readonly finishReason?: string })[]
  readonly usage?: Usage & { readonly cachedPromptTokens?: number }
  readonly cached?: boolean
  readonly batch?: { readonly size: number; readonly requestTime: number }
}

/**
 * Gives a recorded answer today's form, whenever it was recorded: the provider's free word for how a completion ended becomes ours, and
 * what only HELM's files have stands under `helm`. Log-probabilities of 0 and empty lists of tokens stay: numbers were made with them.
 */
export function liftAnswer(recorded: object): Answer {
  const { completions, usage, cached, batch, ...answer } = recorded as FormerAnswer
  const helm =
    cached === undefined && batch === undefined ? undefined : { cached: cached ?? false, ...(batch === undefined ? {} : { batch }) }
  return {
    completions: completions.map(liftCompletion),
    ...answer,
    ...(usage === undefined ? {} : { usage: liftUsage(usage) }),
    ...(helm === undefined ? {} : { helm }),
  }
}

function liftCompletion({ finishReason, ...completion }: FormerAnswer['completions'][number]): Completion {
  const isOurs = (FINISH_REASONS as readonly (string | undefined)[]).includes(finishReason)
  return { ...completion, ...(isOurs ? { finishReason: finishReason as (typeof FINISH_REASONS)[number] } : finishOfWord(finishReason)) }
}

function liftUsage({ cachedPromptTokens, ...usage }: NonNullable<FormerAnswer['usage']>): Usage {
  return cachedPromptTokens === undefined ? usage : { ...usage, cacheReadTokens: cachedPromptTokens }
}
