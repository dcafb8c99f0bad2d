import {
  type Annotator,
  type AssetSource,
  checkValue,
  type Deployment,
  didYouMean,
  formatIssuePath,
  isBinnacleError,
  type Json,
  type JsonObject,
  type ModelInfo,
  type RunAnnotator,
  type RunDraft,
  type RunDeployment,
  type RunSpec,
  type Schema,
  type TaskRecipe,
  type Use,
} from '@binnacle/core'
import { type Container, formatIssues, isMissingField, type Registries } from '@binnacle/core/host'
import * as errors from '../errors.ts'
import { checkOptions } from './check-options.ts'

/** Reads a file that a task declares. */
export type ReadAsset = (source: AssetSource) => Promise<Json>

/**
 * Asks a task for its recipe.
 * @param others keys that may stand beside the task's own arguments, for “did you mean”
 * @throws BinnacleError `ERR_TASK_UNKNOWN`, `ERR_PLAN_ARGUMENTS`, `ERR_PLAN_TASK`
 */
export async function draftRun(
  registries: Registries,
  name: string,
  args: JsonObject,
  readAsset: ReadAsset,
  others: readonly string[] = [],
): Promise<RunDraft> {
  const task = await registries.get('tasks', name)
  const options = checkArguments(name, task.options, args, others)
  const assets: AssetSource[] = []
  let recipe: TaskRecipe
  try {
    const read: Record<string, Json> = {}
    const wanted = () => Object.entries(task.assets?.(options, read) ?? {}).filter(([key]) => !Object.hasOwn(read, key))
    for (let next = wanted(); next.length > 0; next = wanted()) {
      for (const [key, source] of next) read[key] = await readAsset(source)
      assets.push(...next.map(([, source]) => source))
    }
    recipe = task.build(options, read)
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : errors.taskThrew(name, cause)
  }
  return {
    name: recipe.name ?? defaultName(name, options as JsonObject),
    task: { name, args },
    scenario: recipe.scenario,
    adaptation: recipe.adaptation,
    ...(recipe.augmentation === undefined ? {} : { augmentation: recipe.augmentation }),
    metrics: recipe.metrics,
    annotators: recipe.annotators ?? [],
    groups: recipe.groups,
    ...(assets.length === 0 ? {} : { assets }),
    ...(recipe.main === undefined ? {} : { main: recipe.main }),
  }
}

/** `task:key=value,…` with all options, as HELM's run spec functions name their runs. */
function defaultName(task: string, options: JsonObject): string {
  const parts = Object.entries(options).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [`${key}=${String(value)}`],
  )
  return parts.length === 0 ? task : `${task}:${parts.join(',')}`
}

function checkArguments(task: string, schema: Schema<unknown> | undefined, args: JsonObject, others: readonly string[]): unknown {
  const given = Object.keys(args)
  if (schema === undefined) {
    const [first] = given
    if (first !== undefined) throw errors.badTaskOptions(task, `it takes no argument “${first}”.${didYouMean(first, others)}`, [])
    return {}
  }
  const known = Object.keys((schema as { shape?: object }).shape ?? {})
  const unknown = known.length === 0 ? undefined : given.find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw errors.badTaskOptions(task, `there is no argument “${unknown}”.${didYouMean(unknown, [...known, ...others])}`, known)
  const result = checkValue(schema, args)
  if (result.issues !== undefined) {
    const missing = result.issues.filter((issue) => isMissingField(issue, args)).map((issue) => `“${formatIssuePath(issue)}”`)
    const text = missing.length === 1 ? `the argument ${missing[0]} is missing` : `the arguments ${missing.join(', ')} are missing`
    throw errors.badTaskOptions(task, missing.length > 0 ? text : formatIssues(result.issues), known)
  }
  const lost = given.find((key) => !Object.hasOwn(result.value as object, key))
  if (lost !== undefined) throw errors.badTaskOptions(task, `there is no argument “${lost}”`, Object.keys(result.value as object))
  return result.value
}

/** A model with the place that serves it. */
export interface ResolvedModel {
  readonly model: ModelInfo | undefined
  readonly deployment: Deployment
}

/**
 * Finds who serves a model: the named deployment; else the last one of the model that is not deprecated, else its last; else
 * one named like the model. What no registry knows, a `resolveModel` hook may answer.
 * @throws BinnacleError `ERR_MODEL_UNKNOWN`, `ERR_MODEL_NO_DEPLOYMENT`
 */
export async function resolveModel(container: Container, model: string, deploymentName?: string): Promise<ResolvedModel> {
  const { registries, hooks } = container
  const entries = registries.list('deployments')
  const isNamed = deploymentName !== undefined && deploymentName !== ''
  let found: Deployment | undefined
  if (isNamed) {
    found = registries.has('deployments', deploymentName) ? await registries.get('deployments', deploymentName) : undefined
    if (found !== undefined && model !== '' && found.model !== model) throw unknownModel(registries, `${deploymentName} as ${model}`)
  } else {
    const all = await Promise.all(entries.map((entry) => registries.get('deployments', entry.name)))
    const serving = all.filter((deployment) => deployment.model === model)
    found =
      serving.findLast((deployment) => deployment.deprecated !== true) ??
      serving.at(-1) ??
      all.find((deployment) => deployment.name === model)
  }
  if (found === undefined) {
    const name = isNamed ? deploymentName : model
    const answer = await hooks.first('resolveModel', undefined, name)
    if (answer !== undefined) return answer
    if (!isNamed && registries.has('models', model)) throw errors.noDeployment(model)
    throw unknownModel(registries, name)
  }
  const info = registries.has('models', found.model) ? await registries.get('models', found.model) : undefined
  return { model: info, deployment: found }
}

function unknownModel(registries: Registries, name: string) {
  const known = [...registries.list('models'), ...registries.list('deployments')].map((entry) => entry.name)
  return errors.modelUnknown(name, didYouMean(name, known))
}

/** What HELM gives a model that it does not know. */
export const UNKNOWN_MODEL_TAGS: readonly string[] = ['TEXT_MODEL_TAG', 'FULL_FUNCTIONALITY_TEXT_MODEL_TAG']

/** Puts a draft, its deployment, and its annotators with those who play their roles together. */
export function finishRun(
  draft: RunDraft,
  resolved: ResolvedModel,
  annotators: readonly RunAnnotator[],
  adjustments: readonly string[],
): RunSpec {
  const { deployment, model } = resolved
  const { main, ...rest } = draft
  return {
    ...rest,
    name: draft.name.replaceAll('/', '_'),
    ...(main === undefined ? {} : { main }),
    annotators,
    deployment: runDeployment(deployment),
    modelTags: model?.tags ?? UNKNOWN_MODEL_TAGS,
    adjustments,
  }
}

/** A deployment as a run spec has it. */
export function runDeployment(deployment: Deployment): RunDeployment {
  const { name, model, client, options, window, tokenizer, price } = deployment
  return {
    name,
    model,
    client,
    options: (options ?? {}) as JsonObject,
    ...(window === undefined ? {} : { window }),
    ...(tokenizer === undefined ? {} : { tokenizer: typeof tokenizer === 'string' ? { name: tokenizer } : tokenizer }),
    ...(price === undefined ? {} : { price }),
  }
}

/** The files that the annotators of a run need. */
export async function annotatorAssets(registries: Registries, uses: readonly Use[]): Promise<readonly AssetSource[]> {
  const all = await Promise.all(
    uses.map(async ({ name, options }) => {
      const annotator = (await registries.get('annotators', name)) as unknown as Annotator<unknown>
      return Object.values(annotator.assets?.(checkOptions('annotator', name, annotator.options, options)) ?? {})
    }),
  )
  return all.flat()
}
