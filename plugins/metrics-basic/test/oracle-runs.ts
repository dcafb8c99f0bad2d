import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { DEFAULT_ADAPTATION, type Adaptation, type Instance, type Sample, type SampleRequest } from '@binnacle/core'
import { get_encoding } from 'tiktoken'

/** Where recorded runs of HELM lie, beside the repository; they are no part of it. */
export const ORACLE = fileURLToPath(new URL('../../../../shared/oracle/helm', import.meta.url))

/** A stat as HELM writes it. */
export interface HelmStat {
  readonly name: { readonly name: string; readonly split?: string; readonly sub_split?: string; readonly perturbation?: object }
  readonly count: number
  readonly sum: number
  readonly sum_squared: number
  readonly min?: number
  readonly max?: number
  readonly mean?: number
  /** Whether the sum is written with a point. */
  readonly isFloat?: boolean
}

/** The stats of an instance by one metric. */
export interface HelmRecord {
  readonly instance_id: string | number
  readonly perturbation?: object
  readonly train_trial_index: number
  readonly stats: readonly HelmStat[]
}

/** A sample with the key under which HELM's records have it, and the context in which it is counted. */
export interface OracleSample {
  readonly key: string
  readonly context: string
  readonly sample: Sample
}

/** A run of HELM: what was asked and answered, and what HELM made of it. */
export interface OracleRun {
  readonly name: string
  readonly trials: number
  readonly metrics: readonly { readonly class_name: string; readonly args: { readonly names?: readonly string[] } }[]
  readonly stats: readonly HelmStat[]
  readonly records: readonly HelmRecord[]
  readonly samples: readonly OracleSample[]
}

interface RequestState {
  readonly instance: {
    readonly id: string | number
    readonly split: string
    readonly sub_split?: string
    readonly input: { readonly text: string }
    readonly references: readonly { readonly output: { readonly text: string }; readonly tags: readonly string[] }[]
    readonly perturbation?: { readonly name: string }
  }
  readonly reference_index?: number
  readonly request_mode?: 'original' | 'calibration'
  readonly train_trial_index: number
  readonly output_mapping?: Readonly<Record<string, string>>
  readonly request: {
    readonly prompt: string
    readonly echo_prompt: boolean
    readonly num_completions: number
    readonly multimodal_prompt?: object
  }
  readonly result?: {
    readonly completions: readonly {
      readonly text: string
      readonly logprob: number
      readonly tokens: readonly { readonly text: string; readonly logprob: number }[]
      readonly finish_reason?: { readonly reason: string }
    }[]
    readonly request_time?: number
  }
  readonly num_train_instances: number
  readonly prompt_truncated: boolean
  readonly num_conditioning_tokens: number
}

const gpt2 = get_encoding('gpt2')

/** The folders of all runs in which a metric of the given class took part. */
export function findRuns(className: string): string[] {
  if (!existsSync(ORACLE)) return []
  const folders: string[] = []
  for (const suite of readdirSync(ORACLE)) {
    if (suite.includes('.')) continue
    for (const run of readdirSync(join(ORACLE, suite))) {
      const folder = join(ORACLE, suite, run)
      if (existsSync(join(folder, 'per_instance_stats.json.gz')) && readText(folder, 'run_spec').includes(className)) folders.push(folder)
    }
  }
  return folders
}

/** Reads a run; `undefined` where nothing was asked. */
export function readRun(folder: string): OracleRun | undefined {
  const spec = JSON.parse(readText(folder, 'run_spec'))
  const state = JSON.parse(readText(folder, 'scenario_state')) as { readonly request_states: readonly RequestState[] }
  if (state.request_states.some(({ result }) => result === undefined)) return undefined
  const records = parseMarkingFloats(readText(folder, 'per_instance_stats')) as readonly HelmRecord[]
  const adaptation: Adaptation = {
    ...DEFAULT_ADAPTATION,
    method: spec.adapter_spec.method,
    numOutputs: spec.adapter_spec.num_outputs,
    numTrainTrials: spec.adapter_spec.num_train_trials,
    ...(spec.adapter_spec.output_mapping_pattern && { outputMappingPattern: spec.adapter_spec.output_mapping_pattern }),
  }
  const promptTokens = new Map<string, number>()
  for (const record of records) {
    const stat = record.stats.find(({ name }) => name.name === 'num_prompt_tokens')
    if (stat?.count === 1) promptTokens.set(recordKey(record), stat.sum)
  }
  const statesByKey = Map.groupBy(state.request_states, (state) =>
    recordKey({
      ...state,
      instance_id: state.instance.id,
      ...(state.instance.perturbation && { perturbation: state.instance.perturbation }),
    }),
  )
  const samples: OracleSample[] = []
  for (const [key, states] of statesByKey) {
    const { instance, train_trial_index: trial } = states[0]!
    const requests = states.map((state) => sampleRequest(state, promptTokens.get(key)))
    samples.push({
      key,
      context: contextKey({ ...instance, name: '' }),
      sample: { instance: instance as unknown as Instance, trial, outcome: 'scored', requests, annotations: {}, adaptation },
    })
  }
  return {
    name: spec.name,
    trials: adaptation.numTrainTrials,
    metrics: spec.metric_specs,
    stats: JSON.parse(readText(folder, 'stats')),
    records,
    samples,
  }
}

/** Names the instance, its perturbation and the trial. */
export function recordKey(record: Omit<HelmRecord, 'stats'>): string {
  return JSON.stringify([record.train_trial_index, record.instance_id, record.perturbation ?? null])
}

/** Names the split, the sub-split and the perturbation. */
export function contextKey(name: HelmStat['name']): string {
  return JSON.stringify([name.split, name.sub_split ?? null, name.perturbation ?? null])
}

function sampleRequest(state: RequestState, promptTokens: number | undefined): SampleRequest {
  const { request, result } = state
  const reference = state.reference_index === undefined ? undefined : state.instance.references[state.reference_index]!.output.text
  return {
    request: {
      prompt: request.prompt,
      numCompletions: request.num_completions,
      temperature: 0,
      topP: 1,
      topKPerToken: 1,
      maxTokens: 0,
      stopSequences: [],
      presencePenalty: 0,
      frequencyPenalty: 0,
      echoPrompt: request.echo_prompt,
    },
    ...(state.request_mode && { mode: state.request_mode }),
    ...(state.reference_index !== undefined && { referenceIndex: state.reference_index }),
    ...(state.output_mapping && { outputMapping: state.output_mapping }),
    numTrainInstances: state.num_train_instances,
    promptTruncated: state.prompt_truncated,
    numConditioningTokens: state.num_conditioning_tokens,
    tokenCounts: {
      prompt: promptTokens ?? gpt2.encode_ordinary(request.prompt).length,
      ...(reference !== undefined && { reference: gpt2.encode_ordinary(` ${reference}`).length }),
    },
    answer: {
      completions: result!.completions.map(({ finish_reason: finish, ...completion }) => ({
        ...completion,
        ...(finish && { finishReason: finish.reason }),
      })),
      ...(result!.request_time !== undefined && { requestTime: result!.request_time }),
    },
  }
}

function readText(folder: string, file: string): string {
  return gunzipSync(readFileSync(join(folder, `${file}.json.gz`))).toString('utf8')
}

/** Reads JSON in which `"sum": 1.0` says that the number is a float. */
function parseMarkingFloats(text: string): unknown {
  return JSON.parse(text.replaceAll(/"sum": (-?[\d.eE+-]+)/g, (match, digits: string) => `${match}, "isFloat": ${/[.eE]/.test(digits)}`))
}
