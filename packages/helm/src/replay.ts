import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { finishOfWord } from '@binnacle/client-kit/answer'
import type { Answer, Completion, Message, Request } from '@binnacle/core'
import type { RequestRow } from '@binnacle/engine'
import { fromJson, readRun } from '@binnacle/records'
import { brokenHelmFile, notAHelmRun } from './errors.ts'

/** One recorded request with its answer. */
export interface RecordedAnswer {
  /** Who was asked, where the record says it. */
  readonly deployment: string | undefined
  readonly request: Request
  readonly answer: Answer
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

/**
 * Reads recorded answers: a Binnacle run folder, a HELM run folder with `scenario_state.json` (or `.gz`), or a folder of such.
 * @throws BinnacleError `ERR_HELM_NOT_A_RUN`, `ERR_HELM_FILE`
 */
export function* readRecordedAnswers(path: string): Generator<RecordedAnswer> {
  const found = recordsBelow(path)
  if (found.length === 0) throw notAHelmRun(path)
  for (const folder of found) {
    if (existsSync(join(folder, 'run.json'))) yield* readOwnRun(folder)
    else yield* readHelmRun(folder)
  }
}

function recordsBelow(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  if (['run.json', 'scenario_state.json', 'scenario_state.json.gz'].some((name) => existsSync(join(path, name)))) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .flatMap((name) => recordsBelow(join(path, name)))
}

function* readOwnRun(folder: string): Generator<RecordedAnswer> {
  const run = readRun(folder)
  try {
    for (const batch of run.requests.scan() as Iterable<readonly RequestRow[]>) {
      for (const { key, request } of batch) {
        const answer = run.answers.read(key)
        if (answer !== undefined) yield { deployment: run.record.spec.deployment.name, request, answer }
      }
    }
  } finally {
    run.close()
  }
}

function* readHelmRun(folder: string): Generator<RecordedAnswer> {
  const plain = join(folder, 'scenario_state.json')
  const file = existsSync(plain) ? plain : `${plain}.gz`
  let states: readonly { readonly request: HelmRequest; readonly result?: HelmResult }[]
  try {
    const bytes = readFileSync(file)
    // HELM writes NaN and Infinity as bare words, which JSON has not.
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    states = (fromJson(markedNumbers(text)) as { request_states: typeof states }).request_states
  } catch (cause) {
    throw brokenHelmFile(file, cause)
  }
  for (const { request, result } of states)
    if (result !== undefined) yield { deployment: request.model_deployment, request: requestOf(request), answer: answerOf(result) }
}

/** Python's bare `NaN`, `Infinity` and `-Infinity` outside texts, as records write them. */
function markedNumbers(text: string): string {
  if (!/\b(NaN|Infinity)\b/.test(text)) return text
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (match) => (match.startsWith('"') ? match : `"\\u0000${match}"`))
}

function requestOf(request: HelmRequest): Request {
  const question =
    request.multimodal_prompt !== undefined
      ? {
          parts: request.multimodal_prompt.media_objects.map((media) =>
            media.text === undefined ? mediaOf(media) : { type: 'text' as const, text: media.text },
          ),
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
