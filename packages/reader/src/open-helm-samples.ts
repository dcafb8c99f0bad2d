import type { Answer, Instance, Json, ScoreValue } from '@binnacle/core'
import { answerOfHelm, type HelmStateFields, instanceOfHelm, parseHelmRecord, requestOfHelm } from './helm-fields.ts'
import { type Carrier, readText } from './carrier.ts'
import { runUnread } from './errors.ts'
import { paged, type SampleHead, type Samples, type SampleView, type ViewedRequest } from './samples.ts'

interface InstanceStats {
  readonly instance_id: string | number
  readonly perturbation?: { readonly name?: string; readonly seed?: number }
  readonly train_trial_index: number
  readonly stats: readonly { readonly name: { readonly name: string }; readonly count: number; readonly mean?: number }[]
}

/**
 * Opens the samples of a run that HELM wrote (plain or gzipped). HELM writes one JSON text for all samples: it is read whole, as HELM's own
 * tools do.
 */
export async function openHelmSamples(carrier: Carrier, state: string): Promise<Samples> {
  const states = (read(carrier, 'scenario_state.json', state) as { readonly request_states: readonly HelmStateFields[] }).request_states
  const spec = read(carrier, 'run_spec.json', (await readText(carrier, 'run_spec.json')) ?? '{}') as Record<string, unknown>
  const stats = read(
    carrier,
    'per_instance_stats.json',
    (await readText(carrier, 'per_instance_stats.json')) ?? '[]',
  ) as readonly InstanceStats[]
  const scores = new Map<string, Map<string, ScoreValue>>()
  for (const { instance_id: id, perturbation, train_trial_index: trial, stats: own } of stats) {
    const mark = markOf(id, perturbation, trial)
    const into = scores.get(mark) ?? new Map<string, ScoreValue>()
    for (const { name, count, mean } of own)
      into.set(name.name, count === 0 || mean === undefined ? { missing: 'HELM counted nothing' } : mean)
    scores.set(mark, into)
  }
  const samples = new Map<string, { readonly mark: string; readonly states: HelmStateFields[] }>()
  for (const one of states) {
    const mark = markOf(one.instance.id, one.instance.perturbation, one.train_trial_index)
    const own = samples.get(mark)
    if (own === undefined) samples.set(mark, { mark, states: [one] })
    else own.states.push(one)
  }
  const list = [...samples.values()]
  const filters = list.map(({ states: own }) => {
    const { id, split = '', perturbation } = own[0]!.instance
    return { id: String(id), split, isPerturbed: perturbation != null, trial: own[0]!.train_trial_index, outcome: undefined }
  })

  async function at(place: number): Promise<SampleView> {
    const { mark, states: own } = list[place]!
    const instance: Instance = instanceOfHelm(own[0]!.instance)
    return {
      place,
      instance,
      trial: own[0]!.train_trial_index,
      repeat: 0,
      requests: own.map(viewed),
      annotations: (own[0]!.annotations ?? {}) as Readonly<Record<string, Json>>,
      judged: [],
      scores: scores.has(mark) ? { '': Object.fromEntries(scores.get(mark)!) } : {},
    }
  }

  const heads = (from: number, to: number): Promise<readonly SampleHead[]> =>
    Promise.resolve(list.slice(from, to).map(({ mark, states: [state] }) => headOf(state!, scores.get(mark))))

  return { about: spec, source: 'helm', heads, ...paged((place) => filters[place]!, list.length, at) }
}

function headOf({ instance, train_trial_index: trial }: HelmStateFields, scores: ReadonlyMap<string, ScoreValue> | undefined): SampleHead {
  const { id, split, subSplit, perturbation } = instanceOfHelm(instance)
  return {
    id: String(id),
    split,
    ...(subSplit === undefined ? {} : { subSplit }),
    trial,
    repeat: 0,
    outcome: undefined,
    ...(perturbation === undefined ? {} : { perturbation }),
    scores: scores === undefined ? {} : { '': Object.fromEntries(scores) },
  }
}

function viewed(state: HelmStateFields): ViewedRequest {
  const answer: Answer | undefined = state.result == null ? undefined : answerOfHelm(state.result)
  return {
    request: requestOfHelm(state.request),
    ...(state.request_mode == null ? {} : { mode: state.request_mode }),
    ...(state.reference_index == null ? {} : { referenceIndex: state.reference_index }),
    ...(state.output_mapping == null ? {} : { outputMapping: state.output_mapping }),
    numTrainInstances: state.num_train_instances,
    promptTruncated: state.prompt_truncated,
    numConditioningTokens: state.num_conditioning_tokens ?? 0,
    tokenCounts: { prompt: 1 },
    ...(answer === undefined ? {} : { answer }),
  }
}

const markOf = (id: string | number, perturbation: InstanceStats['perturbation'] | null, trial: number): string =>
  JSON.stringify([String(id), perturbation?.name ?? null, perturbation?.seed ?? null, trial])

function read(carrier: Carrier, name: string, text: string): unknown {
  try {
    return parseHelmRecord(text)
  } catch (cause) {
    throw runUnread(`${carrier.place}/${name}`, cause)
  }
}
