import type { Json, JsonObject, RunSpec } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import {
  draftRun,
  finishRun,
  type ReadAsset,
  resolveModel,
  type ResolvedModel,
  resolveRoles,
  type RoleSettings,
  type RunDraft,
  UNKNOWN_MODEL_TAGS,
} from '@binnacle/engine'
import { adjustToModel } from './adjustments.ts'
import { noModel, onlyModelGroup } from './errors.ts'
import { MODEL_GROUPS } from './expanders.data.ts'
import { EXPANDERS, isExpander } from './expanders.ts'
import { type EntryArgument, parseRunEntry, type RunEntry } from './run-entry.ts'

/** A run as the user names it: an entry, with HELM's groups and priority where it comes from a conf file. */
export interface EntryToPlan {
  readonly entry: string | RunEntry
  readonly groups?: readonly string[]
  readonly priority?: number
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
  const tags = await modelTags(container)
  for (const { entry, groups, priority } of entries) {
    if (settings.priority !== undefined && priority !== undefined && priority > settings.priority) continue
    for (const one of withModels(typeof entry === 'string' ? parseRunEntry(entry) : entry, settings.models)) {
      for (const draft of await expand(container, one, settings, tags)) {
        const run = await finish(container, draft, settings)
        if (settings.onlyModels !== undefined && !servedBy(run, settings.onlyModels)) continue
        if (settings.groupsToRun !== undefined && !run.groups.some((group) => settings.groupsToRun!.includes(group))) continue
        runs.push(withGroups(run, groups))
      }
    }
  }
  return runs
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
function withModels(entry: RunEntry, models: readonly string[]): readonly RunEntry[] {
  const own = entry.args.find((argument) => argument.key === 'model')
  if (own === undefined ? entry.args.some(({ key }) => key === 'model_deployment') : own.text.includes('/') || models.includes(own.text))
    return [entry]
  if (models.length === 0) {
    if (own === undefined) throw noModel(entry.text)
    if (MODEL_GROUPS.includes(own.text)) throw onlyModelGroup(entry.text, own.text)
    return [entry]
  }
  return models.map((model) => {
    const argument: EntryArgument = { key: 'model', value: model, text: model }
    const args = own === undefined ? [...entry.args, argument] : entry.args.map((other) => (other.key === 'model' ? argument : other))
    return { ...entry, args }
  })
}

async function expand(
  container: Container,
  entry: RunEntry,
  settings: PlanSettings,
  tags: ReadonlyMap<string, readonly string[]>,
): Promise<readonly RunDraft[]> {
  const args: JsonObject = Object.fromEntries(
    entry.args.filter(({ key }) => !isExpander(key)).map(({ key, value }): [string, Json] => [key, value]),
  )
  let drafts: readonly RunDraft[] = [await draftRun(container.registries, entry.name, args, settings.readAsset, Object.keys(EXPANDERS))]
  for (const argument of entry.args) {
    if (!isExpander(argument.key)) continue
    drafts = drafts.flatMap((draft) => EXPANDERS[argument.key]!(draft, argument, (model) => tags.get(model) ?? UNKNOWN_MODEL_TAGS))
  }
  return drafts
}

async function finish(container: Container, draft: RunDraft, settings: PlanSettings): Promise<RunSpec> {
  const { model, modelDeployment } = draft.adaptation
  // `model=host/creator/model` names a deployment, and that decides the model.
  const resolved: ResolvedModel = await resolveModel(container, modelDeployment.endsWith(`/${model}`) ? '' : model, modelDeployment)
  const { deployment } = resolved
  const placed: RunDraft = { ...draft, adaptation: { ...draft.adaptation, model: deployment.model, modelDeployment: deployment.name } }
  const adjusted = adjustToModel(placed, resolved.model?.tags ?? UNKNOWN_MODEL_TAGS)
  const { adaptation } = adjusted.draft
  const maxEvalInstances = adaptation.maxEvalInstances ?? settings.maxEvalInstances
  const numTrainTrials = adaptation.maxTrainInstances === 0 ? 1 : (settings.numTrainTrials ?? adaptation.numTrainTrials)
  return finishRun(
    { ...adjusted.draft, adaptation: { ...adaptation, ...(maxEvalInstances === undefined ? {} : { maxEvalInstances }), numTrainTrials } },
    resolved,
    await resolveRoles(container, adjusted.draft.annotators, settings.roles ?? {}),
    adjusted.adjustments,
  )
}

/** Groups of a conf file are appended, and stand sorted in the name. */
function withGroups(run: RunSpec, groups: readonly string[] | undefined): RunSpec {
  if (groups === undefined || groups.length === 0) return run
  return { ...run, name: `${run.name},groups=${groups.toSorted().join('-')}`, groups: [...run.groups, ...groups] }
}
