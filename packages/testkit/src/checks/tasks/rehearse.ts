import {
  type Answer,
  type Annotator,
  BinnacleError,
  type Instance,
  isBinnacleError,
  type JsonObject,
  type Request,
  type RunAnnotator,
  type RunDraft,
  type RunSpec,
  type SourceInstance,
  type Unavailable,
  type Use,
} from '@binnacle/core'
import type { Executor, Question } from '@binnacle/core/run'
import type { Container, HookDriver } from '@binnacle/core/host'
import {
  checkOptions,
  createMemoryStore,
  draftRun,
  finishRun,
  loadRunCode,
  type MemoryStore,
  openAugmentation,
  readAsset,
  type ReadAsset,
  type RequestRow,
  runOne,
  type RunCode,
  type RunResult,
} from '@binnacle/engine'
import { noNetwork } from '../errors.ts'
import { EXAMPLE } from './task-arguments.ts'
import type { Data } from '../open-data.ts'

/** A run without a model: the rooms at work, the answers made up. */
export interface Rehearsal {
  readonly spec: RunSpec
  readonly parts: RunCode
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

/** Reads assets from the data at hand. A string of a public file that is not at hand has a text in its place: a check has no network. */
export const assetReader =
  (data: Data): ReadAsset =>
  async (source) => {
    try {
      return await readAsset(data.files, source)
    } catch (error) {
      if (source.string !== undefined && isBinnacleError(error) && error.code.startsWith('ERR_FILES_')) return `(${source.string})`
      throw error
    }
  }

/** Makes the draft of a task, as planning does. */
export async function draftTask(container: Container, task: string, args: object, data: Data): Promise<RunDraft> {
  const given = args === EXAMPLE ? ((await container.registries.get('tasks', task)).example ?? {}) : args
  return draftRun(container.registries, task, given as JsonObject, assetReader(data))
}

/** Why the rows of a task cannot be loaded here; nothing where they can. */
export async function unavailableTask(container: Container, task: string, args: object, data: Data): Promise<Unavailable | undefined> {
  const { scenario } = await draftTask(container, task, args, data)
  return container.registries.has('scenarios', scenario.name)
    ? (await container.registries.get('scenarios', scenario.name)).unavailable
    : undefined
}

/** Puts a draft together with a model that does not exist and has no window. */
export function specOf(draft: RunDraft, maxEvalInstances: number | undefined, annotators: readonly RunAnnotator[] = []): RunSpec {
  const adaptation = maxEvalInstances === undefined ? draft.adaptation : { ...draft.adaptation, maxEvalInstances }
  const name = 'testkit/model'
  const deployment = { '~contract': 1, '~kind': 'deployments', name, description: '', model: name, client: 'testkit' } as const
  return finishRun({ ...draft, adaptation }, { model: undefined, deployment }, annotators, [])
}

/** Carries a run through all rooms in memory. */
export async function rehearse(container: Container, draft: RunDraft, options: RehearseOptions): Promise<Rehearsal> {
  const { data, answer, judges = {} } = options
  const annotators = await Promise.all(draft.annotators.map((use) => judgedBy(container, use)))
  const spec = specOf(draft, options.maxEvalInstances, annotators)
  const parts = changed(await loadRunCode(container, spec), options.change)
  const store = createMemoryStore()
  const rowsOf = indexRows(store)
  const answerTo = ({ key, purpose, request, deployment }: Question): Answer => {
    if (purpose === 'annotation') return judged(judges, deployment.name, request)
    const rows = rowsOf(key)
    const row = rows.find((one) => one.key === key)!
    return answer(row, store.instances.at(row.sample % store.instances.count), rows)
  }
  const { signal } = new AbortController()
  const result = await runOne(spec, parts, {
    store,
    hooks: options.apart === true ? askedApart(container.hooks) : container.hooks,
    executor: executorOf(answerTo),
    tokenizer: undefined,
    scenarioContext: { files: data.files, media: data.media, fetch: data.fetch, signal, warn: () => {} },
    augment: draft.augmentation === undefined ? undefined : await openAugmentation(container, draft.augmentation, assetReader(data)),
    annotatorReach: () => ({
      files: data.files,
      fetch: data.fetch,
      http: ({ url }) => Promise.reject(noNetwork(url)),
      secret: (reference) => Promise.reject(new Error(`${reference}: a check has no secrets`)),
      bytes: ({ source }) => Promise.reject(new Error(`${source}: a check has no media`)),
      warn: () => {},
    }),
    stopping: signal,
    signal,
    emit: () => {},
  })
  return { spec, parts, store, result }
}

/** Parts whose scenario gives changed instances. */
function changed(parts: RunCode, change: ChangeInstance | undefined): RunCode {
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
    has: (name, run, purpose) => name === 'transformRequest' || hooks.has(name, run, purpose),
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

/** An annotator whose roles are each played by one who is named like the role. */
async function judgedBy(container: Container, use: Use): Promise<RunAnnotator> {
  const annotator = (await container.registries.get('annotators', use.name)) as unknown as Annotator<unknown>
  const { roles } = annotator
  if (roles === undefined) return use
  const declared = typeof roles === 'function' ? roles(checkOptions('annotator', use.name, annotator.options, use.options)) : roles
  const seatsOf = ([role, { models }]: [string, (typeof declared)[string]]) => {
    const seats = Array.isArray(models) ? [role] : Object.keys(models)
    return [role, seats.map((seat) => ({ seat, name: role, model: role, client: 'testkit', options: {} }))] as const
  }
  return { ...use, roles: Object.fromEntries(Object.entries(declared).map(seatsOf)) }
}

/** An executor that answers at once. */
function executorOf(answerTo: (question: Question) => Answer): Executor {
  return {
    async *execute(questions) {
      for await (const question of questions) {
        try {
          yield { question, answer: answerTo(question), seconds: 0, attempts: [] }
        } catch (cause) {
          if (!isBinnacleError(cause)) throw cause
          yield { question, error: cause, seconds: 0, attempts: [] }
        }
      }
    },
  }
}

/** The answer of a role: the text that is given for it, or that its function makes. */
function judged(judges: Judges, role: string, request: Request): Answer {
  const judge = judges[role]
  if (judge === undefined)
    throw new BinnacleError({
      code: 'ERR_TESTKIT_JUDGE',
      message: `no answer is given for the role "${role}"`,
      hint: 'Give one in the option `judges`.',
      fate: 'sample',
    })
  return textAnswer(typeof judge === 'string' ? judge : judge(request))
}

/** An answer of one text. */
export function textAnswer(text: string): Answer {
  return { completions: [{ text, finishReason: 'stop' }], requestTime: 0, requestDatetime: 0 }
}
