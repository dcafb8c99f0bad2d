import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetSource, Augmentation, Instance, Json, Scenario, Use } from '@binnacle/core'
import { createContainer } from '@binnacle/core/host'
import { openAugmentation } from '@binnacle/engine'
import perturbationsBasic from '@binnacle/perturbations-basic'
import { describe, expect, it } from 'vitest'
import { ownMirror, sharedFolder } from './helm-runs.ts'
import { createOracleContainer } from './run-specs.ts'
import { readStoredRunSpec, readStoredSamples, type StoredRow, storedRows } from './stored-requests.ts'

const hasShared = existsSync(`${sharedFolder}/oracle/helm/INDEX.json`)

const container = createContainer([{ origin: 'test', plugin: perturbationsBasic() }], [], () => {})
const { registries } = container

/** Folders in which files of the web may lie by their address. */
const MIRRORS = ['mirror', 'mirror-helm', 'mirror-made/general', 'mirror-made/languages']
  .map((name) => join(sharedFolder, name))
  .concat(ownMirror)

function fileOf(source: AssetSource): string | undefined {
  if (!('url' in source)) throw new Error('only files of the web are named')
  return MIRRORS.map((mirror) => join(mirror, 'http', source.url.replace('https://', ''))).find((file) => existsSync(file))
}

function readTable(source: AssetSource): Promise<Json> {
  const text = readFileSync(fileOf(source)!, 'utf8')
  return Promise.resolve(source.format === 'text' ? text : (JSON.parse(text) as Json))
}

/** Our perturbations by HELM's class. */
const byClass = new Map<string, string>()
for (const { name } of registries.list('perturbations')) byClass.set((await registries.get('perturbations', name)).helm!.className, name)

/** The perturbations of a stored run as ours; one that is not here has no name. */
function usesOf(row: StoredRow): readonly (Use | undefined)[] {
  const { perturbation_specs: specs } = readStoredRunSpec(row.place).data_augmenter_spec
  return specs.map(({ class_name: className, args }) => {
    const name = byClass.get(className)
    return name === undefined ? undefined : { name, options: args }
  })
}

/** HELM's scenarios as ours, by class. */
const { registries: all } = await createOracleContainer([], new Map())
const scenarios = new Map<string, Scenario<unknown>['helm']>()
for (const { name } of all.list('scenarios')) {
  const { helm } = (await all.get('scenarios', name)) as unknown as Scenario<unknown>
  if (helm !== undefined) scenarios.set(helm.className, helm)
}

/** Whether HELM makes the inputs of a passage and a question, and so keeps copies that did not change. */
function keepsUnchanged({ scenario, scenario_args: args }: StoredRow): boolean {
  const keeps = scenarios.get(scenario)?.keepsUnchangedCopies
  return typeof keeps === 'function' ? keeps(args) : keeps === true
}

const EVAL: Omit<Augmentation, 'perturbations'> = {
  augmentTrain: false,
  includeOriginalTrain: true,
  skipUnchangedTrain: true,
  augmentEval: true,
  includeOriginalEval: true,
  skipUnchangedEval: true,
  seedsPerInstance: 1,
}

/** A table that a perturbation needs and that is not at hand. */
async function missingTable({ name, options }: Use): Promise<string | undefined> {
  const sources = Object.values((await registries.get('perturbations', name)).assets?.(options as never) ?? {})
  const missing = sources.find((source) => fileOf(source) === undefined)
  return missing === undefined ? undefined : (missing as { readonly url: string }).url
}

/** Compares the copies that some perturbations make of all instances of a run; gives how many there are. */
async function compare(row: StoredRow, perturbations: readonly Use[]): Promise<number> {
  const augment = await openAugmentation(container, { ...EVAL, perturbations }, readTable, keepsUnchanged(row))
  const names = perturbations.map(({ name }) => name)
  const stored = readStoredSamples(row.place)
    .filter(({ trial }) => trial === 0)
    .map(({ instance }) => instance)
    .filter(({ perturbation }) => perturbation === undefined || names.includes(perturbation.name))
  const own = stored.filter(({ perturbation }) => perturbation === undefined).flatMap((instance) => augment(instance, 'eval'))
  const named = (instances: readonly Instance[]) => instances.map(({ id, perturbation }) => [id, perturbation?.name])
  expect(named(own), row.place).toEqual(named(stored))
  for (const [index, copy] of own.entries()) expect(copy, `${row.place}: ${copy.id}, ${copy.perturbation?.name}`).toEqual(stored[index])
  return own.filter(({ perturbation }) => perturbation !== undefined).length
}

/** HELM's table of misspellings, which the stored data do not bring. */
const [MISSPELLINGS] = Object.values((await registries.get('perturbations', 'misspellings')).assets!({ prob: 1 } as never))

/** HELM's perturbations that are not here yet. */
const NOT_HERE = [
  'CLEVAMildMixPerturbation',
  'ChineseGenderPerturbation',
  'ChinesePersonNamePerturbation',
  'SimplifiedToTraditionalPerturbation',
  'MandarinToCantonesePerturbation',
]

describe.skipIf(!hasShared)('perturbed copies from stored instances', () => {
  it('are HELM’s: texts, references, descriptions and order', { timeout: 120_000 }, async () => {
    const left = new Set<string>()
    const count = { runs: 0, copies: 0 }
    for (const row of storedRows().filter(({ perturbations }) => perturbations.length > 0)) {
      const here: Use[] = []
      for (const [index, use] of usesOf(row).entries()) {
        const missing = use === undefined ? undefined : await missingTable(use)
        if (use === undefined) left.add(row.perturbations[index]!)
        else if (missing !== undefined) left.add(missing)
        else here.push(use)
      }
      if (here.length === 0) continue
      count.copies += await compare(row, here)
      count.runs++
    }
    const hasTable = !left.delete((MISSPELLINGS as { readonly url: string }).url)
    expect([...left]).toEqual(NOT_HERE)
    expect(count.runs).toBeGreaterThanOrEqual(hasTable ? 68 : 53)
    expect(count.copies).toBeGreaterThanOrEqual(hasTable ? 1764 : 1195)
  })
})
