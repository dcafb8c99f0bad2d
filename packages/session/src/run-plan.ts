import { isBinnacleError } from '@binnacle/core'
import type { ExecutorSignals, RunEvent } from '@binnacle/core/run'
import { createBudget, createGate, createLocalExecutor, DEFAULT_PATIENCE, type Gate, type Patience } from '@binnacle/engine'
import type { MadePlan } from './make-plan.ts'
import { type AnswerSources, createAnswerSources, createModelSource } from './model-source.ts'
import type { Access } from './open-access.ts'
import type { Session } from './open-session.ts'
import { openReplay, type Replay } from './replay-source.ts'
import { runInFolder, type RunOutcome } from './run-in-folder.ts'

/** What goes along while a plan is carried out. */
export interface RunPlanOptions extends ExecutorSignals {
  readonly access: Access
  /** Told of everything that happens. */
  readonly event: (event: RunEvent) => void
  /** Told before each run: which one, of how many. */
  readonly begin?: (run: number, of: number) => void
  /** The version of the command, for the record. */
  readonly version: string
}

/**
 * Carries out the runs of a plan, one after the other, each in its folder. What ends one run is given back; the others go on, unless it
 * concerns them all.
 */
export async function runPlan(session: Session, made: MadePlan, options: RunPlanOptions): Promise<readonly RunOutcome[]> {
  const { container, settings, said } = session
  const { access, stopping, signal, event } = options
  const replay = settings.replay.length === 0 ? undefined : openReplay(settings.replay)
  const sources = openSources(session, access, replay)
  const budget = createBudget(settings.budget)
  let current = ''
  const executor = createLocalExecutor({
    sourceOf: sources.of,
    gateOf: gatesOf(await boundedConcurrency(session, access)),
    budget,
    patience: patienceOf(settings),
    retrying: (_question, { code, message }, waitMs) => event({ type: 'retrying', run: current, code, message, waitMs }),
  })
  const outcomes: RunOutcome[] = []
  try {
    await container.hooks.call('sessionStarted', undefined, made.plan)
    for (const [index, spec] of made.plan.runs.entries()) {
      if (stopping.aborted) break
      current = spec.name
      options.begin?.(index + 1, made.plan.runs.length)
      const changesFor = [...session.changes, ...made.changesFor(spec)]
      const tools = { access, stopping, signal, event, replay, executor, budget, version: options.version, changes: changesFor }
      const outcome = await runInFolder(session, spec, made.code.get(spec)!, tools)
      outcomes.push(outcome)
      if (outcome.error !== undefined && endsAll(outcome.error)) break
    }
    await container.hooks.call('sessionFinished', undefined, made.plan)
    return outcomes
  } finally {
    await sources.close((message) => said.warn(message))
  }
}

const endsAll = (error: unknown): boolean => !isBinnacleError(error) || error.fate === 'session'

function openSources({ container }: Session, access: Access, replay: Replay | undefined): AnswerSources {
  return createAnswerSources(
    (deployment) => replay?.source(deployment.name) ?? createModelSource(container, deployment, access.clientContext),
  )
}

function patienceOf({ attempts, timeout, limits }: Session['settings']): Patience {
  return { ...DEFAULT_PATIENCE, attempts, timeout, ...(limits.retryAfter === undefined ? {} : { longestWait: limits.retryAfter }) }
}

/** As many requests at once as there may be connections; a process that opens more files than it may ends. */
async function boundedConcurrency({ settings, said }: Session, access: Access): Promise<number> {
  const { concurrency } = settings
  const most = await access.connections()
  if (concurrency <= most) return concurrency
  const why = settings.limits.connections === undefined ? 'this process may open no more files (ulimit -n)' : 'limits.connections says so'
  said.warn(`of ${concurrency} requests at a time ${most} are under way: ${why}`)
  return most
}

/** One gate for each deployment, whoever asks. */
function gatesOf(concurrency: number): (deployment: string) => Gate {
  const gates = new Map<string, Gate>()
  return (deployment) => {
    let gate = gates.get(deployment)
    if (gate === undefined) gates.set(deployment, (gate = createGate(concurrency)))
    return gate
  }
}
