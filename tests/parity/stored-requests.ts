import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Adaptation, DEFAULT_ADAPTATION, type Instance, type Request, type Tokenizer, type Window } from '@binnacle/core'
import { type HelmInstance, type HelmRequest, instanceOfHelm, parseHelmRecord, requestOfHelm } from '@binnacle/reader'
import { get_encoding, type Tiktoken } from 'tiktoken'
import { sharedFolder } from './helm-runs.ts'

const ORACLE = join(sharedFolder, 'oracle')
const INDEXES = ['helm/INDEX.json', 'helm/INDEX-domains.json'].concat(
  ['general', 'languages', 'media', 'medicine', 'vision'].map((group) => `helm-made/INDEX-${group}.json`),
)

/** A run of HELM's as its index has it. */
export interface StoredRow {
  /** The folder below the oracle. */
  readonly place: string
  readonly scenario: string
  readonly scenario_args: Readonly<Record<string, unknown>>
  readonly adapter: string
  readonly tokenizer: string | null
  readonly window: { readonly max_sequence_length?: number; readonly max_request_length?: number } & Readonly<Record<string, number>>
  readonly perturbations: readonly string[]
  readonly num_train_trials: number
  readonly flags: readonly string[]
}

/** All stored runs that have requests. */
export function storedRows(): readonly StoredRow[] {
  return INDEXES.flatMap((index) => {
    const file = join(ORACLE, index)
    if (!existsSync(file)) return []
    type Row = Omit<StoredRow, 'place'> & { readonly suite: string; readonly run_name: string }
    const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[] | { readonly runs: readonly Row[] }
    const all = 'runs' in rows ? rows.runs : rows
    return all.map((row) => ({ ...row, place: `${index.split('/')[0]}/${row.suite}/${row.run_name}` }))
  }).filter(({ place }) => existsSync(join(ORACLE, place, 'scenario_state.json.gz')))
}

interface State {
  readonly instance: HelmInstance
  readonly train_trial_index: number
  readonly request: HelmRequest
  readonly reference_index?: number
  readonly request_mode?: string
  readonly output_mapping?: object
  readonly num_train_instances: number
  readonly prompt_truncated: boolean
  readonly num_conditioning_tokens: number
}

/** What was asked of one instance in one trial. */
export interface StoredSample {
  readonly instance: Instance
  readonly trial: number
  readonly requests: readonly StoredRequest[]
}

/** A request as HELM made it, with what it says of its making. */
export interface StoredRequest {
  readonly request: Request
  readonly mode?: string
  readonly referenceIndex?: number
  readonly outputMapping?: object
  readonly numTrainInstances: number
  readonly promptTruncated: boolean
  readonly numConditioningTokens: number
}

/** A run spec of a stored run. */
export interface StoredRunSpec {
  readonly adapter_spec: Readonly<Record<string, unknown>>
  readonly data_augmenter_spec: {
    readonly perturbation_specs: readonly { readonly class_name: string; readonly args: Readonly<Record<string, unknown>> }[]
  }
}

function readStored<T>(place: string, file: string): T {
  return parseHelmRecord(gunzipSync(readFileSync(join(ORACLE, place, `${file}.json.gz`))).toString()) as T
}

export const readStoredRunSpec = (place: string): StoredRunSpec => readStored(place, 'run_spec')

/** The samples of a stored run in their order; copies of a sample with another seed for the request follow it as samples of their own. */
export function readStoredSamples(place: string): readonly StoredSample[] {
  const { request_states: states } = readStored<{ request_states: readonly State[] }>(place, 'scenario_state')
  const samples: (StoredSample & { key: string; requests: StoredRequest[] })[] = []
  for (const state of states) {
    const instance = instanceOfHelm(state.instance)
    const key = JSON.stringify([state.train_trial_index, instance.id, instance.perturbation ?? null, state.request.random ?? null])
    const request = {
      request: requestOfHelm(state.request),
      ...(state.request_mode == null ? {} : { mode: state.request_mode }),
      ...(state.reference_index == null ? {} : { referenceIndex: state.reference_index }),
      ...(state.output_mapping == null ? {} : { outputMapping: state.output_mapping }),
      numTrainInstances: state.num_train_instances,
      promptTruncated: state.prompt_truncated,
      numConditioningTokens: state.num_conditioning_tokens,
    }
    const last = samples.at(-1)
    if (last?.key === key) last.requests.push(request)
    else samples.push({ key, instance, trial: state.train_trial_index, requests: [request] })
  }
  return samples
}

const camel = (key: string) => key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/** An adapter spec of HELM's as ours. */
export function adaptationOf({ adapter_spec: spec }: StoredRunSpec): Adaptation {
  return { ...DEFAULT_ADAPTATION, ...Object.fromEntries(Object.entries(spec).map(([key, value]) => [camel(key), value])) } as Adaptation
}

export function windowOf({ window }: StoredRow): Window | undefined {
  const { max_sequence_length: maxSequence, max_request_length: maxRequest, max_sequence_and_generated_tokens_length: maxTotal } = window
  if (maxSequence === undefined) return undefined
  return { maxSequence, ...(maxRequest === undefined ? {} : { maxRequest }), ...(maxTotal === undefined ? {} : { maxTotal }) }
}

const encodings = new Map<string, Tiktoken>()

function encodingOf(name: 'gpt2' | 'cl100k_base' | 'o200k_base'): Tiktoken {
  let found = encodings.get(name)
  if (found === undefined) encodings.set(name, (found = get_encoding(name)))
  return found
}

/** The tokenizer of a stored run; undefined where it had none. */
export function tokenizerOf({ tokenizer: name }: StoredRow): Tokenizer | undefined {
  if (name === null) return undefined
  if (name === 'simple/tokenizer1') {
    return {
      encode: (text) => Array.from(text, (character) => character.codePointAt(0)!),
      decode: (ids) => ids.map((id) => String.fromCodePoint(id)).join(''),
      prefixToken: '<s>',
    }
  }
  const isGpt2 = name === 'huggingface/gpt2'
  const encoding = encodingOf(isGpt2 ? 'gpt2' : (name.split('/')[1] as 'cl100k_base' | 'o200k_base'))
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return {
    encode: (text) => Array.from(isGpt2 ? encoding.encode(text, 'all') : encoding.encode_ordinary(text)),
    decode: (ids) => decoder.decode(encoding.decode(Uint32Array.from(ids))),
    ...(isGpt2 ? { prefixToken: '<|endoftext|>' } : {}),
  }
}
