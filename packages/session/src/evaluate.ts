import type { UserConfig } from '@binnacle/config'
import { type BinnacleError, isBinnacleError, type OutcomeCounts, type RunSpec, type Sample, type Stat } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import { annotationsReader, loadRunCode, readSamples } from '@binnacle/engine'
import { readRun } from '@binnacle/records'
import { type RunSummary, summarizeRun } from '@binnacle/report'
import { makePlan } from './make-plan.ts'
import { openAccess } from './open-access.ts'
import { openSession, type Said } from './open-session.ts'
import { runPlan } from './run-plan.ts'

/** What an evaluation from a program may be given beside its config. */
export interface EvaluateOptions {
  /** Told of everything that happens: answers, retries, faults. */
  readonly event?: (event: RunEvent) => void
  /** Ends the evaluation: what is answered stays recorded, and the same call goes on from there. */
  readonly signal?: AbortSignal
  /** Notes and warnings; without it, warnings go to `console.warn`. */
  readonly said?: Said
  /** Where paths are relative to; the working folder of the process where absent. */
  readonly cwd?: string
}

/** One run of an evaluation. */
export interface EvaluatedRun {
  readonly spec: RunSpec
  /** The run folder, absolute. */
  readonly path: string
  /** What tables show: main score with its interval, counts, marks. Absent where the run failed. */
  readonly summary?: RunSummary
  readonly stats: readonly Stat[]
  /** How the samples ended. Absent where the run failed. */
  readonly outcomes?: OutcomeCounts
  /** What ended the run before it was finished. */
  readonly error?: BinnacleError | Error
  /** The samples from the record, in the order of the plan, one at a time. */
  samples(): AsyncGenerator<Sample>
}

/** What an evaluation came to. */
export interface Evaluation {
  readonly runs: readonly EvaluatedRun[]
  /** Whether all runs are finished. */
  readonly finished: boolean
}

/**
 * Evaluates: plans the runs of a config, carries them out in their folders, and gives what came of them. The same as `binnacle run`
 * without a terminal: records are in `out` (`./binnacle-out`), a finished run is not asked again, and keys come from the environment.
 *
 * ```ts
 * const { runs } = await evaluate({ plugins: [mmlu], models: ['openai/gpt-4o-mini'], runs: ['mmlu:subject=anatomy'], maxEvalInstances: 50 })
 * console.log(runs[0]?.summary?.score)
 * ```
 *
 * @param version what stands in records as the version of the command
 * @throws BinnacleError where nothing could be begun: the config, a plugin, an entry, a model. What ends one run stands in its `error`.
 */
export async function evaluate(config: UserConfig, options: EvaluateOptions = {}, version = 'library'): Promise<Evaluation> {
  const { event = () => {}, said = { note: () => {}, warn: (text: string) => console.warn(text) }, cwd } = options
  const signal = options.signal ?? new AbortController().signal
  const session = await openSession({ options: {}, config, said, ...(cwd === undefined ? {} : { cwd }) })
  const access = openAccess(session)
  try {
    for (const problem of session.container.problems) said.warn(`a plugin is left out: ${problem.message}`)
    const made = await makePlan(session, [], access)
    const outcomes = await runPlan(session, made, {
      access,
      stopping: signal,
      signal: new AbortController().signal,
      event,
      version,
    })
    const runs: EvaluatedRun[] = []
    for (const { spec, path, error } of outcomes) {
      const code = await loadRunCode(session.container, spec)
      runs.push(error === undefined ? finishedRun(spec, path, code) : failedRun(spec, path, error, code))
    }
    return { runs, finished: runs.length === made.plan.runs.length && runs.every((run) => run.error === undefined) }
  } finally {
    await access.close()
    await session.close()
  }
}

type Code = Awaited<ReturnType<typeof loadRunCode>>

function finishedRun(spec: RunSpec, path: string, code: Code): EvaluatedRun {
  const run = readRun(path)
  try {
    const stats = run.stats()
    const summary = summarizeRun(run.record, stats, run.finished)
    const { outcomes } = run.record
    return { spec, path, stats, summary, ...(outcomes === undefined ? {} : { outcomes }), samples: () => samplesOf(spec, path, code) }
  } finally {
    run.close()
  }
}

function failedRun(spec: RunSpec, path: string, error: unknown, code: Code): EvaluatedRun {
  const thrown = isBinnacleError(error) || error instanceof Error ? error : new Error(String(error))
  return { spec, path, stats: [], error: thrown, samples: () => samplesOf(spec, path, code) }
}

async function* samplesOf(spec: RunSpec, path: string, code: Code): AsyncGenerator<Sample> {
  const run = readRun(path)
  try {
    const annotations = { get: (key: string) => run.annotation(key) }
    const store = { instances: run.instances, requests: run.requests, ledger: run.answers, annotations }
    for (const { sample } of readSamples(spec, store, annotationsReader(code, store, run.isOldFormat))) yield sample
  } finally {
    run.close()
  }
}
