import {
  type AnswerSource,
  type Capability,
  type Instance,
  isBinnacleError,
  type RunEvent,
  type RunSpec,
  type ScenarioContext,
  type Tokenizer,
} from '@binnacle/core'
import type { HookDriver } from '@binnacle/core/host'
import { adapt, adaptFault } from './adapt/adapt.ts'
import type { Aggregated } from './aggregate/aggregate.ts'
import { annotate, annotationsReader, type AskRole } from './annotate/annotate.ts'
import type { Patience } from './execute/ask.ts'
import type { Augment } from './gather/augment.ts'
import type { Budget } from './execute/budget.ts'
import { createExecutor } from './execute/execute.ts'
import { faultNote } from './fault-note.ts'
import { gather } from './gather/gather.ts'
import type { Gate } from './execute/gate.ts'
import type { RunParts } from './plan/run-code.ts'
import { createScorer, scoreFrom, type Scorer } from './score/score.ts'
import { createScoreAhead } from './score/score-ahead.ts'
import type { RunStore } from './store/store.ts'
import { createFit } from './adapt/prompt-fitter.ts'

/** All that a run needs from outside the rooms. */
export interface RunTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly source: AnswerSource
  readonly gate: Gate
  readonly patience: Patience
  readonly budget: Budget
  readonly tokenizer: Tokenizer | undefined
  readonly scenarioContext: ScenarioContext
  readonly augment: Augment | undefined
  readonly modelsOf: (role: string, own: readonly string[]) => readonly string[]
  readonly askRole: AskRole
  /** No new calls. */
  readonly stopping: AbortSignal
  /** Ends calls that are under way. */
  readonly signal: AbortSignal
  readonly emit: (event: RunEvent) => void
  /** Told when the instances are there: their data are known then. */
  readonly gathered?: (found: { readonly instances: number; readonly loaded: number; readonly train: number }) => void
}

/** What a run comes to. */
export interface RunResult extends Aggregated {
  /** Annotations that failed: they are tried again when the run is started again. */
  readonly failedAnnotations: number
}

/**
 * Carries one run through the rooms: gather → adapt → execute → annotate → score → aggregate. What is recorded already is not
 * asked again.
 * @throws BinnacleError with fate `run` or `session`: what is recorded stays, and the same call goes on from there
 */
export async function runOne(spec: RunSpec, parts: RunParts, tools: RunTools): Promise<RunResult> {
  const { store, hooks, emit } = tools
  emit({ type: 'runStarted', run: spec.name })
  await hooks.call('runStarted', spec, { run: spec })
  const gathered = await gather(spec, parts, { store, hooks, context: tools.scenarioContext, augment: tools.augment, emit })
  const { instances, loaded } = gathered
  const train = gathered.labels.length
  tools.gathered?.({ instances, loaded, train })
  emit({ type: 'gathered', run: spec.name, instances, train, loaded })
  const scoring = { store, hooks, emit, annotationsOf: annotationsReader(parts, store) }
  const scorer = createScorer(spec, parts.metrics, scoring)
  const scored = await execute(spec, parts, tools, gathered, scorer)
  let failedAnnotations = 0
  if (parts.annotators.length > 0) {
    failedAnnotations = await annotate(spec, parts, {
      store,
      emit,
      signal: tools.stopping,
      modelsOf: tools.modelsOf,
      ask: tools.askRole,
      concurrency: tools.gate.limit,
    })
  }
  await scoreFrom(scored, scorer, spec, scoring)
  const aggregated = scorer.finish()
  emit({ type: 'runFinished', run: spec.name, outcomes: aggregated.outcomes, stats: aggregated.stats })
  await hooks.call('runFinished', spec, { run: spec, stats: aggregated.stats, outcomes: aggregated.outcomes })
  return { ...aggregated, failedAnnotations }
}

/** Asks what is to be asked, and scores meanwhile where nothing else has to be waited for. Gives the place up to which samples are scored. */
async function execute(
  spec: RunSpec,
  parts: RunParts,
  tools: RunTools,
  gathered: Awaited<ReturnType<typeof gather>>,
  scorer: Scorer,
): Promise<number> {
  const { store, hooks, emit } = tools
  const executor = createExecutor(spec, tools)
  const waits = parts.annotators.length > 0 || hooks.has('sampleScored', spec)
  const ahead = waits ? undefined : createScoreAhead(spec, store, scorer, executor.isSettled)
  const fit = createFit(spec.adaptation, spec.deployment.window, tools.tokenizer)
  const capability = capabilityOf(parts.adapter.needs)
  let planned = false
  const failed = (sample: number, instance: Instance, error: unknown) => {
    const message = adaptFault(instance, error)
    const code = isBinnacleError(error) ? error.code : 'ERR_ADAPT'
    void store.ledger.recordFailure(`sample ${sample}`, [{ attempt: 0, code, message, at: new Date().toISOString(), seconds: 0 }])
    emit({ ...faultNote(spec, { code, message, hint: isBinnacleError(error) ? error.hint : undefined }), type: 'failed' })
  }
  try {
    for await (const sample of adapt(spec, parts, gathered, { store, hooks, fit, failed })) {
      const { rows } = sample
      if (!planned && rows.length > 0) {
        planned = true
        emit({ type: 'planned', run: spec.name, requests: rows.length * store.instances.count * spec.adaptation.numTrainTrials })
      }
      for (const { key, request } of rows) {
        const room = executor.submit(key, request, capability)
        if (room !== undefined) await room
      }
      ahead?.take(sample)
    }
  } finally {
    await executor.drain()
  }
  return ahead?.finish() ?? 0
}

/** The one capability by which the requests of an adapter are answered. */
export function capabilityOf(needs: readonly Capability[]): 'generate' | 'scoreText' {
  return needs.includes('scoreText') ? 'scoreText' : 'generate'
}
