import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type FinishReason,
  type Adaptation,
  DEFAULT_ADAPTATION,
  type Instance,
  type Json,
  type PerturbationDescription,
  type Sample,
  type SampleRequest,
} from '@binnacle/core'
import { get_encoding } from 'tiktoken'
import { sharedFolder } from './helm-runs.ts'

const folder = join(sharedFolder, 'oracle', 'helm')

/** A stat as HELM writes it. */
export interface RecordedStat {
  readonly name: { readonly name: string; readonly split?: string; readonly sub_split?: string; readonly perturbation?: object }
  readonly count: number
  readonly sum: number
  readonly sum_squared: number
  readonly min?: number
  readonly max?: number
  /** Whether the sum is written with a point. */
  readonly isFloat?: boolean
}

/** The stats of one instance by one metric. */
export interface RecordedScores {
  readonly instance_id: string | number
  readonly perturbation?: object
  readonly train_trial_index: number
  readonly stats: readonly RecordedStat[]
}

/** A metric of a run as HELM names it. */
export interface MetricSpec {
  readonly class_name: string
  readonly args?: Readonly<Record<string, unknown>>
}

/** A run of HELM: what was asked and answered, and what HELM made of it. */
export interface RecordedRun {
  readonly metrics: readonly MetricSpec[]
  readonly stats: readonly RecordedStat[]
  readonly scores: readonly RecordedScores[]
  /** In the order in which they were asked: trial by trial, copies of an instance one after the other. */
  readonly samples: readonly Sample[]
  readonly adaptation: Adaptation
}

interface RequestState {
  readonly instance: Readonly<Record<string, unknown>> & {
    readonly id: string | number
    readonly split: string
    readonly references: readonly { readonly output: { readonly text: string } }[]
    readonly perturbation?: Readonly<Record<string, Json>>
  }
  readonly reference_index?: number
  readonly request_mode?: 'original' | 'calibration'
  readonly train_trial_index: number
  readonly output_mapping?: Readonly<Record<string, string>>
  readonly request: Readonly<Record<string, Json>>
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
  readonly annotations?: Readonly<Record<string, Json>>
}

/** The folders of all recorded runs, `suite/run name`. */
export function recordedRuns(): readonly string[] {
  return ['INDEX.json', 'INDEX-domains.json'].flatMap((index) => {
    const file = join(folder, index)
    const rows = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly { suite: string; run_name: string }[]) : []
    return rows.map(({ suite, run_name: name }) => `${suite}/${name}`)
  })
}

/** Reads a run. */
export function readRecordedRun(run: string): RecordedRun {
  const spec = JSON.parse(readText(run, 'run_spec')) as { adapter_spec: Record<string, unknown>; metric_specs: readonly MetricSpec[] }
  const state = JSON.parse(readText(run, 'scenario_state')) as { request_states: readonly RequestState[] }
  const scores = parseMarkingFloats(readText(run, 'per_instance_stats')) as readonly RecordedScores[]
  const adaptation = { ...DEFAULT_ADAPTATION, ...inCamelCase(spec.adapter_spec) } as unknown as Adaptation
  // One number a request: language modelling and dry runs have a record for each.
  const promptTokens = new Map<string, number[]>()
  for (const record of scores) {
    const stat = record.stats.find(({ name }) => name.name === 'num_prompt_tokens')
    if (stat?.count === 1) promptTokens.set(scoresKey(record), [...(promptTokens.get(scoresKey(record)) ?? []), stat.sum])
  }
  const isDry = state.request_states.every(({ result }) => result === undefined)
  const states = Map.groupBy(state.request_states, (one) => sampleKey(one))
  const samples = Array.from(states, ([key, own]): Sample => {
    const { instance, train_trial_index: trial, annotations = {} } = own[0]!
    const counted = promptTokens.get(key) ?? []
    return {
      instance: readInstance(instance),
      trial,
      repeat: 0,
      outcome: 'scored',
      requests: own.map((one, index) => sampleRequest(one, counted.length % own.length === 0 ? counted[index] : undefined)),
      annotations,
      adaptation,
    }
  })
  const metrics = isDry ? [{ class_name: 'helm.benchmark.metrics.dry_run_metrics.DryRunMetric' }] : spec.metric_specs
  return { metrics, stats: JSON.parse(readText(run, 'stats')) as readonly RecordedStat[], scores, samples, adaptation }
}

/** Names the instance, its perturbation and the trial. */
export function scoresKey(record: Omit<RecordedScores, 'stats'>): string {
  return JSON.stringify([record.train_trial_index, record.instance_id, inOrder(record.perturbation)])
}

function sampleKey({ instance, train_trial_index: trial }: RequestState): string {
  return scoresKey({
    train_trial_index: trial,
    instance_id: instance.id,
    ...(instance.perturbation === undefined ? {} : { perturbation: instance.perturbation }),
  })
}

/** Names a stat: its name, split, sub-split and perturbation. */
export function statKey({ name, split, sub_split: subSplit, perturbation }: RecordedStat['name']): string {
  return JSON.stringify([name, split ?? null, subSplit ?? null, inOrder(perturbation)])
}

/** An object with its keys in order, so that its text names it. */
function inOrder(value: object | undefined): object | null {
  return value === undefined ? null : Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

const camel = (key: string) => key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

function inCamelCase(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [camel(key), value]))
}

function readInstance({ sub_split: subSplit, extra_data: extra, perturbation, ...rest }: RequestState['instance']): Instance {
  const input = rest['input'] as { text?: string; messages?: object; multimedia_content?: { media_objects: readonly { text?: string }[] } }
  const described = perturbation === undefined ? {} : { perturbation: readPerturbation(perturbation) }
  const text = input.multimedia_content?.media_objects.map((part) => part.text ?? '').join('') ?? input.text
  return {
    ...rest,
    input: input.messages === undefined ? { text } : { messages: input.messages },
    ...(subSplit === undefined ? {} : { subSplit }),
    ...(extra === undefined ? {} : { extra }),
    ...described,
  } as unknown as Instance
}

function readPerturbation({ computed_on: computedOn = 'perturbed', ...rest }: Readonly<Record<string, Json>>): PerturbationDescription {
  return { ...rest, computedOn } as unknown as PerturbationDescription
}

const gpt2 = get_encoding('gpt2')

function sampleRequest(state: RequestState, promptTokens: number | undefined): SampleRequest {
  const { request, result } = state
  const reference = state.reference_index === undefined ? undefined : state.instance.references[state.reference_index]!.output.text
  const { multimodal_prompt: _multimodal, ...fields } = inCamelCase(request) as { prompt?: string; multimodal_prompt?: object }
  return {
    request: fields as unknown as SampleRequest['request'],
    ...(state.request_mode && { mode: state.request_mode }),
    ...(state.reference_index !== undefined && { referenceIndex: state.reference_index }),
    ...(state.output_mapping && { outputMapping: state.output_mapping }),
    numTrainInstances: state.num_train_instances,
    promptTruncated: state.prompt_truncated,
    numConditioningTokens: state.num_conditioning_tokens,
    tokenCounts: {
      prompt: promptTokens ?? gpt2.encode_ordinary(fields.prompt ?? '').length,
      ...(reference !== undefined && { reference: gpt2.encode_ordinary(` ${reference}`).length }),
    },
    answer: {
      completions: (result?.completions ?? []).map(({ finish_reason: finish, ...completion }) => ({
        ...completion,
        ...(finish && { finishReason: finish.reason as FinishReason }),
      })),
      ...(result?.request_time !== undefined && { requestTime: result.request_time }),
    },
  }
}

function readText(run: string, file: string): string {
  return gunzipSync(readFileSync(join(folder, run, `${file}.json.gz`))).toString('utf8')
}

/** Reads JSON in which `"sum": 1.0` says that the number is a float. */
function parseMarkingFloats(text: string): unknown {
  return JSON.parse(text.replaceAll(/"sum": (-?[\d.eE+-]+)/g, (match, digits: string) => `${match}, "isFloat": ${/[.eE]/.test(digits)}`))
}
