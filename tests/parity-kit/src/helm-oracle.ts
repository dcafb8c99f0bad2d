import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Adaptation, Augmentation, MetricUse, TaskRecipe, Use } from '@binnacle/core'
import { METRIC_CLASSES } from './metric-classes.data.ts'
import type { Registries } from '@binnacle/core/host'

/** The folder beside the repository with what HELM itself asked and scored, where it is there. */
export const shared = fileURLToPath(new URL('../../../../shared/', import.meta.url))

/** Whether stored outcomes of HELM are there to compare with. */
export const hasOracle: boolean = existsSync(`${shared}oracle`)

/** The mirror that belongs to the stored outcomes. */
export const oracleMirror = `${shared}mirror`

/** The mirror of HELM's own files, with the prompts that are read when a run is planned. */
export const helmMirror = `${shared}mirror-helm`

/** The mirror of made-up data in the form of the sources, by suite. */
export const madeMirror = (suite: string): string => `${shared}mirror-made/${suite}`

/** An instance as HELM writes it. */
export interface HelmInstance {
  readonly input: { readonly text: string }
  readonly references: readonly { readonly output: { readonly text: string }; readonly tags: readonly string[] }[]
  readonly split: string
  readonly id: string
  readonly perturbation?: object
  readonly extra_data?: object
}

/** A run of HELM's as it was stored. */
export interface StoredRun {
  /** Suite and run name, with a slash. */
  readonly place: string
  readonly scenarioArgs: Readonly<Record<string, unknown>>
  readonly scenario: { readonly name: string; readonly description: string; readonly tags: readonly string[] }
  readonly instances: readonly HelmInstance[]
}

/** The folders of all stored runs: suite and run name. */
function storedPlaces(): readonly string[] {
  const root = `${shared}oracle/helm/`
  return folders(root).flatMap((suite) =>
    folders(root + suite).flatMap((run) => (existsSync(`${root}${suite}/${run}/run_spec.json.gz`) ? [`${suite}/${run}`] : [])),
  )
}

/** A request of a lettered question. */
export interface StoredQuestion {
  readonly place: string
  readonly prompt: string
  /** The letters that were offered, in order, with the texts of the choices. */
  readonly choices: readonly (readonly [letter: string, text: string])[]
}

/** All stored requests of lettered questions; some prompts are cut at a small window. */
export function* storedQuestions(): Iterable<StoredQuestion> {
  interface State {
    readonly request: { readonly prompt: string }
    readonly output_mapping?: Readonly<Record<string, string>>
  }
  for (const place of storedPlaces()) {
    const path = `${shared}oracle/helm/${place}/scenario_state.json.gz`
    if (!existsSync(path)) continue
    for (const { request, output_mapping: mapping } of (readJson(path) as { request_states: readonly State[] }).request_states) {
      if (mapping !== undefined) yield { place, prompt: request.prompt, choices: Object.entries(mapping) }
    }
  }
}

/** All stored runs of a scenario, by its Python class. */
export function storedRuns(className: string): readonly StoredRun[] {
  const root = `${shared}oracle/helm/`
  return storedPlaces().flatMap((place): StoredRun[] => {
    const path = `${root}${place}/`
    const spec = readJson(`${path}run_spec.json.gz`) as { scenario_spec: { class_name: string; args: Record<string, unknown> } }
    if (spec.scenario_spec.class_name !== className) return []
    return [
      {
        place,
        scenarioArgs: spec.scenario_spec.args,
        scenario: readJson(`${path}scenario.json.gz`) as StoredRun['scenario'],
        instances: instancesOf(path),
      },
    ]
  })
}

function folders(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** `instances.json` where helm-summarize wrote it, else the instances of the requests. */
function instancesOf(path: string): readonly HelmInstance[] {
  if (existsSync(`${path}instances.json.gz`)) return readJson(`${path}instances.json.gz`) as HelmInstance[]
  const state = readJson(`${path}scenario_state.json.gz`) as { request_states: { instance: HelmInstance }[] }
  return state.request_states.map(({ instance }) => instance)
}

function readJson(path: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(path)).toString())
}

/** A run spec as a run spec function of HELM's returns it. */
export interface HelmRunSpec {
  readonly name: string
  readonly scenario_spec: { readonly class_name: string; readonly args: object }
  readonly adapter_spec: object
  readonly metric_specs: readonly { readonly class_name: string; readonly args: object }[]
  readonly data_augmenter_spec: object
  readonly groups: readonly string[]
  readonly annotators?: readonly { readonly class_name: string; readonly args: object }[]
}

/** What a run spec function returns, or raises, for some arguments. */
export interface ResolvedFunction {
  readonly args: Readonly<Record<string, unknown>>
  readonly spec?: HelmRunSpec
  readonly error?: { readonly type: string; readonly message: string }
}

/** A resolution that read a file, with what was in it. */
export interface ResolvedWithFile extends ResolvedFunction {
  readonly file: string
  readonly content: unknown
  readonly jury_prompt?: string
}

/** All stored resolutions of a run spec function over files that were made up. */
export function resolvedWithFiles(name: string): readonly ResolvedWithFile[] {
  return resolutions<ResolvedWithFile>(name, ['functions-made-input'])
}

/** All stored resolutions of a run spec function. */
export function resolvedFunctions(name: string): readonly ResolvedFunction[] {
  return resolutions<ResolvedFunction>(name, ['functions', 'function-variants'])
}

function resolutions<T extends ResolvedFunction>(name: string, files: readonly string[]): readonly T[] {
  const parts = new Map(lines<{ id: number; value: never }>('functions-parts').map(({ id, value }) => [id, value]))
  const specs = new Map(lines<Record<string, number> & { name: never }>('functions-specs').map((spec) => [spec.id, spec]))
  const part = (id: number | undefined) => parts.get(id!)!
  return files
    .flatMap((file) => lines<Omit<T, 'spec'> & { readonly name: string; readonly spec?: number }>(file))
    .flatMap(({ name: found, spec, ...rest }): T[] => {
      if (found !== name) return []
      if (spec === undefined) return rest.error === undefined ? [] : [rest as unknown as T]
      const { name: runName, S, A, M, D, G, N } = specs.get(spec)!
      const resolved = {
        name: runName,
        scenario_spec: part(S),
        adapter_spec: part(A),
        metric_specs: part(M),
        data_augmenter_spec: part(D),
        groups: part(G),
        ...(N === undefined ? {} : { annotators: part(N) }),
      }
      return [{ ...rest, spec: resolved } as unknown as T]
    })
}

function lines<T>(file: string): readonly T[] {
  const text = gunzipSync(readFileSync(`${shared}oracle/run-specs/${file}.jsonl.gz`)).toString()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}

/** A recipe as HELM's run spec without a model, with the class names that scenarios and metrics say of themselves. */
export async function helmRunSpec(name: string, recipe: TaskRecipe, registries: Registries): Promise<HelmRunSpec> {
  const scenario = await registries.get('scenarios', recipe.scenario.name)
  return {
    name: recipe.name ?? name,
    scenario_spec: { class_name: scenario.helm!.className, args: recipe.scenario.options ?? {} },
    adapter_spec: snakeCase(recipe.adaptation),
    metric_specs: await Promise.all(recipe.metrics.map((use) => helmMetricSpec(use, registries))),
    data_augmenter_spec: helmAugmenterSpec(recipe.augmentation),
    groups: recipe.groups,
    ...(recipe.annotators === undefined
      ? {}
      : { annotators: await Promise.all(recipe.annotators.map((use) => helmAnnotatorSpec(use, registries))) }),
  }
}

async function helmMetricSpec({ name, options }: MetricUse, registries: Registries) {
  return { class_name: await metricClass(name, registries), args: options ?? {} }
}

/** The class of a metric as it says itself; of one that no plugin at hand has, as the table of classes says. */
async function metricClass(name: string, registries: Registries): Promise<string> {
  if (registries.has('metrics', name)) return (await registries.get('metrics', name)).helm!.className
  return `helm.benchmark.metrics.${METRIC_CLASSES.find(({ metric }) => metric === name)?.helm}`
}

async function helmAnnotatorSpec({ name, options }: Use, registries: Registries) {
  const annotator = await registries.get('annotators', name)
  return { class_name: annotator.helm!.className, args: options ?? {} }
}

function helmAugmenterSpec(augmentation: Augmentation | undefined): object {
  return {
    perturbation_specs: augmentation?.perturbations ?? [],
    should_augment_train_instances: augmentation?.augmentTrain ?? false,
    should_include_original_train: augmentation?.includeOriginalTrain ?? false,
    should_skip_unchanged_train: augmentation?.skipUnchangedTrain ?? false,
    should_augment_eval_instances: augmentation?.augmentEval ?? false,
    should_include_original_eval: augmentation?.includeOriginalEval ?? false,
    should_skip_unchanged_eval: augmentation?.skipUnchangedEval ?? false,
    seeds_per_instance: augmentation?.seedsPerInstance ?? 1,
  }
}

function snakeCase(adaptation: Adaptation): object {
  return Object.fromEntries(
    Object.entries(adaptation).map(([key, value]) => [key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value as unknown]),
  )
}
