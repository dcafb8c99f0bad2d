import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { JsonObject } from '@binnacle/core'
import { float } from '@binnacle/python'
import { brokenHelmFile } from '../errors.ts'
import type { HelmStat, SummaryRun } from './summary-run.ts'

/** The runs of a folder that HELM wrote, in the order of their names; folders without both files are passed over. */
export function readHelmRuns(folder: string, suite: string): readonly SummaryRun[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'groups' && entry.name !== 'eval_cache')
    .map(({ name }) => name)
    .toSorted()
    .flatMap((name) => readHelmRun(join(folder, name), suite) ?? [])
}

/** A run that HELM wrote; undefined where the folder is none. */
export function readHelmRun(folder: string, suite: string): SummaryRun | undefined {
  const spec = readJson(join(folder, 'run_spec.json'), true) as JsonObject | undefined
  const stats = readJson(join(folder, 'stats.json')) as readonly HelmStat[] | undefined
  return spec === undefined || stats === undefined ? undefined : summaryRunOf(spec, stats, suite)
}

/** A run of a run spec and stats in HELM's form. A stat whose sum is no number has no value, and is left out, as HELM leaves it out. */
export function summaryRunOf(spec: JsonObject, stats: readonly HelmStat[], suite: string): SummaryRun {
  const scenario = spec['scenario_spec'] as { readonly class_name: string; readonly args?: JsonObject }
  return {
    name: String(spec['name']),
    suite,
    groups: (spec['groups'] ?? []) as readonly string[],
    adapter: (spec['adapter_spec'] ?? {}) as JsonObject,
    scenario: { className: scenario.class_name, args: scenario.args ?? {} },
    stats: stats.filter(({ sum }) => typeof sum === 'number' && !Number.isNaN(sum)),
    spec,
  }
}

/** A JSON file as HELM writes it, with its `NaN` and `Infinity`; also compressed. */
function readJson(file: string, keepFloats = false): unknown {
  const compressed = `${file}.gz`
  const path = existsSync(file) ? file : existsSync(compressed) ? compressed : undefined
  if (path === undefined) return undefined
  try {
    const bytes = readFileSync(path)
    const text = (path === compressed ? gunzipSync(bytes) : bytes).toString('utf8')
    return keepFloats ? parseHelmJson(text) : (JSON.parse(withNumbers(text)) as unknown)
  } catch (cause) {
    throw brokenHelmFile(path, cause)
  }
}

/** Reads JSON as HELM writes it; whole numbers that are written with a point stay what they are. */
export const parseHelmJson = (text: string): unknown => JSON.parse(withNumbers(text), marked) as unknown

const withNumbers = (text: string): string => text.replace(/: (NaN|-?Infinity)(?=[,\n}])/g, (_, name: string) => `: ${NUMBERS[name]}`)

/** A whole number that is written with a point stays one: titles and files show it so. */
function marked(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' && Number.isInteger(value) && /[.eE]/.test(context?.source ?? '') ? float(value) : value
}

/** JSON has no name for these; a number too large for it is read as infinite. */
const NUMBERS: Readonly<Record<string, string>> = { NaN: 'null', Infinity: '1e999', '-Infinity': '-1e999' }
