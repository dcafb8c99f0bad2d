import type { Adjustment, AssetSource, EntryArgument, Expander, ExpanderContext, Json, JsonObject, RunDraft, RunSpec } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import {
  annotatorAssets,
  draftRun,
  findPerturbation,
  finishRun,
  type ReadAsset,
  resolveModel,
  type ResolvedModel,
  resolveRoles,
  type RoleSettings,
  UNKNOWN_MODEL_TAGS,
} from '@binnacle/engine'
import { adjustToModel } from './adjust-to-model.ts'
import { noModel, onlyModelGroup } from './errors.ts'
import { parseRunEntry, type RunEntry } from './run-entry.ts'

/** A run as the user names it: an entry, with HELM's groups and priority where it comes from a conf file. */
export interface EntryToPlan {
  readonly entry: string | RunEntry
  readonly groups?: readonly string[]
  readonly priority?: number
  /** Whether it stands in a conf file, among others that need not wait for it. */
  readonly fromFile?: boolean
}

/** The settings of the command that count while entries are resolved. */
export interface PlanSettings {
  /** Models for entries that name none. */
  readonly models: readonly string[]
  /** Only runs of these models or deployments, as `helm-run --models-to-run` leaves the others out. */
  readonly onlyModels?: readonly string[]
  /** Only runs of these groups. */
  readonly groupsToRun?: readonly string[]
  readonly priority?: number
  readonly maxEvalInstances?: number
  readonly numTrainTrials?: number
  /** Who plays the roles of annotators, unless they say so themselves. */
  readonly roles?: RoleSettings
  readonly readAsset: ReadAsset
  /** Expanders of the host, such as HELM's; those of plugins come beside them. A host's own stands before a plugin's of that name. */
  readonly expanders?: readonly HostExpander[]
  /** Adjustments of the host, made before those of plugins. */
  readonly adjustments?: readonly HostAdjustment[]
  /** Told of an entry that cannot be planned: true sets it aside, else the error is thrown. */
  readonly setAside?: (entry: EntryToPlan, error: unknown) => boolean
  /** Told which entry a run comes from. */
  readonly planned?: (run: RunSpec, entry: EntryToPlan) => void
  /** Words that stand for a group of models in `model=…`. */
  readonly modelGroups?: readonly string[]
}

/** An expander or adjustment that is handed in without a plugin around it. */
export type HostExpander = Pick<Expander, 'name' | 'expand'>
export type HostAdjustment = Pick<Adjustment, 'name' | 'applies' | 'change' | 'suffix'>

/** What resolving all entries of a plan works with. */
interface Planning {
  readonly container: Container
  readonly settings: PlanSettings
  readonly expanders: ReadonlyMap<string, HostExpander>
  readonly adjustments: readonly HostAdjustment[]
  readonly context: ExpanderContext
}

/**
 * Resolves run entries, as `helm-run` does: expanders in the order of the text, model and deployment, adjustments, then the
 * settings of the command.
 * @throws BinnacleError `ERR_ENTRY_*`, `ERR_TASK_UNKNOWN`, `ERR_PLAN_*`, `ERR_MODEL_*`
 */
export async function planEntries(
  container: Container,
  entries: readonly EntryToPlan[],
  settings: PlanSettings,
): Promise<readonly RunSpec[]> {
  const runs: RunSpec[] = []
  const planning = await openPlanning(container, settings)
  for (const entry of entries) {
    if (settings.priority !== undefined && entry.priority !== undefined && entry.priority > settings.priority) continue
    try {
      for (const run of await runsOf(entry, planning)) {
        settings.planned?.(run, entry)
        runs.push(run)
      }
    } catch (error) {
      if (settings.setAside?.(entry, error) !== true) throw error
    }
  }
  return runs
}

/** The runs of one entry. */
async function runsOf({ entry, groups }: EntryToPlan, planning: Planning): Promise<readonly RunSpec[]> {
  const { settings } = planning
  const runs: RunSpec[] = []
  for (const one of withModels(typeof entry === 'string' ? parseRunEntry(entry) : entry, settings)) {
    for (const draft of await expand(one, planning)) {
      const run = await finish(draft, planning)
      const { onlyModels = [], groupsToRun = [] } = settings
      if (onlyModels.length > 0 && !servedBy(run, onlyModels)) continue
      if (groupsToRun.length > 0 && !run.groups.some((group) => groupsToRun.includes(group))) continue
      runs.push(withGroups(run, groups))
    }
  }
  return runs
}

async function openPlanning(container: Container, settings: PlanSettings): Promise<Planning> {
  const { registries } = container
  const contributed = <K extends 'expanders' | 'adjustments'>(kind: K) =>
    Promise.all(registries.list(kind).map((entry) => registries.get(kind, entry.name)))
  const expanders = [...(await contributed('expanders')), ...(settings.expanders ?? [])]
  const tags = await modelTags(container)
  return {
    container,
    settings,
    expanders: new Map(expanders.map((expander) => [expander.name, expander])),
    adjustments: [...(settings.adjustments ?? []), ...(await contributed('adjustments'))],
    context: {
      tagsOf: (model) => tags.get(model) ?? UNKNOWN_MODEL_TAGS,
      modelsWith: (tag) => [...tags].flatMap(([model, own]) => (own.includes(tag) ? [model] : [])),
    },
  }
}

const servedBy = ({ deployment }: RunSpec, names: readonly string[]): boolean =>
  names.includes(deployment.model) || names.includes(deployment.name)

/** Models by name with their tags, for expanders that ask. */
async function modelTags(container: Container): Promise<ReadonlyMap<string, readonly string[]>> {
  const models = await Promise.all(container.registries.list('models').map((entry) => container.registries.get('models', entry.name)))
  return new Map(models.map((model) => [model.name, model.tags]))
}

/**
 * The entry as it stands, or one for each model where it names none. A word without a slash, as `text`, is HELM's name for a group of
 * models, and stands for those that are given. A deployment alone decides the model.
 */
function withModels(entry: RunEntry, { models, modelGroups = [] }: PlanSettings): readonly RunEntry[] {
  const own = entry.args.find((argument) => argument.key === 'model')
  if (own === undefined ? entry.args.some(({ key }) => key === 'model_deployment') : own.text.includes('/') || models.includes(own.text))
    return [entry]
  if (models.length === 0) {
    if (own === undefined) throw noModel(entry.text)
    if (modelGroups.includes(own.text)) throw onlyModelGroup(entry.text, own.text)
    return [entry]
  }
  return models.map((model) => {
    const argument: EntryArgument = { key: 'model', value: model, text: model }
    const args = own === undefined ? [...entry.args, argument] : entry.args.map((other) => (other.key === 'model' ? argument : other))
    return { ...entry, args }
  })
}

async function expand(entry: RunEntry, { container, settings, expanders, context }: Planning): Promise<readonly RunDraft[]> {
  const args: JsonObject = Object.fromEntries(
    entry.args.filter(({ key }) => !expanders.has(key)).map(({ key, value }): [string, Json] => [key, value]),
  )
  let drafts: readonly RunDraft[] = [await draftRun(container.registries, entry.name, args, settings.readAsset, [...expanders.keys()])]
  for (const argument of entry.args) {
    const expander = expanders.get(argument.key)
    if (expander !== undefined) drafts = drafts.flatMap((draft) => expander.expand(draft, argument, context))
  }
  return drafts
}

async function finish(draft: RunDraft, { container, settings, adjustments }: Planning): Promise<RunSpec> {
  const { model, modelDeployment } = draft.adaptation
  // `model=host/creator/model` names a deployment, and that decides the model.
  const resolved: ResolvedModel = await resolveModel(container, modelDeployment.endsWith(`/${model}`) ? '' : model, modelDeployment)
  const { deployment } = resolved
  const placed: RunDraft = { ...draft, adaptation: { ...draft.adaptation, model: deployment.model, modelDeployment: deployment.name } }
  const adjusted = adjustToModel(placed, resolved.model?.tags ?? UNKNOWN_MODEL_TAGS, adjustments)
  const { adaptation } = adjusted.draft
  const maxEvalInstances = adaptation.maxEvalInstances ?? settings.maxEvalInstances
  const numTrainTrials = adaptation.maxTrainInstances === 0 ? 1 : (settings.numTrainTrials ?? adaptation.numTrainTrials)
  const judged = await annotatorAssets(container.registries, adjusted.draft.annotators)
  for (const source of judged) await settings.readAsset(source)
  const assets = [...(adjusted.draft.assets ?? []), ...(await perturbationAssets(container, adjusted.draft)), ...judged]
  return finishRun(
    {
      ...adjusted.draft,
      adaptation: { ...adaptation, ...(maxEvalInstances === undefined ? {} : { maxEvalInstances }), numTrainTrials },
      ...(assets.length === 0 ? {} : { assets }),
    },
    resolved,
    await resolveRoles(container, adjusted.draft.annotators, settings.roles ?? {}),
    adjusted.adjustments,
  )
}

/** The tables that perturbations of a run read; those of perturbations that are not installed are not known. */
async function perturbationAssets({ registries }: Container, { augmentation }: RunDraft): Promise<readonly AssetSource[]> {
  const assets: AssetSource[] = []
  for (const use of augmentation?.perturbations ?? []) {
    if (!registries.has('perturbations', use.name)) continue
    const { perturbation, options } = await findPerturbation(registries, use)
    assets.push(...Object.values(perturbation.assets?.(options) ?? {}))
  }
  return assets
}

/** Groups of a conf file are appended, and stand sorted in the name. */
function withGroups(run: RunSpec, groups: readonly string[] | undefined): RunSpec {
  if (groups === undefined || groups.length === 0) return run
  return { ...run, name: `${run.name},groups=${groups.toSorted().join('-')}`.replaceAll('/', '_'), groups: [...run.groups, ...groups] }
}
