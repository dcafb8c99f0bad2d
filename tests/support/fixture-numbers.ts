import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInProcess } from './in-process.ts'

interface StatRow {
  readonly name: { readonly name: string; readonly split?: string; readonly sub_split?: string; readonly perturbation?: object }
  readonly count: number
  readonly sum: unknown
  readonly mean?: unknown
  readonly interval?: unknown
  readonly num_values?: number
  readonly num_missing?: number
}

const nameOf = ({ name: { name, split = '', sub_split: sub = '', perturbation } }: StatRow): string =>
  [name, split, sub, perturbation === undefined ? '' : JSON.stringify(perturbation)].join('|')

/** The numbers of stats by name, each as a text of JSON: count, sum, mean, interval, values, missing. */
const numbersOf = (stats: readonly StatRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stats.map((stat) => [
      nameOf(stat),
      JSON.stringify([stat.count, stat.sum, stat.mean, stat.interval, stat.num_values, stat.num_missing].map((value) => value ?? null)),
    ]),
  )

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Reads JSON, also with HELM's numbers that JSON has not. */
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8').replaceAll(/: (-?Infinity|NaN)\b/g, ': "$1"')) as T

async function json<T>(words: readonly string[], folder: string): Promise<T> {
  const { code, stdout, stderr } = await runInProcess([...words, '--json'], folder)
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${stderr}`)
  return JSON.parse(stdout) as T
}

/** The runs that are compared with one another. */
const TASKS = ['plain', 'trials', 'annotated', 'scored']
const COMPARED = ['difference', 'interval', 'means', 'pValue', 'test', 'rows', 'better', 'worse', 'flips']

/** All numbers that commands take from the runs of a fixture. */
export async function fixtureNumbers(folder: string): Promise<object> {
  const names = readdirSync(join(folder, 'runs')).toSorted()
  const runs: Record<string, object> = {}
  for (const name of names) runs[name] = await runNumbers(name, folder)
  const compared: Record<string, unknown> = {}
  for (const task of TASKS) {
    const { comparisons } = await json<{ comparisons: readonly Record<string, unknown>[] }>(
      ['compare', `runs/${task}-steady`, `runs/${task}-hasty`, '--metric', task === 'annotated' ? 'length' : 'exact_match'],
      folder,
    )
    compared[task] = comparisons.map((found) => Object.fromEntries(COMPARED.map((field) => [field, found[field]])))
  }
  await json(['export', 'runs', '--format', 'csv', '--to', 'csv'], folder)
  return {
    runs,
    compared,
    csv: readFileSync(join(folder, 'csv', 'summary.csv'), 'utf8')
      .trimEnd()
      .split('\n'),
  }
}

async function runNumbers(name: string, folder: string): Promise<object> {
  const path = `runs/${name}`
  const shown = await json<{ summary: Record<string, unknown>; retried: number }>(['show', path], folder)
  const { score, interval, n, outcomes, allOutcomes, missing, marks } = shown.summary
  const stats = readJson<readonly StatRow[]>(join(folder, path, 'stats.json'))
  const [rescored] = await json<{ rows: unknown; stats: number }[]>(['score', path, '--into', `scored/${name}`], folder)
  const again = readJson<readonly StatRow[]>(join(folder, 'scored', name, 'stats.json'))
  const answers: Record<string, number> = {}
  for (const outcome of ['errored', 'refused', 'filtered', 'truncated', 'unparsed', 'scored'])
    answers[outcome] = (await json<{ count: number }>(['show', path, '--outcome', outcome], folder)).count
  await json(['export', path, '--format', 'helm', '--to', `helm/${name}`], folder)
  const helm = (file: string) => readJson<never>(join(folder, 'helm', name, `${file}.json`))
  return {
    shown: { score, interval, n, outcomes, allOutcomes, missing, marks, retried: shown.retried, answers },
    stats: numbersOf(stats),
    rescored: { rows: rescored!.rows, sameStats: digest(numbersOf(again)) === digest(numbersOf(stats)) },
    exported: {
      stats: digest(numbersOf(helm('stats'))),
      rows: digest(
        (helm('per_instance_stats') as { instance_id: string; train_trial_index: number; stats: StatRow[] }[]).map((row) => [
          row.instance_id,
          row.train_trial_index,
          numbersOf(row.stats),
        ]),
      ),
      answers: digest(
        (helm('scenario_state') as { request_states: { result: { completions: object[] } }[] }).request_states.map(
          ({ result }) => result.completions,
        ),
      ),
    },
  }
}
