import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { finishOfWord } from '@binnacle/client-kit/answer'
import type { Answer, Completion, Instance, Json, Message, Part, Request } from '@binnacle/core'
import { fileHash, fromJson, readRun, type ReadRun } from '@binnacle/records'
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
  return JSON.stringify([String(id), perturbation?.name ?? null, perturbation?.seed ?? null])
}

interface HelmRequest {
  readonly model_deployment?: string
  readonly prompt?: string
  readonly messages?: readonly Message[]
  readonly multimodal_prompt?: {
    readonly media_objects: readonly { readonly content_type: string; readonly text?: string; readonly location?: string }[]
  }
  readonly temperature: number
  readonly num_completions: number
  readonly top_k_per_token: number
  readonly max_tokens: number
  readonly stop_sequences: readonly string[]
  readonly echo_prompt: boolean
  readonly top_p: number
  readonly presence_penalty: number
  readonly frequency_penalty: number
  readonly random?: string
  readonly response_format?: { readonly json_schema: never }
}

interface HelmResult {
  readonly success: boolean
  readonly completions: readonly {
    readonly text: string
    readonly logprob: number
    readonly tokens: readonly { readonly text: string; readonly logprob: number }[]
    readonly finish_reason?: { readonly reason?: string }
    readonly thinking?: { readonly text?: string }
  }[]
  readonly cached?: boolean
  readonly request_time?: number
  readonly request_datetime?: number
  readonly error?: string
  readonly batch_size?: number
  readonly batch_request_time?: number
}

interface HelmState {
  readonly instance?: { readonly id?: string | number; readonly perturbation?: { readonly name?: string; readonly seed?: number } }
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
    states = (fromJson(markedNumbers(text)) as { request_states: typeof states }).request_states
  } catch (cause) {
    throw brokenHelmFile(file, cause)
  }
  for (const { instance, request, result, annotations } of states) {
    if (result === undefined) continue
    const { id, perturbation } = instance ?? {}
    const annotated =
      annotations === undefined || annotations === null || id === undefined
        ? {}
        : { annotated: { instance: JSON.stringify([String(id), perturbation?.name ?? null, perturbation?.seed ?? null]), annotations } }
    yield { deployment: request.model_deployment, request: requestOf(request), answer: answerOf(result), ...annotated }
  }
}

/** Python's bare `NaN`, `Infinity` and `-Infinity` outside texts, as records write them. */
function markedNumbers(text: string): string {
  if (!/\b(?:NaN|Infinity)\b|\\u0000/.test(text)) return text
  return text.replace(/("(?:[^"\\]|\\.)*")(\s*:)?|-?\b(?:NaN|Infinity)\b/g, (match, quoted?: string, colon?: string) => {
    if (quoted === undefined) return `"\\u0000${match}"`
    return colon === undefined && quoted.startsWith('"\\u0000') ? `"\\u0000${quoted.slice(1)}` : match
  })
}

function requestOf(request: HelmRequest): Request {
  const question =
    request.multimodal_prompt !== undefined
      ? {
          messages: [
            {
              role: 'user' as const,
              content: request.multimodal_prompt.media_objects.map((media) =>
                media.text === undefined ? mediaOf(media) : { type: 'text' as const, text: media.text },
              ),
            },
          ],
        }
      : request.messages !== undefined
        ? { messages: request.messages }
        : { prompt: request.prompt ?? '' }
  return {
    ...question,
    numCompletions: request.num_completions,
    temperature: request.temperature,
    topP: request.top_p,
    topKPerToken: request.top_k_per_token,
    maxTokens: request.max_tokens,
    stopSequences: request.stop_sequences,
    presencePenalty: request.presence_penalty,
    frequencyPenalty: request.frequency_penalty,
    echoPrompt: request.echo_prompt,
    ...(request.random === undefined ? {} : { random: request.random }),
    ...(request.response_format === undefined ? {} : { responseFormat: { jsonSchema: request.response_format.json_schema } }),
  }
}

function mediaOf(media: { readonly content_type: string; readonly location?: string }) {
  const [type] = media.content_type.split('/')
  return { type: type as 'image' | 'audio' | 'video', mimeType: media.content_type, sha256: '', bytes: 0, source: media.location ?? '' }
}

function answerOf(result: HelmResult): Answer {
  const completions: readonly Completion[] = result.completions.map((completion) => ({
    text: completion.text,
    logprob: completion.logprob,
    tokens: completion.tokens,
    ...finishOfWord(completion.finish_reason?.reason),
    ...(completion.thinking?.text === undefined ? {} : { thinking: completion.thinking.text }),
  }))
  return {
    completions,
    ...(result.success ? {} : { filtered: result.error ?? 'the request failed' }),
    ...(result.request_time === undefined ? {} : { requestTime: result.request_time }),
    ...(result.request_datetime === undefined ? {} : { requestDatetime: result.request_datetime }),
    helm: {
      cached: result.cached ?? false,
      ...(result.batch_size === undefined ? {} : { batch: { size: result.batch_size, requestTime: result.batch_request_time ?? 0 } }),
    },
  }
}
