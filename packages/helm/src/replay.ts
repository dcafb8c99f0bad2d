import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Answer, Instance, Json, Part, Request } from '@binnacle/core'
import { answerOfHelm, type HelmRequest, type HelmResult, parseHelmRecord, requestOfHelm } from '@binnacle/reader'
import { fileHash, readRun, type ReadRun } from '@binnacle/records'
import { brokenHelmFile, notAHelmRun } from './errors.ts'

/** One recorded request with its answer, and what annotators said of its sample. */
export interface RecordedAnswer {
  /** Who was asked, where the record says it. */
  readonly deployment: string | undefined
  readonly request: Request
  readonly answer: Answer
  /** The instance that was asked about, and its annotations by name, where the record holds them and not the judges' answers. */
  readonly annotated?: { readonly instance: string; readonly annotations: Readonly<Record<string, Json>> }
}

/** What tells the instances of a record apart: the id, and for a perturbed copy its perturbation. */
export function instanceMark({ id, perturbation }: Pick<Instance, 'id' | 'perturbation'>): string {
  const { computedOn: _computedOn, ...parameters } = perturbation ?? {}
  return markOf(id, perturbation === undefined ? null : parameters)
}

function markOf(id: string | number, parameters: object | null): string {
  const inOrder = Object.entries(parameters ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return JSON.stringify([String(id), parameters === null ? null : inOrder])
}

function markOfHelm(id: string | number, perturbation: Readonly<Record<string, Json>> | null | undefined): string {
  const { computed_on: _computedOn, ...parameters } = perturbation ?? {}
  return markOf(id, perturbation == null ? null : { robustness: false, fairness: false, ...parameters })
}

interface HelmState {
  readonly instance?: { readonly id?: string | number; readonly perturbation?: Readonly<Record<string, Json>> | null }
  readonly request: HelmRequest
  readonly result?: HelmResult
  readonly annotations?: Readonly<Record<string, Json>> | null
}

/**
 * Reads recorded answers: a Binnacle run folder, a HELM run folder with `scenario_state.json` (or `.gz`), or a folder of such.
 * @throws BinnacleError `ERR_HELM_NOT_A_RUN`, `ERR_HELM_FILE`
 */
export function* readRecordedAnswers(path: string): Generator<RecordedAnswer> {
  const found = recordsBelow(path)
  if (found.length === 0) throw notAHelmRun(path)
  for (const folder of found) {
    if (isOwn(folder)) yield* readOwnRun(folder)
    else yield* readHelmRun(folder)
  }
}

function recordsBelow(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  if (isOwn(path) || HELM_FILES.some((name) => existsSync(join(path, name)))) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => entry.name)
    .toSorted()
    .flatMap((name) => recordsBelow(join(path, name)))
}

const HELM_FILES = ['scenario_state.json', 'scenario_state.json.gz']
/** One of the two may be lost, and is then missed where the run is read. */
const isOwn = (path: string): boolean => ['run.json', 'manifest.json'].some((name) => existsSync(join(path, name)))

/** A digest of all that `readRecordedAnswers` would read: while it is the same, so are the answers. */
export function replayDigest(paths: readonly string[]): string {
  const sum = createHash('sha256')
  for (const folder of paths.flatMap(recordsBelow)) {
    // The manifest of a finished run has the hashes of all its files.
    const names = isOwn(folder)
      ? existsSync(join(folder, 'manifest.json'))
        ? ['manifest.json']
        : ['requests.jsonl', 'completions.jsonl']
      : HELM_FILES
    for (const name of names) if (existsSync(join(folder, name))) sum.update(fileHash(join(folder, name)))
  }
  return sum.digest('hex')
}

function* readOwnRun(folder: string): Generator<RecordedAnswer> {
  const run = readRun(folder)
  try {
    const { deployment } = run.record.spec
    const annotations = oldAnnotations(run)
    const count = run.instances.count
    for (const batch of run.requests.scan()) {
      for (const { sample, key, request } of batch) {
        const answer = run.answers.read(key)
        if (answer === undefined) continue
        const found = annotations?.get(sample)
        const annotated =
          found === undefined ? {} : { annotated: { instance: found.instances[sample % count]!, annotations: found.values } }
        yield { deployment: deployment.name, request: liftRequest(request), answer, ...annotated }
      }
    }
    for (const batch of run.judgeRequests.scan()) {
      for (const { deployment: asked, key, request } of batch) {
        const answer = run.answers.read(key)
        if (answer !== undefined) yield { deployment: asked, request, answer }
      }
    }
  } finally {
    run.close()
  }
}

/** The annotations of a record of format 0 by sample: it has the judges' answers, but not what they were asked. */
function oldAnnotations(run: ReadRun) {
  if (!run.isOldFormat || run.record.spec.annotators.length === 0) return undefined
  const instances = [...run.instances.scan()].flat().map(instanceMark)
  const found = new Map<number, { readonly instances: readonly string[]; readonly values: Record<string, Json> }>()
  for (const { sample, annotator, value } of run.annotationRows()) {
    if (value === undefined) continue
    let own = found.get(sample)
    if (own === undefined) found.set(sample, (own = { instances, values: {} }))
    own.values[annotator] = value
  }
  return found
}

/** A request of format 0 could hold its parts beside the messages. */
function liftRequest(request: Request): Request {
  const { parts, ...rest } = request as Request & { readonly parts?: readonly Part[] }
  return parts === undefined ? request : ({ ...rest, messages: [{ role: 'user', content: parts }] } as Request)
}

function* readHelmRun(folder: string): Generator<RecordedAnswer> {
  const plain = join(folder, 'scenario_state.json')
  const file = existsSync(plain) ? plain : `${plain}.gz`
  let states: readonly HelmState[]
  try {
    const bytes = readFileSync(file)
    // HELM writes NaN and Infinity as bare words, which JSON has not.
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    states = (parseHelmRecord(text) as { request_states: typeof states }).request_states
  } catch (cause) {
    throw brokenHelmFile(file, cause)
  }
  for (const { instance, request, result, annotations } of states) {
    if (result === undefined) continue
    const { id, perturbation } = instance ?? {}
    const annotated =
      annotations === undefined || annotations === null || id === undefined
        ? {}
        : { annotated: { instance: markOfHelm(id, perturbation), annotations } }
    yield { deployment: request.model_deployment, request: requestOfHelm(request), answer: answerOfHelm(result), ...annotated }
  }
}
