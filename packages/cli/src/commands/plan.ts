import type { RunSpec, Scenario } from '@binnacle/core'
import { helmRunSpec } from '@binnacle/helm'
import { type Column, formatTable } from '@binnacle/report'
import {
  type CostEstimate,
  destinationText,
  estimateCost,
  formatUsd,
  licenceText,
  type MadePlan,
  makePlan,
  setAsideLines,
  openAccess,
  type SessionExtras,
} from '@binnacle/session'
import { exitWithProblems, tellProblems } from '../broken-plugins.ts'
import { type CommandSession, withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { createTerminal } from '../terminal.ts'

const COLUMNS: readonly Column[] = [
  { title: 'run' },
  { title: 'method' },
  { title: 'shots', align: 'right' },
  { title: 'trials', align: 'right' },
  { title: 'rows', align: 'right' },
  { title: 'input tokens', align: 'right' },
  { title: 'USD', align: 'right' },
]

/** `binnacle plan` */
export async function plan(words: readonly string[], given: Options, command: string, extras: SessionExtras = {}): Promise<void> {
  await withSession(given, command, createTerminal(given), (session) => showPlan(session, words), extras)
}

async function showPlan(session: CommandSession, words: readonly string[]): Promise<void> {
  const { terminal, options } = session
  const access = openAccess(session)
  try {
    const made = await makePlan(session, words, access, { purpose: 'show' })
    tellProblems(session)
    const format = options.json === true ? 'json' : (options.format ?? 'table')
    if (format === 'json')
      terminal.json({
        runs: made.plan.runs.map((run) => ({
          ...run,
          estimate: estimateCost(run, made.code.get(run)?.adapter),
          destination: made.destinations.get(run.deployment.name),
        })),
        destinations: Object.fromEntries(made.destinations),
        setAside: made.setAside,
        unavailable: made.unavailable,
      })
    else if (format === 'helm') terminal.result(await helmPlan(made, session))
    else showTable(made, session, await access.describe())
    exitWithProblems(session)
  } finally {
    await access.close()
  }
}

async function helmPlan({ plan: { runs } }: MadePlan, { container }: CommandSession): Promise<string> {
  const specs = await Promise.all(runs.map((run) => helmRunSpec(run, container.registries)))
  return `[\n${specs.map((spec) => spec.replace(/^/gm, '  ')).join(',\n')}\n]`
}

function showTable(
  { plan: { runs }, code, destinations, setAside, unavailable }: MadePlan,
  { terminal, settings }: CommandSession,
  environment: readonly string[],
): void {
  const estimates = runs.map((run) => estimateCost(run, code.get(run)?.adapter))
  terminal.result(
    formatTable(
      COLUMNS,
      runs.map((run, index) => planRow(run, estimates[index]!)),
    ),
  )
  terminal.result('')
  for (const run of runs)
    if (run.adjustments.length > 0) terminal.result(`${run.name}: adjusted to the model: ${run.adjustments.join('; ')}`)
  for (const line of runs.flatMap(copyLines)) terminal.result(line)
  for (const line of new Set(runs.flatMap(judgeLines))) terminal.result(line)
  for (const line of new Set(runs.map((run) => licenceLine(code.get(run)!.scenario)))) if (line !== undefined) terminal.result(line)
  for (const [deployment, destination] of destinations) terminal.result(destinationText(deployment, destination))
  for (const line of environment) terminal.result(line)
  for (const { name, why } of unavailable) terminal.warn(`${name} cannot run here: ${why}`)
  for (const line of setAsideLines(setAside)) terminal.warn(line)
  const unknown = [...new Set(estimates.flatMap(({ unpriced }) => unpriced))]
  const most = estimates.reduce((sum, { usd }) => sum + (usd?.[1] ?? 0), 0)
  const judges = estimates.reduce((sum, { judgesUsd }) => sum + (judgesUsd?.[1] ?? 0), 0)
  terminal.result(
    settings.replay.length > 0
      ? 'Cost: none, answers come from records.'
      : `Cost: ${unknown.length > 0 ? `not known for ${unknown.join(', ')}${most > 0 ? `; up to ${formatUsd(most)} USD for the rest` : ''}` : `up to ${formatUsd(most)} USD`}${judges > 0 ? `, of that up to ${formatUsd(judges)} USD for judges` : ''} (rows are not read yet).`,
  )
}

/** How many perturbed copies a run asks of each row at the most, and of which kinds. */
function copyLines({ name, augmentation }: RunSpec): readonly string[] {
  if (augmentation === undefined || !augmentation.augmentEval || augmentation.perturbations.length === 0) return []
  const copies = augmentation.perturbations.length * augmentation.seedsPerInstance
  const kinds = augmentation.perturbations.map((use) => use.name).join(', ')
  return [`${name}: up to ${copies} perturbed ${copies === 1 ? 'copy' : 'copies'} of each row: ${kinds}`]
}

/** Who judges in a run: annotator, role, model and deployment, and what the annotator needs beside models. */
function judgeLines({ annotators }: RunSpec): readonly string[] {
  return annotators.flatMap(({ name, roles = {} }) =>
    Object.entries(roles).map(
      ([role, seats]) =>
        `${name}: ${role} is played by ${seats.map(({ seat, model, name: deployment }) => `${seat === model ? '' : `${seat} = `}${model}${deployment === model ? '' : ` (${deployment})`}`).join(', ')}`,
    ),
  )
}

function planRow(run: RunSpec, { rows, inputTokens, usd }: CostEstimate): readonly string[] {
  const { adaptation } = run
  return [
    run.name,
    adaptation.method,
    String(adaptation.maxTrainInstances),
    String(adaptation.numTrainTrials),
    rows === undefined ? 'all' : `≤ ${rows}`,
    rows === undefined ? 'not known' : `${inputTokens[0]} … ${inputTokens[1]}`,
    usd === undefined ? 'not known' : rows === undefined && usd[1] > 0 ? 'not known' : `${formatUsd(usd[0])} … ${formatUsd(usd[1])}`,
  ]
}

function licenceLine({ name, licence }: Scenario<unknown, unknown>): string | undefined {
  if (licence === undefined) return undefined
  return `Data of ${name}: ${licenceText(licence)}`
}
