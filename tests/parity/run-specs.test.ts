import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isBinnacleError } from '@binnacle/core'
import { parseRunEntry, planEntries, type PlanSettings } from '@binnacle/entries'
import { HELM_ADJUSTMENTS, HELM_EXPANDERS, helmRunSpec, MODEL_GROUPS } from '@binnacle/helm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createAssetReader,
  createOracleContainer,
  deploymentsOf,
  readObjectSpecs,
  readResolvedEntries,
  readResolvedModels,
  readStoredEntries,
  readStoredFilters,
  readStoredSpecs,
  type ResolvedEntry,
  type StoredEntry,
  type StoredOptions,
  type StoredSpec,
} from './run-specs.ts'
import { sharedFolder } from './helm-runs.ts'

const hasShared = existsSync(`${sharedFolder}/oracle/run-specs/expanders.jsonl.gz`)

/** The options with which HELM resolved the entries. */
const SETTINGS: PlanSettings = {
  expanders: HELM_EXPANDERS,
  adjustments: HELM_ADJUSTMENTS,
  modelGroups: MODEL_GROUPS,
  models: [],
  readAsset: createAssetReader(),
}

/** Entries that HELM resolves, and Binnacle asks back. */
const ASKED_BACK: Readonly<Record<string, RegExp>> = {
  'a text where a number is wanted, on which HELM fails later': /=(many|lots|x|hot)(,|$)/,
  'a function that is not there, on which HELM fails later': /process_output=no\.such\.function/,
  'a word that HELM takes for mcqa, whatever it is': /output_format_instructions=(other\w*|\w+_suffix_no_prefix)(,|$)/,
  'HELM makes no run, and says nothing': /tokenizer=default|model=(ai21\/j1-jumbo|openai\/curie)$/,
  'a group of models without any, or one that HELM would go through whole': /model=[a-z_0-9]+$/,
  'a model with a blank behind it, for which HELM makes one up': /model=\S+\s$/,
  'a deployment that HELM makes up from a name of three parts': /model=huggingface\/openai\/gpt2$/,
}

/** Entries that HELM refuses, or resolves otherwise, by choice: a number stays a text where a text is wanted; a deployment may stand in place of a model;
 * blanks around the name of a task are none of it; and of models that HELM makes up from the first part of their names, clients say here what they serve. */
const OTHERWISE = /^\s|\s:|(add_to_stop=5|format_prompt=7)(,|$)|model=(huggingface\/gpt2|\S*new-model)$|^\w+:model_deployment=[^,]+$/

/** An expander that asks for the tags of the model does not fail here where the model comes later. */
const NOT_REFUSED = /follow_format_instructions=instruct.*model=/

/** The options of HELM's command as settings. */
function settingsOf(options: StoredOptions): Partial<PlanSettings> {
  const { models_to_run: models, groups_to_run: groupsToRun, priority, num_train_trials: trials, max_eval_instances: rows = 1000 } = options
  return {
    ...(models == null ? {} : { models, onlyModels: models }),
    ...(groupsToRun == null ? {} : { groupsToRun }),
    ...(priority == null ? {} : { priority }),
    ...(trials == null ? {} : { numTrainTrials: trials }),
    ...(rows == null ? {} : { maxEvalInstances: rows }),
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

describe.skipIf(!hasShared)('run entries', () => {
  const kindOf = (value: string | number, text: string): string =>
    /^[+-]?\d+$/.test(text) ? 'int' : typeof value === 'string' ? 'str' : 'float'

  it('are read as HELM’s object specs', () => {
    const specs = readObjectSpecs()
    expect(specs).toHaveLength(100)
    for (const { text, name, args, error } of specs) {
      if (error !== undefined || name === '') {
        expect(() => parseRunEntry(text), text).toThrow(expect.objectContaining({ code: 'ERR_ENTRY_SYNTAX' }) as Error)
        continue
      }
      const entry = parseRunEntry(text)
      const own = entry.args.map(({ key, value, text: python }) => [key, { [kindOf(value, python)]: python }])
      expect([entry.name, own], text).toEqual([name!.trim(), args])
    }
  })
})

describe.skipIf(!hasShared)('run specs', () => {
  let specs: readonly StoredSpec[] = []
  let container: Awaited<ReturnType<typeof createOracleContainer>>
  const models = hasShared ? readResolvedModels() : []
  beforeAll(async () => {
    specs = readStoredSpecs()
    container = await createOracleContainer(models, deploymentsOf(models, specs))
  })

  /** The run specs of an entry as HELM would write them; `undefined` where its task is unknown here. */
  async function resolved({
    entry,
    priority,
    groups,
    options = {},
  }: Partial<ResolvedEntry> & { readonly entry: string }): Promise<readonly string[] | undefined> {
    const given = { entry, ...(priority == null ? {} : { priority }), ...(groups == null ? {} : { groups }) }
    try {
      const runs = await planEntries(container, [given], { ...SETTINGS, ...settingsOf(options) })
      return await Promise.all(runs.map((run) => helmRunSpec(run, container.registries)))
    } catch (cause) {
      if (isBinnacleError(cause) && cause.code === 'ERR_TASK_UNKNOWN') return undefined
      throw cause
    }
  }

  function expectEqual(entry: string, own: readonly string[], places: readonly number[]): void {
    const values = own.map((text) => JSON.parse(text) as unknown)
    expect(values, entry).toEqual(places.map((place) => specs[place]!.value))
    // HELM writes a whole temperature of an entry as `0`, here it is `0.0`: the same number.
    if (!/temperature=-?\d+(,|$)/.test(entry)) expect(own.map(digest), entry).toEqual(places.map((place) => specs[place]!.sha))
  }

  /** What HELM's entries become here, counted. */
  interface Counts {
    equal: number
    refused: number
    /** `task unknown here`: these vanish as tasks come. */
    unknown: number
  }

  async function compare(row: ResolvedEntry, counts: Counts): Promise<void> {
    const { entry, specs: places, error } = row
    const isRefused = error !== undefined || Object.values(ASKED_BACK).some((one) => one.test(entry))
    if (OTHERWISE.test(entry) || (NOT_REFUSED.test(entry) && error !== undefined)) return
    let own: readonly string[] | undefined
    try {
      own = await resolved(row)
    } catch (cause) {
      if (!isRefused || !isBinnacleError(cause)) throw new Error(entry, { cause })
      expect(cause.exitCode, entry).toBe(2)
      counts.refused++
      return
    }
    if (own === undefined) counts.unknown++
    else if (error !== undefined) expect.fail(`${entry}: HELM refuses it, with ${JSON.stringify(error)}`)
    else {
      expectEqual(entry, own, places!)
      counts.equal += own.length
    }
  }

  it('of every expander, alone and together, are HELM’s to the byte, or refused as there', { timeout: 60_000 }, async () => {
    const counts: Counts = { equal: 0, refused: 0, unknown: 0 }
    for (const row of readResolvedEntries()) await compare(row, counts)
    console.log(`expanders: ${counts.equal} run specs equal, ${counts.refused} entries refused, ${counts.unknown}: task unknown here`)
    expect(counts.equal).toBeGreaterThanOrEqual(2808)
    expect(counts.refused).toBeGreaterThanOrEqual(1063)
  })

  it('of every registered model are HELM’s: tags, deployment, adjustments', { timeout: 60_000 }, async () => {
    let count = 0
    for (const { model, tags, results } of models) {
      expect((await container.registries.get('models', model)).tags).toEqual(tags)
      for (const [entry, places] of Object.entries(results)) {
        if (!Array.isArray(places)) continue
        const full = `${entry}${entry.includes(':') ? ',' : ':'}model=${model}`
        // Of a model that nothing serves HELM makes no run; here that is said.
        if (places.length === 0) {
          await expect(resolved({ entry: full }).then((own) => own ?? Promise.reject(new Error('task unknown here')))).rejects.toThrow()
          continue
        }
        const own = await resolved({ entry: full })
        if (own === undefined) continue
        expectEqual(full, own, places as readonly number[])
        count++
      }
    }
    expect(count).toBeGreaterThanOrEqual(1100)
  })
})

describe.skipIf(!hasShared)('all entries of HELM’s files', () => {
  let specs: readonly StoredSpec[] = []
  let container: Awaited<ReturnType<typeof createOracleContainer>>
  const entries = hasShared ? readStoredEntries() : []
  const isKnown = ({ description }: StoredEntry): boolean => container.registries.has('tasks', parseRunEntry(description).name)
  const sha = ({ sha: own }: StoredSpec): string => own
  beforeAll(async () => {
    specs = readStoredSpecs('')
    const models = readResolvedModels()
    container = await createOracleContainer(models, deploymentsOf(models, readStoredSpecs(), specs))
  })

  async function shasOf(own: readonly StoredEntry[], settings: Partial<PlanSettings>): Promise<readonly string[]> {
    const given = own.map(({ description, groups, priority }) => ({
      entry: description,
      ...(groups === undefined ? {} : { groups }),
      ...(priority === undefined ? {} : { priority }),
    }))
    // Where HELM makes no run and says nothing, the entry is set aside with the reason.
    const setAside = (_entry: object, error: unknown) => isBinnacleError(error) && error.code === 'ERR_ENTRY_TOKENIZER'
    const runs = await planEntries(container, given, { ...SETTINGS, ...settings, setAside })
    return Promise.all(runs.map(async (run) => digest(await helmRunSpec(run, container.registries))))
  }

  // Those without perturbations go through the command: run-entries.test.ts.
  it('with perturbations are HELM’s to the byte for every model, where their tasks are here', { timeout: 300_000 }, async () => {
    const count = { equal: 0, unknown: 0 }
    const different: string[] = []
    for (const entry of entries.filter(({ description }) => description.includes('data_augmentation='))) {
      for (const [model, places] of Object.entries(entry.results)) {
        // HELM itself needed the network.
        if (!Array.isArray(places)) continue
        if (!isKnown(entry)) {
          count.unknown++
          continue
        }
        const stored = (places as readonly number[]).map((place) => specs[place]!)
        try {
          const own = await shasOf([entry], { models: model === '-' ? [] : [model], maxEvalInstances: 1000 })
          if (JSON.stringify(own) === JSON.stringify(stored.map(sha))) count.equal += own.length
          else different.push(`${entry.description} on ${model}: differs`)
        } catch (cause) {
          different.push(`${entry.description} on ${model}: ${String(cause)}`)
        }
      }
    }
    console.log(`HELM's files, perturbed: ${count.equal} run specs equal; ${count.unknown} results: task unknown here`)
    expect(different.slice(0, 20)).toEqual([])
    expect(count.equal).toBeGreaterThanOrEqual(2531)
  })

  it('are left out and changed by the options of the command as HELM does', { timeout: 300_000 }, async () => {
    let count = 0
    for (const { conf, options, specs: places, error } of readStoredFilters()) {
      // HELM makes up deployments of three parts, and leaves out all runs for a word without a slash; both are refused here.
      if (error !== undefined || options.models_to_run.some((model) => model.split('/').length !== 2)) continue
      // HELM was not given what it would have had to fetch files for.
      const all = entries.filter((entry) => entry.conf === conf && Object.values(entry.results).some(Array.isArray))
      const own = await shasOf(all.filter(isKnown), settingsOf(options))
      const theirs = places!.map((place) => sha(specs[place]!))
      // Runs of tasks that are not here yet stand between.
      let place = 0
      for (const one of theirs) if (own[place] === one) place++
      expect(place, `${conf} ${JSON.stringify(options)}`).toBe(own.length)
      if (all.every(isKnown)) expect(own, `${conf} ${JSON.stringify(options)}`).toEqual(theirs)
      count += own.length
    }
    expect(count).toBeGreaterThan(100)
  })
})
