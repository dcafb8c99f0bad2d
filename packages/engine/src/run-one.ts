import {
  type ConversingAdapter,
  type Instance,
  isBinnacleError,
  type PlainAdapter,
  type RunSpec,
  type ScenarioContext,
  type Tokenizer,
} from '@binnacle/core'
import type { Executor, Question, RunEvent } from '@binnacle/core/run'
import type { HookDriver } from '@binnacle/core/host'
import { adapt, adaptFault, questionOf } from './adapt/adapt.ts'
import { createConversations } from './adapt/converse.ts'
import { createFit } from './adapt/prompt-fitter.ts'
import type { Aggregated } from './aggregate/aggregate.ts'
import { annotate, type AnnotatorReach, type RecordedAnnotation } from './annotate/annotate.ts'
import { annotationsReader } from './annotate/annotation-key.ts'
import { openJudges } from './annotate/ask-judges.ts'
import { createExecution } from './execute/execute.ts'
import { finishUnknown, rowsAmongShots } from './errors.ts'
import { faultNote } from './fault-note.ts'
import type { Augment } from './gather/augment.ts'
import { gather, type Gathered } from './gather/gather.ts'
import type { RunAnnotatorCode, RunCode } from './plan/run-code.ts'
import { createScorer, scoreFrom, type Scorer } from './score/score.ts'
import { createScoreAhead } from './score/score-ahead.ts'
import type { RunStore } from '@binnacle/store'

/** All that a run needs from outside the rooms. */
export interface RunTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  /** Answers the questions of the run and those of its judges. */
  readonly executor: Executor
  readonly tokenizer: Tokenizer | undefined
  readonly scenarioContext: ScenarioContext
  readonly annotatorReach: (annotator: RunAnnotatorCode) => AnnotatorReach
  /** Annotations of the record that is replayed. */
  readonly recordedAnnotation?: RecordedAnnotation | undefined
  readonly augment: Augment | undefined
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
export async function runOne(spec: RunSpec, code: RunCode, tools: RunTools): Promise<RunResult> {
  const { store, hooks, emit } = tools
  emit({ type: 'runStarted', run: spec.name })
  await hooks.call('runStarted', spec, { run: spec })
  const gathered = await gather(spec, code, { store, hooks, context: tools.scenarioContext, augment: tools.augment, emit })
  const { instances, loaded } = gathered
  const train = gathered.labels.length
  tools.gathered?.({ instances, loaded, train })
  emit({ type: 'gathered', run: spec.name, instances, train, loaded })
  const scoring = { store, hooks, emit, annotationsOf: annotationsReader(code, store) }
  const scorer = createScorer(spec, code.metrics, scoring)
  const scored = await execute(spec, code, tools, gathered, scorer)
  const failedAnnotations = code.annotators.length === 0 ? 0 : await annotateRun(spec, code, tools)
  await scoreFrom(scored, scorer, spec, scoring)
  const aggregated = scorer.finish()
  const words = Object.entries(aggregated.unknownReasons)
  if (words.length > 0) emit(faultNote(spec, finishUnknown(words)))
  emit({ type: 'runFinished', run: spec.name, outcomes: aggregated.outcomes, stats: aggregated.stats })
  await hooks.call('runFinished', spec, { run: spec, stats: aggregated.stats, outcomes: aggregated.outcomes })
  return { ...aggregated, failedAnnotations }
}

function annotateRun(spec: RunSpec, code: RunCode, tools: RunTools): Promise<number> {
  const { store, emit, stopping, annotatorReach, recordedAnnotation } = tools
  const judges = openJudges(spec, tools)
  return annotate(spec, code, { store, emit, signal: stopping, judges, reach: annotatorReach, recorded: recordedAnnotation })
}

/** Asks what is to be asked, and scores meanwhile where nothing else has to be waited for. Gives the place up to which samples are scored. */
async function execute(spec: RunSpec, code: RunCode, tools: RunTools, gathered: Gathered, scorer: Scorer): Promise<number> {
  const { store } = tools
  const fit = createFit(spec.adaptation, spec.deployment.window, tools.tokenizer)
  const failed = (sample: number, instance: Instance, error: unknown) => {
    const message = adaptFault(instance, error)
    const errorCode = isBinnacleError(error) ? error.code : 'ERR_ADAPT'
    const attempt = { attempt: 0, code: errorCode, message, at: new Date().toISOString(), seconds: 0 }
    void store.ledger.recordFailure(`sample ${sample}`, [attempt])
    const hint = isBinnacleError(error) ? error.hint : undefined
    tools.emit({ ...faultNote(spec, { code: errorCode, message, hint }), type: 'failed' })
  }
  const { adapter } = code
  const ownShots = (rows: number) => tools.emit(faultNote(spec, rowsAmongShots(rows, gathered.instances)))
  const asking = { spec, code, tools, gathered, adaptTools: { store, hooks: tools.hooks, fit, failed, ownShots } }
  return adapter.converse === undefined ? askAll(adapter, asking, scorer) : converse(adapter, asking)
}

interface Asking {
  readonly spec: RunSpec
  readonly code: RunCode
  readonly tools: RunTools
  readonly gathered: Gathered
  readonly adaptTools: Parameters<typeof adapt>[3]
}

/** Asks the requests of an adapter that makes them all beforehand. */
async function askAll(adapter: PlainAdapter, { spec, code, tools, gathered, adaptTools }: Asking, scorer: Scorer): Promise<number> {
  const { store, hooks, emit } = tools
  const execution = createExecution(spec, tools)
  const waits = code.annotators.length > 0 || hooks.has('sampleScored', spec) || scorer.readsRepeats
  const ahead = waits ? undefined : createScoreAhead(spec, store, scorer, execution.isSettled)
  const { numTrainTrials, numTrials } = spec.adaptation
  let planned = false

  async function* questions(): AsyncGenerator<Question> {
    for await (const sample of adapt(spec, adapter, gathered, adaptTools)) {
      const { rows } = sample
      if (!planned && rows.length > 0) {
        planned = true
        emit({ type: 'planned', run: spec.name, requests: rows.length * store.instances.count * numTrainTrials * numTrials })
      }
      for (const row of rows) {
        if (execution.ended() !== undefined) return
        if (store.ledger.has(row.key)) emit({ type: 'answered', run: spec.name, seconds: 0, fromRecord: true })
        else if (execution.isOpen(row.key)) yield questionOf(spec, row)
      }
      ahead?.take(sample)
    }
  }

  await execution.run(questions())
  return ahead?.finish() ?? 0
}

/** Leads the conversations of an adapter whose requests depend on answers. */
async function converse(adapter: ConversingAdapter, { spec, tools, gathered, adaptTools }: Asking): Promise<number> {
  const execution = createExecution(spec, tools)
  const { store } = tools
  const isFailed = (key: string) => execution.isSettled(key) && !store.ledger.has(key)
  const conversations = createConversations(spec, adapter, gathered, { ...adaptTools, signal: tools.signal, isFailed })
  await execution.run(conversations.questions(), conversations.answered)
  await conversations.writeRows()
  return 0
}
