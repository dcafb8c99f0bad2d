import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** The folder beside the repository with what HELM itself asked and scored. */
export const sharedFolder: string = fileURLToPath(new URL('../../../shared', import.meta.url))

/** A stored run of HELM's, and how it was asked for. */
export interface SpineRun {
  readonly suite: string
  readonly run_name: string
  readonly run_entry: string
  readonly max_eval_instances: number
  readonly num_train_trials: number | null
  readonly requests: number
}

/** One file of a stored run. */
export interface HelmState {
  readonly instance: unknown
  readonly request: unknown
  readonly result: { readonly completions: unknown }
  readonly [field: string]: unknown
}

/** A stat in HELM's files. */
export interface HelmStat {
  readonly name: { readonly name: string } & Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The stats of one instance in HELM's files. */
export interface HelmInstanceStats {
  readonly instance_id: unknown
  readonly perturbation?: unknown
  readonly train_trial_index: number
  readonly stats: readonly HelmStat[]
}

/** The runs that the spine is compared over. */
export const readSpineRuns = (): readonly SpineRun[] =>
  JSON.parse(readFileSync(`${sharedFolder}/oracle/helm/spine-runs.json`, 'utf8')) as readonly SpineRun[]

/** The folder of a stored run. */
export const storedFolder = ({ suite, run_name: name }: SpineRun): string => `${sharedFolder}/oracle/helm/${suite}/${name}`

/** Reads a file of a stored run, which is gzipped, or of an exported one. */
export function readHelmFile<T>(folder: string, name: string, zipped: boolean): T {
  const text = zipped ? gunzipSync(readFileSync(`${folder}/${name}.gz`)).toString() : readFileSync(`${folder}/${name}`, 'utf8')
  return JSON.parse(text) as T
}

/** The command's words for a stored run, and for its export. */
export function wordsFor(run: SpineRun, out: string, exported: string): readonly (readonly string[])[] {
  const trials = run.num_train_trials === null ? [] : ['--num-train-trials', String(run.num_train_trials)]
  const helm = `${sharedFolder}/oracle/helm`
  const data = [
    '--mirror',
    `${sharedFolder}/mirror`,
    '--local-path',
    `${helm}/config`,
    '--max-eval-instances',
    String(run.max_eval_instances),
  ]
  const place = ['--suite', 'parity', '--out', out]
  return [
    ['run', run.run_entry, '--replay', storedFolder(run), ...data, ...trials, ...place, '--offline', '--quiet'],
    ['export', `${out}/runs/parity/${run.run_name}`, '--format', 'helm', '--to', exported],
  ]
}
