import {
  type Adapter,
  type Annotator,
  isBinnacleError,
  type Metric,
  type MetricUse,
  type RunAnnotator,
  type RunSpec,
  type Scenario,
  type ScoreDirections,
  type Tokenizer,
  type TokenizerContext,
  type Unavailable,
} from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { estimateTokenizer } from '../adapt/estimate-tokenizer.ts'
import { checkOptions } from './check-options.ts'
import { findPerturbation, type RunPerturbation } from './find-perturbation.ts'
import { tellMetricsApart } from './tell-metrics-apart.ts'

/** A metric of a run with its checked options. */
export interface RunMetric {
  readonly metric: Metric<unknown>
  /** Who contributes it, for messages. */
  readonly plugin: string
  readonly options: unknown
  readonly directions: ScoreDirections
}

/** An annotator of a run with its checked options and the deployments that play its roles. */
export interface RunAnnotatorCode {
  readonly annotator: Annotator<unknown>
  readonly options: unknown
  readonly roles: RunAnnotator['roles']
}

/** The code behind the names of a run spec. */
export interface RunCode {
  readonly scenario: Scenario<unknown, unknown>
  /** Who contributes the scenario, for messages. */
  readonly scenarioPlugin: string
  readonly scenarioOptions: unknown
  readonly adapter: Adapter
  readonly perturbations: readonly RunPerturbation[]
  readonly metrics: readonly RunMetric[]
  readonly annotators: readonly RunAnnotatorCode[]
}

/**
 * Loads what a run spec names and checks the options against the parts' own schemas.
 * @throws BinnacleError `ERR_<KIND>_UNKNOWN`, `ERR_PLAN_OPTIONS`
 */
export async function loadRunCode(container: Container, spec: RunSpec): Promise<RunCode> {
  const { registries } = container
  const scenario = (await registries.get('scenarios', spec.scenario.name)) as unknown as Scenario<unknown, unknown>
  const adapter = await registries.get('adapters', spec.adaptation.method)
  const metrics = await loadMetrics(container, spec.metrics)
  const annotators = await Promise.all(
    spec.annotators.map(async (use) => {
      const annotator = withSandbox((await registries.get('annotators', use.name)) as unknown as Annotator<unknown>)
      return { annotator, options: checkOptions('annotator', use.name, annotator.options, use.options), roles: use.roles }
    }),
  )
  const perturbations = await Promise.all((spec.augmentation?.perturbations ?? []).map((use) => findPerturbation(registries, use)))
  return {
    scenario,
    scenarioPlugin: registries.find('scenarios', scenario.name)!.plugin,
    scenarioOptions: checkOptions('scenario', scenario.name, scenario.options, spec.scenario.options),
    adapter,
    perturbations,
    metrics,
    annotators,
  }
}

/**
 * Loads metrics and checks their options. Scores that two of them would give under one name get two.
 * @throws BinnacleError `ERR_METRIC_UNKNOWN`, `ERR_PLAN_OPTIONS`
 */
export async function loadMetrics({ registries }: Container, uses: readonly MetricUse[]): Promise<readonly RunMetric[]> {
  const metrics = await Promise.all(
    uses.map(async ({ name, options: given }): Promise<RunMetric> => {
      const metric = (await registries.get('metrics', name)) as unknown as Metric<unknown>
      const options = checkOptions('metric', name, metric.options, given)
      const directions = typeof metric.scores === 'function' ? metric.scores(options) : metric.scores
      return { metric, plugin: registries.find('metrics', name)!.plugin, options, directions }
    }),
  )
  return tellMetricsApart(metrics, uses)
}

const NO_SANDBOX: Unavailable = {
  because: 'needs_service',
  text: 'it needs a sandbox to run what the model wrote, and none is configured.',
  hint: 'Answers are recorded; `binnacle score` computes the scores that need it once a sandbox is there.',
}

/** An annotator that needs a sandbox is left out, and said to be: nothing that a model wrote is ever run outside of one. */
function withSandbox(annotator: Annotator<unknown>): Annotator<unknown> {
  const isLacking = annotator.unavailable === undefined && annotator.needs?.includes('sandbox') === true
  return isLacking ? { ...annotator, unavailable: NO_SANDBOX } : annotator
}

/** Files that are not there, or may not be fetched. */
const NOT_AT_HAND: readonly string[] = ['ERR_FILES_OFFLINE', 'ERR_FILES_NOT_FOUND', 'ERR_FILES_GATED', 'ERR_FILES_FORBIDDEN']

/** A tokenizer that was found: how it is opened, and whether it stands for one that is not installed. */
export interface FoundTokenizer {
  readonly open: (context: TokenizerContext) => Tokenizer | Promise<Tokenizer>
  /** The name of the tokenizer that is missing; tokens are estimated. */
  readonly missing?: string
}

/**
 * Finds the tokenizer of a run's deployment: `estimate`, a contributed one, what a `resolveTokenizer` hook answers, or the
 * fallback of the deployment.
 * @returns undefined where the deployment names none
 * @throws BinnacleError `ERR_TOKENIZER_UNKNOWN`, `ERR_PLAN_OPTIONS`
 */
export async function findTokenizer(
  container: Container,
  spec: RunSpec,
  warn: (message: string) => void = () => {},
): Promise<FoundTokenizer | undefined> {
  const use = spec.deployment.tokenizer
  if (use === undefined) return undefined
  if (use.name === 'estimate') return { open: () => estimateTokenizer }
  const isKnown = container.registries.has('tokenizers', use.name)
  const answered = isKnown ? undefined : await container.hooks.first('resolveTokenizer', undefined, use.name)
  if (!isKnown && answered === undefined && use.fallback === 'estimate') return { open: () => estimateTokenizer, missing: use.name }
  const contribution = answered ?? (await container.registries.get('tokenizers', use.name))
  const options = checkOptions('tokenizer', use.name, contribution.options, use.options)
  const open = (context: TokenizerContext) => contribution.open(options as never, context)
  const { otherwise } = use
  if (otherwise === undefined || !container.registries.has('tokenizers', otherwise)) return { open }
  const standIn = await container.registries.get('tokenizers', otherwise)
  return {
    async open(context) {
      try {
        return await open(context)
      } catch (cause) {
        if (!isBinnacleError(cause) || !NOT_AT_HAND.includes(cause.code)) throw cause
        warn(`${cause.message}; tokens are those of ${otherwise}`)
        return standIn.open(checkOptions('tokenizer', otherwise, standIn.options, undefined) as never, context)
      }
    },
  }
}
