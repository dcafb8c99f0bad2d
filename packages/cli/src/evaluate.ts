import type { UserConfig } from '@binnacle/config'
import type { EvaluateOptions, Evaluation } from '@binnacle/session'
import { ownVersion } from './own-version.ts'

export type { EvaluatedRun, EvaluateOptions, Evaluation } from '@binnacle/session'

/**
 * Evaluates from a program or a notebook: plans the runs of a config, carries them out in their folders, and gives what came of them.
 * The same as `binnacle run` without a terminal.
 *
 * ```ts
 * import { evaluate } from 'binnacle'
 *
 * const { runs } = await evaluate({ runs: ['mmlu:subject=anatomy,model=openai/gpt-4o-mini'], maxEvalInstances: 50 })
 * console.log(runs[0]?.summary?.score)
 * ```
 *
 * @throws BinnacleError where nothing could be begun: the config, a plugin, an entry, a model. What ends one run stands in its `error`.
 */
export async function evaluate(config: UserConfig, options: EvaluateOptions = {}): Promise<Evaluation> {
  // Loaded when it is first used: a config that imports this package stays light.
  const session = await import('@binnacle/session')
  return session.evaluate(config, options, ownVersion())
}
