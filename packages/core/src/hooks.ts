import type { Answer } from './answer.ts'
import type { ModelInfo, Deployment } from './model.ts'
import type { Instance } from './instance.ts'
import type { JsonObject } from './values/json.ts'
import type { Request } from './request.ts'
import type { Purpose, RunDeployment, RunPlan, RunSpec } from './run-spec.ts'
import type { OutcomeCounts, Stat } from './stat.ts'
import type { Sample } from './sample.ts'
import type { TokenizerContribution } from './tokenizer.ts'
import type { ScoreValue } from './metric.ts'

/** Something that a hook may return at once or later. */
export type Awaitable<T> = T | Promise<T>

/** What a run's hooks are told of the run. */
export interface RunInfo {
  readonly run: RunSpec
}

/** What the hooks of a request are told: hooks see the requests to the model under test and those to judges. */
export interface RequestInfo extends RunInfo {
  /** `evaluation`: the model under test is asked. `annotation`: an annotator asks a model in a role. */
  readonly purpose: Purpose
  /** Who is asked. */
  readonly deployment: RunDeployment
  /** Which annotator asks, in which role; absent for the model under test. */
  readonly annotator?: string
  readonly role?: string
}

/**
 * All hooks with their handlers. A waterfall's handler gets the value and gives the next one (`undefined`: unchanged).
 * A *first* is asked until one answers. The others watch.
 */
export interface HookMap {
  /** Called once, before anything else. */
  setup: () => Awaitable<void>
  /** Changes the config, without its plugins, before the settings are taken from it. */
  transformConfig: (config: JsonObject) => Awaitable<JsonObject | undefined | void>
  /** Called with the resolved config. */
  configResolved: (config: JsonObject) => Awaitable<void>
  /** Answers with a model and deployment for a name that no registry knows. */
  resolveModel: (name: string) => Awaitable<{ readonly model: ModelInfo; readonly deployment: Deployment } | undefined | void>
  /** Answers with a tokenizer for a name that no registry knows. */
  resolveTokenizer: (name: string) => Awaitable<TokenizerContribution<never> | undefined | void>
  /** Changes the runs of a session before anything is read or asked. */
  transformPlan: (plan: RunPlan) => Awaitable<RunPlan | undefined | void>
  /** Called with the plan before the first run. */
  sessionStarted: (plan: RunPlan) => Awaitable<void>
  /** Called before the instances of a run are loaded. */
  runStarted: (info: RunInfo) => Awaitable<void>
  /** Changes an instance after it was drawn and numbered, before it is perturbed and written. */
  transformInstance: (instance: Instance, info: RunInfo) => Awaitable<Instance | undefined | void>
  /** Changes a request to the model under test, or to a judge, before its key is computed: a redactor sees all that leaves the machine. */
  transformRequest: (request: Request, info: RequestInfo & { readonly instance: Instance }) => Awaitable<Request | undefined | void>
  /** A cache answers here; what it gives counts as an answer of the model. */
  lookupCompletion: (request: Request, info: RequestInfo & { readonly key: string }) => Awaitable<Answer | undefined | void>
  /** Called with every answer that was not in the record, and the time and tries it took. */
  completionReceived: (
    answer: Answer,
    info: RequestInfo & { readonly key: string; readonly request: Request; readonly seconds: number; readonly attempts: number },
  ) => Awaitable<void>
  /** The raw answer is kept beside the changed one. */
  transformCompletion: (
    answer: Answer,
    info: RequestInfo & { readonly key: string; readonly request: Request },
  ) => Awaitable<Answer | undefined | void>
  /** Called with every sample and its scores, by metric and name. */
  sampleScored: (
    sample: Sample,
    info: RunInfo & { readonly scores: Readonly<Record<string, Readonly<Record<string, ScoreValue>>>> },
  ) => Awaitable<void>
  /** Called when a run is scored and summed up. */
  runFinished: (info: RunInfo & { readonly stats: readonly Stat[]; readonly outcomes: OutcomeCounts }) => Awaitable<void>
  /** Called when no run is left. */
  sessionFinished: (plan: RunPlan) => Awaitable<void>
  /** Called last, in reverse order, whatever happened. */
  close: () => Awaitable<void>
}

/** The name of a hook. */
export type HookName = keyof HookMap

/** How the handlers of a hook are called. */
export type HookKind = 'waterfall' | 'first' | 'parallel' | 'sequential'

/** Kind and stability of every hook; `filtered` ones may be limited to tasks and models. */
export const HOOKS: { readonly [N in HookName]: { readonly kind: HookKind; readonly stable: boolean; readonly filtered: boolean } } =
  Object.freeze({
    setup: { kind: 'sequential', stable: true, filtered: false },
    transformConfig: { kind: 'waterfall', stable: false, filtered: false },
    configResolved: { kind: 'sequential', stable: false, filtered: false },
    resolveModel: { kind: 'first', stable: true, filtered: false },
    resolveTokenizer: { kind: 'first', stable: true, filtered: false },
    transformPlan: { kind: 'waterfall', stable: false, filtered: false },
    sessionStarted: { kind: 'parallel', stable: true, filtered: false },
    runStarted: { kind: 'parallel', stable: true, filtered: true },
    transformInstance: { kind: 'waterfall', stable: false, filtered: true },
    transformRequest: { kind: 'waterfall', stable: true, filtered: true },
    lookupCompletion: { kind: 'first', stable: true, filtered: true },
    completionReceived: { kind: 'parallel', stable: true, filtered: true },
    transformCompletion: { kind: 'waterfall', stable: true, filtered: true },
    sampleScored: { kind: 'parallel', stable: true, filtered: true },
    runFinished: { kind: 'parallel', stable: true, filtered: true },
    sessionFinished: { kind: 'parallel', stable: true, filtered: false },
    close: { kind: 'sequential', stable: true, filtered: false },
  })

/** A handler with its place and limits. */
export interface OrderedHook<N extends HookName> {
  readonly order?: 'pre' | 'post'
  /** Only runs of these tasks and models, and, for hooks of requests, only this purpose; others pay nothing. */
  readonly filter?: { readonly tasks?: readonly string[]; readonly models?: readonly string[]; readonly purpose?: Purpose }
  /** Milliseconds after which a silent handler is an error (30,000). */
  readonly timeLimit?: number
  readonly handler: HookMap[N]
}

/** The hooks of a plugin. */
export type Hooks = { readonly [N in HookName]?: HookMap[N] | OrderedHook<N> }
