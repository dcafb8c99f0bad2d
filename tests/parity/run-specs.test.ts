import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseRunEntry, planEntries, type PlanSettings } from '@binnacle/entries'
import { HELM_ADJUSTMENTS, HELM_EXPANDERS, helmRunSpec, MODEL_GROUPS } from '@binnacle/helm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createOracleContainer,
  readObjectSpecs,
  readResolvedEntries,
  readResolvedModels,
  readStoredSpecs,
  type ResolvedEntry,
  type StoredSpec,
} from './run-specs.ts'
import { sharedFolder } from './helm-runs.ts'

const hasShared = existsSync(`${sharedFolder}/oracle/run-specs/expanders.jsonl.gz`)

/** The options with which HELM resolved the entries. */
const isExpander = (key: string): boolean => HELM_EXPANDERS.some(({ name }) => name === key)

const SETTINGS: PlanSettings = {
  expanders: HELM_EXPANDERS,
  adjustments: HELM_ADJUSTMENTS,
  modelGroups: MODEL_GROUPS,
  models: [],
  maxEvalInstances: 1000,
  readAsset: () => Promise.reject(new Error('no asset is wanted')),
}

/** The tasks of HELM's entries that stand here. */
const TASKS: readonly string[] = ['mmlu', 'gsm']

/** Run expanders that are not built yet: entries with them are left out. */
const LATER: readonly string[] = ['tokenizer', 'num_prompt_tokens', 'chatml', 'process_output', 'follow_format_instructions']

/** Texts for numbers, which HELM takes and fails on later. */
const REFUSED_HERE = /=(many|lots|x|hot)\b/

/** Otherwise here, by choice: a number stays a text where a text is wanted; a deployment may be named in place of a model, and alone. */
const OTHERWISE = /^\w+:model_deployment=[^,]+$|(add_to_stop=5|format_prompt=7)\b|model=huggingface\/gpt2$/

function isHere({ kind, entry, specs, error }: ResolvedEntry): boolean {
  const [name = ''] = entry.split(':')
  const keys = [...entry.matchAll(/[:,](\w+)=/g)].map((match) => match[1]!)
  if (!TASKS.includes(name) || keys.some((key) => LATER.includes(key) && !isExpander(key)) || OTHERWISE.test(entry)) return false
  // An expander that asks for the tags of the model does not fail here where the model comes later.
  if (/follow_format_instructions=instruct.*model=/.test(entry)) return false
  // Groups of models, and models that HELM makes up from their names, come later.
  if (kind === 'model' && error === undefined && (specs?.length !== 1 || entry.includes('new-model'))) return false
  if (/data_augmentation=cleva/.test(entry)) return false
  return specs !== undefined || error !== undefined
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
  let container: ReturnType<typeof createOracleContainer>
  beforeAll(() => {
    specs = readStoredSpecs()
    container = createOracleContainer(readResolvedModels(), specs)
  })

  /** The run specs of an entry as HELM would write them. */
  async function resolved(entry: string): Promise<readonly string[]> {
    const runs = await planEntries(container, [{ entry }], SETTINGS)
    return Promise.all(runs.map((run) => helmRunSpec(run, container.registries)))
  }

  async function expectEqual(entry: string, places: readonly number[]): Promise<void> {
    const own = await resolved(entry)
    const values = own.map((text) => JSON.parse(text) as unknown)
    expect(values, entry).toEqual(places.map((place) => specs[place]!.value))
    // HELM writes a whole temperature of an entry as `0`, here it is `0.0`: the same number.
    if (!/temperature=-?\d+(,|$)/.test(entry)) expect(own.map(digest), entry).toEqual(places.map((place) => specs[place]!.sha))
  }

  it('of every expander, alone and together, are HELM’s to the byte, or refused as there', async () => {
    const counts = { equal: 0, refused: 0 }
    for (const { entry, specs: places, error } of readResolvedEntries().filter(isHere)) {
      if (error !== undefined || REFUSED_HERE.test(entry)) {
        await expect(resolved(entry), entry).rejects.toMatchObject({ exitCode: 2 })
        counts.refused++
      } else {
        await expectEqual(entry, places!)
        counts.equal += places!.length
      }
    }
    expect(counts.equal).toBeGreaterThanOrEqual(1148)
    expect(counts.refused).toBeGreaterThanOrEqual(338)
  })

  it('of every registered model are HELM’s: tags, deployment, adjustments', async () => {
    let count = 0
    for (const { model, tags, results } of readResolvedModels()) {
      expect((await container.registries.get('models', model)).tags).toEqual(tags)
      for (const [entry, places] of Object.entries(results)) {
        if (!TASKS.includes(entry.split(':')[0]!) || !Array.isArray(places)) continue
        const full = `${entry}${entry.includes(':') ? ',' : ':'}model=${model}`
        // Of a model that nothing serves HELM makes no run; here that is said.
        if (places.length === 0) await expect(resolved(full)).rejects.toMatchObject({ code: 'ERR_MODEL_NO_DEPLOYMENT' })
        else await expectEqual(full, places as readonly number[])
        count++
      }
    }
    expect(count).toBe(1208)
  })
})
