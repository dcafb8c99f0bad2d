import type { Answer, AnswerSource, Instance, JsonObject, Request, RunSpec, SourceInstance } from '@binnacle/core'
import type { Container, HookDriver } from '@binnacle/core/host'
import {
  type AskRole,
  createBudget,
  createGate,
  createMemoryStore,
  DEFAULT_PATIENCE,
  draftRun,
  finishRun,
  loadParts,
  type MemoryStore,
  openAugmentation,
  readAsset,
  type ReadAsset,
  type RequestRow,
  type RunDraft,
  runOne,
  type RunParts,
  type RunResult,
} from '@binnacle/engine'
import type { Data } from './open-data.ts'

/** A run without a model: the rooms at work, the answers made up. */
export interface Rehearsal {
  readonly spec: RunSpec
  readonly parts: RunParts
  readonly store: MemoryStore
  readonly result: RunResult
}

/** How answers are made up: from the request, with the instance it was made of. */
export type MakeAnswer = (row: RequestRow, instance: Instance, rows: readonly RequestRow[]) => Answer

/** Answers for the roles of annotators, by role. */
export type Judges = Readonly<Record<string, string | ((request: Request) => string)>>

/** Changes the instances that a scenario gives, by their place. */
export type ChangeInstance = (instance: SourceInstance, place: number) => SourceInstance

/** What a rehearsal needs. */
export interface RehearseOptions {
  readonly data: Data
  readonly judges?: Judges | undefined
  readonly maxEvalInstances?: number | undefined
  readonly answer: MakeAnswer
  readonly change?: ChangeInstance
  /** Whether every sample is answered by itself, where equal requests would share an answer. */
  readonly apart?: boolean
}

/** Reads assets from the data at hand. */
export const assetReader =
  (data: Data): ReadAsset =>
  (source) =>
    readAsset(data.files, source)

/** Makes the draft of a task, as planning does. */
export function draftTask(container: Container, task: string, args: object, data: Data): Promise<RunDraft> {
  return draftRun(container.registries, task, args as JsonObject, assetReader(data))
}

/** Puts a draft together with a model that does not exist and has no window. */
export function specOf(draft: RunDraft, maxEvalInstances: number | undefined): RunSpec {
  const adaptation = maxEvalInstances === undefined ? draft.adaptation : { ...draft.adaptation, maxEvalInstances }
  const name = 'testkit/model'
  const deployment = { '~contract': 1, '~kind': 'deployments', name, description: '', model: name, client: 'testkit' } as const
  return finishRun({ ...draft, adaptation }, { model: undefined, deployment }, [])
}

/** Carries a run through all rooms in memory. */
export async function rehearse(container: Container, draft: RunDraft, options: RehearseOptions): Promise<Rehearsal> {
  const { data, answer, judges = {} } = options
  const spec = specOf(draft, options.maxEvalInstances)
  const parts = changed(await loadParts(container, spec), options.change)
  const store = createMemoryStore()
  const rowsOf = indexRows(store)
  const source: AnswerSource = {
    recorded: true,
    answer({ key }) {
      const rows = rowsOf(key)
      const row = rows.find((one) => one.key === key)!
      return Promise.resolve(answer(row, store.instances.at(row.sample % store.instances.count), rows))
    },
    close: () => Promise.resolve(),
  }
  const { signal } = new AbortController()
  const result = await runOne(spec, parts, {
    store,
    hooks: options.apart === true ? askedApart(container.hooks) : container.hooks,
    source,
    gate: createGate(1),
    patience: DEFAULT_PATIENCE,
    budget: createBudget({}),
    tokenizer: undefined,
    scenarioContext: { files: data.files, fetch: data.fetch, signal, warn: () => {} },
    augment: draft.augmentation === undefined ? undefined : await openAugmentation(container, draft.augmentation, assetReader(data)),
    modelsOf: (role) => [role],
    askRole: judgeBy(judges),
    stopping: signal,
    signal,
    emit: () => {},
  })
  return { spec, parts, store, result }
}

/** Parts whose scenario gives changed instances. */
function changed(parts: RunParts, change: ChangeInstance | undefined): RunParts {
  if (change === undefined) return parts
  const { scenario } = parts
  return {
    ...parts,
    scenario: {
      ...scenario,
      async *load(options, context) {
        let place = 0
        for await (const instance of scenario.load(options, context)) yield change(instance, place++)
      },
    },
  }
}

/** Hooks that also make the requests of every instance differ, by a field that is never sent. */
function askedApart(hooks: HookDriver): HookDriver {
  return {
    ...hooks,
    has: (name, run) => name === 'transformRequest' || hooks.has(name, run),
    async waterfall(name, run, changed, ...args) {
      const value = await hooks.waterfall(name, run, changed, ...args)
      if (name !== 'transformRequest') return value
      const { id, perturbation } = (args as unknown as readonly [Request, { readonly instance: Instance }])[1].instance
      return { ...(value as Request), random: JSON.stringify([id, perturbation]) } as typeof value
    },
  }
}

/** Finds all requests of the sample that first asked a key. Rows are read once, as they come. */
function indexRows({ requests }: MemoryStore): (key: string) => readonly RequestRow[] {
  const samples = new Map<string, RequestRow[]>()
  const current: RequestRow[][] = []
  let read = 0
  return (key) => {
    for (; read < requests.count; read++) {
      const row = requests.at(read)
      const rows = (current[row.sample] ??= [])
      rows.push(row)
      if (!samples.has(row.key)) samples.set(row.key, rows)
    }
    return samples.get(key)!
  }
}

/** Answers for roles: the text that is given for the role, or that its function makes. */
function judgeBy(judges: Judges): AskRole {
  return (model, request) => {
    const judge = judges[model]
    if (judge === undefined) return Promise.resolve({ model, error: `no answer is given for the role «${model}» (option judges)` })
    const text = typeof judge === 'string' ? judge : judge(request)
    return Promise.resolve({ model, answer: textAnswer(text) })
  }
}

/** An answer of one text. */
export function textAnswer(text: string): Answer {
  return { completions: [{ text, finishReason: 'stop' }], requestTime: 0, requestDatetime: 0 }
}
