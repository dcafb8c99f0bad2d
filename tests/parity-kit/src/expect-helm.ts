import type { Files, Json, Scenario, ScenarioContext, Schema, SchemaResult, SourceInstance } from '@binnacle/core'
import type { Registries } from '@binnacle/core/host'
import { expect } from 'vitest'
import { helmRunSpec, resolvedFunctions, storedRuns } from './helm-oracle.ts'

/** All instances of a scenario in the order of loading. */
export async function loadAll(registries: Registries, name: string, options: object, files: Files): Promise<readonly SourceInstance[]> {
  const scenario = (await registries.get('scenarios', name)) as unknown as Scenario<unknown>
  const checked = scenario.options === undefined ? { value: options } : checkValue(scenario.options, options)
  if (checked.issues !== undefined) throw new Error(JSON.stringify(checked.issues))
  const instances: SourceInstance[] = []
  const media = { keep: () => Promise.reject(new Error('no media here')) }
  const context: ScenarioContext = { files, media, fetch, signal: new AbortController().signal, warn: () => {} }
  for await (const instance of scenario.load(checked.value, context)) instances.push(instance)
  return instances
}

/**
 * Compares every instance of every stored run of a scenario: id, text, references with their tags, split; also the
 * scenario's name and tags. Descriptions are Binnacle's own words.
 * @param files reads the mirror that the stored runs were made from
 * @returns how many runs and instances were compared
 */
export async function expectStoredInstances(
  registries: Registries,
  name: string,
  files: Files,
): Promise<{ runs: number; instances: number }> {
  const { helm } = await registries.get('scenarios', name)
  const loaded = new Map<string, readonly SourceInstance[]>()
  const count = { runs: 0, instances: 0 }
  for (const run of storedRuns(helm!.className)) {
    expect(run.scenario, run.place).toMatchObject({ name, tags: helm!.tags })
    const key = JSON.stringify(run.scenarioArgs)
    const instances = loaded.get(key) ?? (await loadAll(registries, name, run.scenarioArgs, files))
    loaded.set(key, instances)
    count.runs++
    for (const stored of run.instances) {
      if (stored.perturbation !== undefined) continue
      const { id, extra_data: extra, ...rest } = stored
      const found = instances.find((own, place) => String(own.id ?? `id${place}`) === id)
      expect(found, `${run.place}, ${id}`).toEqual({
        ...(found?.id === undefined ? {} : { id: found.id }),
        // HELM knows no clusters.
        ...(found?.cluster === undefined ? {} : { cluster: found.cluster }),
        ...rest,
        ...(extra === undefined ? {} : { extra }),
      })
      count.instances++
    }
  }
  return count
}

/** How resolved run specs are compared. */
export interface ResolvedOptions {
  /** What the task reads while it is planned. */
  readonly assets?: { readonly [name: string]: Json }
  /** Arguments that HELM takes and fails on later. */
  readonly refusedHere?: (args: Readonly<Record<string, unknown>>) => boolean
}

/**
 * Compares the recipe of a task with what HELM's run spec function returns, for every stored set of arguments that it takes.
 * Arguments that HELM refuses must be refused.
 * @returns how many run specs were compared
 */
export async function expectResolvedSpecs(
  registries: Registries,
  name: string,
  { assets = {}, refusedHere = () => false }: ResolvedOptions = {},
): Promise<{ equal: number; refused: number }> {
  const task = await registries.get('tasks', name)
  const count = { equal: 0, refused: 0 }
  for (const { args, spec, error } of resolvedFunctions(name)) {
    const isRefusedHere = refusedHere(args)
    const checked = task.options === undefined ? { value: args } : checkValue(task.options, args)
    if (error !== undefined || isRefusedHere) {
      const unknown = Object.keys(args).filter(
        (key) => checked.issues !== undefined || task.options === undefined || !(key in checked.value),
      )
      const isRefused = checked.issues !== undefined || unknown.length > 0
      if (!isRefused) expect(() => task.build((checked as { value: never }).value, assets), JSON.stringify(args)).toThrow()
      count.refused++
      continue
    }
    expect(checked.issues, JSON.stringify(args)).toBeUndefined()
    const options = (checked as { value: object }).value
    const values = Object.entries(options).map(([key, value]) => `${key}=${String(value)}`)
    const defaultName = values.length === 0 ? name : `${name}:${values.join(',')}`
    expect(await helmRunSpec(defaultName, task.build(options as never, assets), registries), JSON.stringify(args)).toEqual(spec)
    count.equal++
  }
  return count
}

/** Core's `checkValue`: this folder belongs to no package, so it can take only types from core. */
function checkValue<Output>(schema: Schema<Output>, value: unknown): SchemaResult<Output> {
  return schema['~standard'].validate(value) as SchemaResult<Output>
}
