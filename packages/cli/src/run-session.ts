import { isBinnacleError, type OutcomeCounts, OUTCOMES, type Stat } from '@binnacle/core'
import { readRun } from '@binnacle/records'
import { type RunSummary, summarizeRun } from '@binnacle/report'
import { type MadePlan, makePlan, openAccess, runPlan, type RunOutcome, setAsideLines } from '@binnacle/session'
import { exitWithProblems, tellProblems } from './broken-plugins.ts'
import type { CommandSession } from './command-session.ts'
import { confirmCost } from './confirm-cost.ts'
import { checkCondition, conditionHolds, parseCondition } from './fail-on.ts'
import { formatError } from './format-error.ts'
import { limitMemory } from './limit-memory.ts'
import { ownVersion } from './own-version.ts'
import { createProgress } from './show/progress.ts'
import { showResults } from './show/show-results.ts'
import { watchSignals } from './watch-signals.ts'

/**
 * Plans and carries out all runs of a session, one after the other, and shows what came of them.
 * Sets the exit code: 0 all finished, 1 a condition of --fail-on holds, 3 a run failed or none of its samples has scores, 130 stopped.
 * @throws BinnacleError where nothing was begun
 */
export async function runSession(session: CommandSession, words: readonly string[]): Promise<void> {
  const { settings, terminal } = session
  const condition = settings.failOn === undefined ? undefined : parseCondition(settings.failOn)
  const access = openAccess(session)
  const signals = watchSignals(terminal)
  const stopLimiting = limitMemory()
  const progress = createProgress(terminal)
  try {
    const made = await makePlan(session, words, access)
    tellProblems(session)
    for (const line of setAsideLines(made.setAside)) terminal.warn(line)
    if (settings.replay.length === 0) await confirmCost(session, made)
    const outcomes = await runPlan(session, made, {
      access,
      stopping: signals.stopping,
      signal: signals.hard,
      event: progress.event,
      begin: progress.begin,
      version: ownVersion(),
    })
    progress.end()
    finish(session, made, outcomes, signals.stopping.aborted, condition)
    exitWithProblems(session)
  } finally {
    progress.end()
    signals.end()
    stopLimiting()
    await access.close()
  }
}

function finish(
  session: CommandSession,
  made: MadePlan,
  outcomes: readonly RunOutcome[],
  isStopped: boolean,
  condition: ReturnType<typeof parseCondition> | undefined,
): void {
  const { terminal } = session
  const summaries: { summary: RunSummary; path: string; stats: readonly Stat[] }[] = []
  for (const { path, error } of outcomes) {
    if (error !== undefined) continue
    const run = readRun(path)
    const stats = run.stats()
    summaries.push({ summary: summarizeRun(run.record, stats, run.finished), path, stats })
    run.close()
  }
  const ended = outcomes.filter((outcome) => outcome.error !== undefined)
  const failed = ended.filter(({ error }) => !isStop(error))
  // A run that was stopped has not failed; programs are told of it all the same.
  const shown = session.options.json === true ? ended : failed
  showResults(
    session,
    summaries,
    shown.map(({ spec, error }) => ({ run: spec.name, error })),
    made.plan.runs.length,
  )
  for (const { spec, error } of failed) terminal.warn(`${spec.name}: ${formatError(error, session.options.debug)}`)
  const isCut = isStopped && outcomes.length < made.plan.runs.length
  if (isCut || ended.length > failed.length) {
    terminal.note('Stopped. What was answered is recorded; run the same command to go on:')
    terminal.note(`  ${resumeCommand()}`)
    process.exitCode = 130
    return
  }
  if (failed.length > 0) {
    const first = failed[0]!.error
    process.exitCode = isBinnacleError(first) ? first.exitCode : 4
  } else if (summaries.some(({ summary }) => hasNoScore(summary.allOutcomes))) process.exitCode = 3
  if (condition !== undefined) checkCondition(condition, summaries)
  if (
    process.exitCode === undefined &&
    condition !== undefined &&
    summaries.some(({ summary, stats }) => conditionHolds(condition, summary, stats))
  ) {
    terminal.warn(`--fail-on ${condition.text}: the condition holds`)
    process.exitCode = 1
  }
}

const isStop = (error: unknown): boolean => isBinnacleError(error) && error.code === 'ERR_RUN_STOPPED'

/** Whether no sample of a run has scores: all errored. Unread, cut and refused answers have scores, if only those of a wrong one. */
function hasNoScore(outcomes: OutcomeCounts | undefined): boolean {
  return outcomes === undefined || OUTCOMES.every((outcome) => outcome === 'errored' || outcomes[outcome] === 0)
}

function resumeCommand(): string {
  return [
    'binnacle',
    ...process.argv.slice(2).map((word) => (/^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)),
  ].join(' ')
}
