import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** The folder beside the repository with what HELM itself asked and scored. */
export const sharedFolder: string = fileURLToPath(new URL('../../../shared', import.meta.url))

/** Whether stored runs of HELM are there to compare with. */
export const hasStoredRuns: boolean = existsSync(`${sharedFolder}/oracle/helm/spine-runs.json`)

/** A mirror of one's own (`BINNACLE_TEST_MIRROR`), with files that the stored data do not bring, such as HELM's table of misspellings. */
export const ownMirror: readonly string[] = process.env['BINNACLE_TEST_MIRROR'] === undefined ? [] : [process.env['BINNACLE_TEST_MIRROR']]

/** A stored run of HELM's, and how it was asked for. */
export interface HelmRun {
  readonly suite: string
  readonly run_name: string
  readonly run_entry: string
  readonly max_eval_instances: number
  readonly num_train_trials: number | null
  readonly requests: number
  /** The folder with the settings of its models, as HELM read them. */
  readonly config: string
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

/** The runs of tasks that are not of a domain. */
export const readSpineRuns = (): readonly HelmRun[] =>
  (JSON.parse(readFileSync(`${sharedFolder}/oracle/helm/spine-runs.json`, 'utf8')) as readonly Omit<HelmRun, 'config'>[]).map((run) => ({
    ...run,
    config: 'config',
  }))

/** The runs with perturbed copies, and those whose completions are changed before they are scored, of tasks that are not of a domain. */
export function readAugmentedRuns(): readonly HelmRun[] {
  type Row = Omit<HelmRun, 'config' | 'num_train_trials'> & {
    readonly num_train_trials_flag: number | null
    readonly perturbations: readonly string[]
  }
  const rows = JSON.parse(readFileSync(`${sharedFolder}/oracle/helm/INDEX.json`, 'utf8')) as readonly Row[]
  return rows
    .filter(({ perturbations, run_entry: entry }) => perturbations.length > 0 || entry.includes('process_output='))
    .map(({ num_train_trials_flag: trials, ...run }) => ({ ...run, num_train_trials: trials, config: 'config' }))
}

/** The runs of domains, of some suites. */
export function readDomainRuns(suites: readonly string[]): readonly HelmRun[] {
  type Row = Omit<HelmRun, 'config' | 'num_train_trials'> & { readonly num_train_trials_flag: number | null }
  const rows = JSON.parse(readFileSync(`${sharedFolder}/oracle/helm/INDEX-domains.json`, 'utf8')) as readonly Row[]
  return rows
    .filter(({ suite }) => suites.includes(suite))
    .map(({ num_train_trials_flag: trials, ...run }) => ({ ...run, num_train_trials: trials, config: 'config-domains' }))
}

/** The folder of a stored run. */
export const storedFolder = ({ suite, run_name: name }: HelmRun): string => `${sharedFolder}/oracle/helm/${suite}/${name}`

/** Reads a file of a stored run, which is gzipped, or of an exported one. */
export function readHelmFile<T>(folder: string, name: string, zipped: boolean): T {
  const text = zipped ? gunzipSync(readFileSync(`${folder}/${name}.gz`)).toString() : readFileSync(`${folder}/${name}`, 'utf8')
  return JSON.parse(text) as T
}

/** Where a run is made. */
export interface Places {
  readonly out: string
  readonly exported: string
  /** The folder with the record of its judges, where it has any. */
  readonly judges: string | undefined
}

/** The command's words for a stored run, and for its export. */
export function wordsFor(run: HelmRun, { out, exported, judges }: Places): readonly (readonly string[])[] {
  const trials = run.num_train_trials === null ? [] : ['--num-train-trials', String(run.num_train_trials)]
  const records = ['--replay', judges ?? storedFolder(run)]
  const data = [
    '--mirror',
    `${sharedFolder}/mirror`,
    `${sharedFolder}/mirror-helm`,
    ...ownMirror.flatMap((folder) => ['--mirror', folder]),
    '--local-path',
    `${sharedFolder}/oracle/helm/${run.config}`,
  ]
  const rows = ['--max-eval-instances', String(run.max_eval_instances), ...trials]
  return [
    ['run', run.run_entry, ...records, ...data, ...rows, '--suite', 'parity', '--out', out, '--offline', '--quiet'],
    ['export', `${out}/runs/parity/${run.run_name}`, '--format', 'helm', '--to', exported],
  ]
}
