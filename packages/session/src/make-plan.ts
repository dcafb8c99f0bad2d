import {
  BinnacleError,
  type Capability,
  type Destination,
  type ModelClient,
  type RunDeployment,
  type RunPlan,
  type RunSpec,
  didYouMean,
} from '@binnacle/core'
import type { RecordedChange } from '@binnacle/core/run'
import { INIT_HINT } from '@binnacle/config'
import { checkOptions, engineErrors, findTokenizer, loadRunCode, readAsset, type RunCode } from '@binnacle/engine'
import { type EntryToPlan, parseRunEntry, planEntries, type RunEntry } from '@binnacle/entries'
import { HELM_ADJUSTMENTS, HELM_EXPANDERS, MODEL_GROUPS, readConf } from '@binnacle/helm'
import { installHint } from './install-hint.ts'
import { judgesOf } from './cost.ts'
import { destinationOf, withEnvironment } from './destinations.ts'
import { cannotLoad, nothingRuns, type SetAside, setAsideFor, setAsideRun, missingOf } from './set-aside.ts'
import { refuseWrittenSecret } from './secrets/written-secret.ts'
import { refuseWithoutHooks, withProblems } from './broken-plugins.ts'
import type { Session } from './open-session.ts'
import type { Access } from './open-access.ts'

/** A plan with the code behind it. */
export interface MadePlan {
  readonly plan: RunPlan
  readonly code: ReadonlyMap<RunSpec, RunCode>
  /** Where requests go and which keys go along, by deployment, where its client says it. */
  readonly destinations: ReadonlyMap<string, Destination>
  /** What plugins changed in a run while it was planned. */
  readonly changesFor: (run: RunSpec) => readonly RecordedChange[]
  /** Entries and runs that are left out, and why. */
  readonly setAside: readonly SetAside[]
  /** Runs of the plan whose rows cannot be loaded here; none where runs are carried out. */
  readonly unavailable: readonly SetAside[]
}

/** What a plan is made for. */
export interface PlanPurpose {
  /** `show`: what cannot be loaded stays in the plan and is named. `run` (default): it is refused, or left out where it comes from a conf file. */
  readonly purpose?: 'show' | 'run'
}

const nothingToRun = (session: Session) =>
  new BinnacleError({
    code: 'ERR_PLAN_EMPTY',
    message:
      session.loaded.file === undefined
        ? 'there is nothing to run: no entry is given, and there is no config'
        : `there is nothing to run: no entry is given, and ${session.loaded.file} has no \`runs\` and no \`conf\``,
    hint: `Give an entry: binnacle run mmlu:subject=anatomy,model=openai/gpt-4o-mini. ${session.loaded.file === undefined ? INIT_HINT : ''} Or try \`binnacle demo\`.`,
  })

const nothingLeft = () =>
  new BinnacleError({
    code: 'ERR_PLAN_EMPTY',
    message: 'nothing is left to run after --model, --groups-to-run and --priority',
    hint: 'Look at models and groups with `binnacle plan`; an entry that names its own model is left out where --model names others.',
  })

/**
 * Plans the entries of the command line, or those of the config.
 * @throws BinnacleError of plugins that are broken, entries, tasks, models, options
 */
export async function makePlan(
  session: Session,
  words: readonly string[],
  access: Access,
  { purpose = 'run' }: PlanPurpose = {},
): Promise<MadePlan> {
  const { container, settings, said } = session
  refuseWithoutHooks(container)
  const entries = entriesOf(session, words)
  if (entries.length === 0) throw nothingToRun(session)
  const isReplay = settings.replay.length > 0
  const setAside: SetAside[] = []
  const fromFile = new Set<string>()
  const isFromFile = (entry: EntryToPlan) => !settings.strict && entry.fromFile === true
  const entered = await withProblems(container, () =>
    planEntries(container, entries, {
      models: settings.models,
      ...(settings.onlyModels === undefined ? {} : { onlyModels: settings.onlyModels }),
      ...(settings.groupsToRun === undefined ? {} : { groupsToRun: settings.groupsToRun }),
      ...(settings.priority === undefined ? {} : { priority: settings.priority }),
      ...(settings.maxEvalInstances === undefined ? {} : { maxEvalInstances: settings.maxEvalInstances }),
      ...(settings.numTrainTrials === undefined ? {} : { numTrainTrials: settings.numTrainTrials }),
      roles: session.loaded.config.roles ?? {},
      expanders: HELM_EXPANDERS,
      adjustments: HELM_ADJUSTMENTS,
      modelGroups: MODEL_GROUPS,
      readAsset: (source) => readAsset(access.openFiles().files, source),
      planned: (run, entry) => isFromFile(entry) && void fromFile.add(run.name),
      setAside(entry, error) {
        const left = isFromFile(entry) || purpose === 'show' ? setAsideFor(entry, error, isFromFile(entry)) : undefined
        if (left !== undefined) setAside.push(left)
        return left !== undefined
      },
    }),
  )
  if (entered.length === 0 && setAside.length > 0) throw nothingRuns(setAside)
  if (entered.length === 0) throw nothingLeft()
  warnOfRoles(session, entered)
  // A record answers whoever asks: the environment changes nothing there.
  const runs = isReplay ? entered : await Promise.all(entered.map((run) => withEnvironment(container, session.env, run)))
  const changes: RecordedChange[] = []
  const plan = await container.hooks.waterfall(
    'transformPlan',
    undefined,
    (change) => {
      said.note(`the plugin ${change.plugin} changed the plan`)
      changes.push(...runChanges(change))
    },
    { runs },
  )
  const checked = await checkRuns(session, plan.runs, purpose, (run) => fromFile.has(run.name))
  const left = [...setAside, ...checked.setAside]
  const ready = plan.runs.filter((run) => checked.code.has(run))
  if (ready.length === 0 && left.length > 0) throw nothingRuns(left)
  return {
    plan: { ...plan, runs: ready },
    ...checked,
    setAside: left,
    changesFor: (run) => changes.filter(({ subject }) => subject === `plan of ${run.name}`),
  }
}

/** Loads the code of runs, and looks whether their models can answer and their rows can be loaded. */
async function checkRuns(
  session: Session,
  runs: readonly RunSpec[],
  purpose: 'show' | 'run',
  isFromFile: (run: RunSpec) => boolean,
): Promise<Omit<MadePlan, 'plan' | 'changesFor'>> {
  const { container, said } = session
  const code = new Map<RunSpec, RunCode>()
  const destinations = new Map<string, Destination>()
  const setAside: SetAside[] = []
  const unavailable: SetAside[] = []
  const notComputed = new Set<string>()
  for (const run of runs) {
    let loaded: RunCode
    let why: SetAside | undefined
    try {
      loaded = await withProblems(container, () => loadRunCode(container, run))
      why = missingOf(run, loaded)
      if (why === undefined || purpose === 'show') await checkModels(session, run, loaded, destinations)
    } catch (error) {
      const left = isFromFile(run) ? setAsideRun(run, error) : undefined
      if (left === undefined) throw error
      setAside.push(left)
      continue
    }
    if (why !== undefined && purpose === 'run' && !isFromFile(run)) throw cannotLoad(why)
    if (why !== undefined && purpose === 'run') {
      setAside.push(why)
      continue
    }
    if (why !== undefined) unavailable.push(why)
    for (const part of undone(loaded)) notComputed.add(part)
    code.set(run, loaded)
    await checkTokenizer(session, run)
    await checkRetired(session, run)
  }
  for (const part of notComputed) said.note(part)
  return { code, destinations, setAside, unavailable }
}

/** Checks the model of a run and its judges. A record answers whoever asks: only that no key is written out is looked at there. */
async function checkModels(session: Session, run: RunSpec, loaded: RunCode, destinations: Map<string, Destination>): Promise<void> {
  if (session.settings.replay.length > 0) {
    for (const one of [run.deployment, ...judgesOf(run)]) refuseWrittenSecret(one.name, one.options)
    return
  }
  await checkModel(session, run, loaded, destinations)
  for (const judge of judgesOf(run)) await checkDeployment(session, judge, destinations)
}

/** What a run names and nobody computes here, in a line each. */
function undone({ metrics, annotators }: RunCode): readonly string[] {
  return [
    ...metrics.map(({ metric }) => ['metric', metric] as const),
    ...annotators.map(({ annotator }) => ['annotator', annotator] as const),
  ]
    .filter(([, part]) => part.unavailable !== undefined)
    .map(([kind, part]) => `the ${kind} ${part.name} is left out: ${part.unavailable!.text}`)
}

/** A name in `roles` that is nobody's, beside roles that models play: perhaps a slip, with which another model judges than is meant. */
function warnOfRoles({ container, loaded, said }: Session, runs: readonly RunSpec[]): void {
  const played = new Set(runs.flatMap(({ annotators }) => annotators.flatMap(({ roles }) => Object.keys(roles ?? {}))))
  if (played.size === 0) return
  for (const name of Object.keys(loaded.config.roles ?? {})) {
    if (played.has(name) || container.registries.has('annotators', name)) continue
    said.warn(
      `roles.${name} of the config is used by no run of this plan; the roles here: ${[...played].join(', ')}.${didYouMean(name, [...played])}`,
    )
  }
}

/** A change of the plan, run by run. A run that was not there before is new. */
function runChanges({ hook, plugin, before, after }: Omit<RecordedChange, 'subject'>): readonly RecordedChange[] {
  const old = new Map((before as RunPlan).runs.map((run) => [run.name, run]))
  return (after as RunPlan).runs.flatMap((run) => {
    const was = old.get(run.name)
    if (was !== undefined && JSON.stringify(was) === JSON.stringify(run)) return []
    return [{ hook, plugin, subject: `plan of ${run.name}`, before: was ?? null, after: run }]
  })
}

/** What the command line names, conf files first, as `helm-run` has it; where it names nothing, what the config does. */
function entriesOf({ settings, loaded, cwd, env, said }: Session, words: readonly string[]): readonly EntryToPlan[] {
  const given = [...words, ...settings.runEntries]
  const isGiven = given.length > 0 || settings.isConfGiven
  const files = isGiven && !settings.isConfGiven ? [] : settings.conf
  const fromFiles =
    files.length === 0 ? [] : readConf(files, { cwd, env, note: (text) => said.note(text) }).map((entry) => ({ ...entry, fromFile: true }))
  if (isGiven) return [...fromFiles, ...given.map((entry) => ({ entry, priority: 1 }))]
  return [...fromFiles, ...(loaded.config.runs ?? []).map((run) => ({ entry: typeof run === 'string' ? run : entryOf(run) }))]
}

/** An entry of the config in parts: values may hold commas there. */
function entryOf({
  task,
  args = {},
  model,
}: {
  readonly task: string
  readonly args?: Readonly<Record<string, string | number>> | undefined
  readonly model?: string | undefined
}): RunEntry {
  const all = { ...args, ...(model === undefined ? {} : { model }) }
  const own = Object.entries(all).map(([key, value]) => ({ key, value, text: String(value) }))
  return { ...parseRunEntry(task), args: own, text: task }
}

/** Checks the options of the model with the client's own schema, and matches what the adapter needs with what the client can do. */
async function checkModel(session: Session, run: RunSpec, { adapter }: RunCode, destinations: Map<string, Destination>): Promise<void> {
  const can = await checkDeployment(session, run.deployment, destinations)
  const lacking = can === undefined ? undefined : adapter.needs.find((need) => !can.includes(need))
  if (lacking !== undefined) throw engineErrors.cannot(run.task.name, run.deployment.name, adapter.name, lacking, can!)
}

/**
 * Checks the options of a deployment with its client's own schema, and that no key is written out in them; gives what it can do, where
 * that is known.
 */
async function checkDeployment(
  { container }: Session,
  deployment: RunDeployment,
  destinations: Map<string, Destination>,
): Promise<readonly Capability[] | undefined> {
  const client = await container.registries.get('modelClients', deployment.client)
  const options = checkOptions(`model ${deployment.name}: client`, client.name, client.options, deployment.options)
  const destination = destinationOf(client as unknown as ModelClient<unknown>, deployment, options)
  if (destination !== undefined) destinations.set(deployment.name, destination)
  return client.capabilities?.(options as never)
}

/** Names a missing tokenizer before anything is asked. */
async function checkTokenizer({ container, said }: Session, run: RunSpec): Promise<void> {
  const missing = (await findTokenizer(container, run))?.missing
  if (missing === undefined) return
  const source = installHint('tokenizers', missing)
  const install = source === undefined ? '' : ` (npm install -D ${source})`
  said.note(`tokens of ${run.deployment.name} are estimated: the tokenizer ${missing} is not installed${install}`)
}

/** Tells of a deployment whose provider has ended it: requests will fail, or another model answers in its place. */
async function checkRetired({ container: { registries }, said }: Session, { deployment: { name } }: RunSpec): Promise<void> {
  if (!registries.has('deployments', name)) return
  const { retired } = await registries.get('deployments', name)
  if (retired === undefined || retired > new Date().toISOString().slice(0, 10)) return
  said.warn(`${name} is not served since ${retired}; another model may answer in its place`)
}
