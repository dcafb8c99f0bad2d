import { createHash } from 'node:crypto'
import type { JsonObject } from '@binnacle/core'
import { parseHelmJson, type SummaryRun, summaryRunOf } from '@binnacle/helm'
import { type Carrier, parseHelmRecord, readText } from '@binnacle/reader'
import type { RunSummary } from '@binnacle/report'
import type { RunCard } from '../model/documents.ts'
import { faultOf } from './faults.ts'
import type { RunPlace } from './find-places.ts'
import { guardedCarrier } from './guarded-carrier.ts'
import { HELM_MAIN_STATS } from './helm-main-stats.data.ts'

/** A stat as HELM writes it. */
export interface WrittenStat {
  readonly name: { readonly name: string; readonly split?: string; readonly sub_split?: string; readonly perturbation?: JsonObject }
  readonly count: number
  readonly sum: number
  readonly sum_squared?: number
  readonly min?: number
  readonly max?: number
  readonly mean?: number
  readonly variance?: number
  readonly stddev?: number
}

/** What HELM wrote of a run beside its samples. */
export interface HelmFiles {
  readonly spec: JsonObject
  readonly stats: readonly WrittenStat[]
  readonly digest: string
}

/** Which number a group is known by, as a schema says. */
export type MainOf = (groups: readonly string[]) => { readonly stat: string; readonly split?: string } | undefined

/** Files of one text are of runs whose samples are elsewhere; larger ones are none of HELM's. */
const MOST_BYTES = 128 << 20

/** Reads run spec and stats of a run that HELM wrote. */
export async function readHelmFiles({ path, root }: RunPlace): Promise<HelmFiles> {
  const carrier = guardedCarrier(path, root)
  try {
    const text = await mustRead(carrier, 'run_spec.json')
    const stats = parseHelmRecord(await mustRead(carrier, 'stats.json')) as readonly WrittenStat[]
    if (!Array.isArray(stats)) throw new TypeError(`${path}/stats.json is not a list of stats`)
    return { spec: parseHelmJson(text) as JsonObject, stats, digest: createHash('sha256').update(text).digest('hex') }
  } finally {
    await carrier.close()
  }
}

async function mustRead(carrier: Carrier, name: string): Promise<string> {
  const text = await readText(carrier, name, MOST_BYTES)
  if (text === undefined) throw new Error(`${carrier.place} has no ${name}`)
  return text
}

/** A run of HELM's as tables take it. */
export const helmSummaryRun = ({ spec, stats }: HelmFiles, suite: string): SummaryRun =>
  summaryRunOf(
    spec,
    stats.map(({ name, count, sum, min, max }) => ({ name: name as never, count, sum, min, max })),
    suite,
  )

/** A run that HELM wrote in a list. */
export async function helmCard(
  place: RunPlace,
  suite: string,
  mainOf: MainOf,
  isLower: (stat: string) => boolean | undefined,
): Promise<RunCard> {
  const { id, name, source } = place
  try {
    const { spec, stats, digest } = await readHelmFiles(place)
    const groups = Array.isArray(spec['groups']) ? spec['groups'].map(String) : []
    const summary = helmSummary(spec, stats, mainOf(groups))
    const lowerIsBetter = isLower(summary.stat)
    return {
      id,
      suite,
      name: String(spec['name'] ?? name),
      source,
      state: 'finished',
      groups,
      ...(lowerIsBetter === undefined ? {} : { lowerIsBetter }),
      summary,
      digest,
    }
  } catch (error) {
    return { id, suite, name, source, state: 'broken', groups: [], fault: faultOf(error) }
  }
}

function helmSummary(spec: JsonObject, stats: readonly WrittenStat[], main: ReturnType<MainOf>): RunSummary {
  const adapter = (spec['adapter_spec'] ?? {}) as JsonObject
  const name = String(spec['name'] ?? '')
  const model = String(adapter['model_deployment'] ?? adapter['model'] ?? '')
  const stat = mainStat(stats, main)
  return {
    run: name,
    task: taskOf(name),
    model,
    stat: stat?.name.name ?? main?.stat ?? '',
    split: stat?.name.split ?? '',
    score: stat === undefined || stat.count === 0 ? undefined : (stat.mean ?? stat.sum / stat.count),
    interval: undefined,
    n: undefined,
    shots: Number(adapter['max_train_instances'] ?? 0),
    trials: Number(adapter['num_train_trials'] ?? 1),
    outcomes: undefined,
    allOutcomes: undefined,
    missing: 0,
    finished: true,
    settings: {
      method: String(adapter['method'] ?? ''),
      temperature: String(adapter['temperature'] ?? ''),
      outputs: String(adapter['num_outputs'] ?? ''),
      tokens: String(adapter['max_tokens'] ?? ''),
      rows: String(adapter['max_eval_instances'] ?? 'all'),
    },
    marks: [],
  }
}

/** The entry without the model: what the run is of. */
function taskOf(name: string): string {
  const [task = name, rest = ''] = splitOnce(name, ':')
  const args = rest.split(',').filter((part) => part !== '' && !/^model(_deployment)?=/.test(part))
  return args.length === 0 ? task : `${task}:${args.join(',')}`
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The stat by which a run is known: that of the schema, else the first of those by which HELM's groups are known. */
function mainStat(stats: readonly WrittenStat[], main: ReturnType<MainOf>): WrittenStat | undefined {
  const plain = stats.filter(({ name }) => name.perturbation === undefined && name.sub_split === undefined)
  for (const wanted of main === undefined ? HELM_MAIN_STATS : [main.stat, ...HELM_MAIN_STATS]) {
    // What counted nothing is no number to know a run by, where another split has one.
    const named = plain.filter(({ name }) => name.name === wanted).toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
    const of = (split: string) => named.find(({ name, count }) => name.split === split && count > 0)
    const found = of(main?.split ?? 'test') ?? of('valid') ?? named[0]
    if (found !== undefined) return found
  }
  return undefined
}
