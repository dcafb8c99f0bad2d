import type { BinnacleError, Fate } from '../errors.ts'
import { HOOKS, type HookMap, type HookName, type Hooks, type OrderedHook } from '../hooks.ts'
import type { Purpose, RunSpec } from '../run-spec.ts'
import type { RecordedChange } from '../run/ledger.ts'
import { hookLate, hookSilent, hookThrew } from './errors.ts'
import { freezeDeep } from './freeze-deep.ts'

/** Milliseconds after which a handler that keeps silent is named. */
const NAMED_AFTER = 3_000
/** Milliseconds after which it is an error, unless the hook says otherwise. */
const TIME_LIMIT = 30_000

interface Handler {
  readonly plugin: string
  readonly run: (...args: readonly unknown[]) => unknown
  readonly filter: OrderedHook<HookName>['filter']
  readonly timeLimit: number
  readonly rank: number
}

type Arguments<N extends HookName> = Parameters<HookMap[N]>

/** Calls hooks by their kinds. */
export interface HookDriver {
  /** Whether anybody listens, for this run; asked on hot paths. */
  has(name: HookName, run?: RunSpec, purpose?: Purpose): boolean
  /** Parallel and sequential hooks. A throwing watcher is a warning; a throwing `setup`, `configResolved` or `close` too is named. */
  call<N extends HookName>(name: N, run: RunSpec | undefined, ...args: Arguments<N>): Promise<void>
  /** Asks handlers in order until one answers. */
  first<N extends HookName>(
    name: N,
    run: RunSpec | undefined,
    ...args: Arguments<N>
  ): Promise<NonNullable<Awaited<ReturnType<HookMap[N]>>> | undefined>
  /**
   * Hands a value from handler to handler.
   * @param changed told of every change, in order
   * @throws BinnacleError `ERR_HOOK_THREW`, `ERR_HOOK_SILENT`
   */
  waterfall<N extends HookName>(
    name: N,
    run: RunSpec | undefined,
    changed: (change: Omit<RecordedChange, 'subject'>) => void,
    ...args: Arguments<N>
  ): Promise<Arguments<N>[0]>
}

/**
 * Makes the driver.
 * @param plugins hooks with the plugins' names, in the order of the config
 * @param warn told of watchers that threw and of hooks that keep silent
 */
export function createHookDriver(
  plugins: readonly { readonly plugin: string; readonly hooks: Hooks }[],
  warn: (message: string) => void,
): HookDriver {
  const handlers = new Map<HookName, readonly Handler[]>()
  for (const name of Object.keys(HOOKS) as HookName[]) {
    const list = plugins.flatMap(({ plugin, hooks }) => (hooks[name] === undefined ? [] : [handlerOf(plugin, hooks[name] as never)]))
    list.sort((a, b) => a.rank - b.rank)
    if (name === 'close') list.reverse()
    if (list.length > 0) handlers.set(name, list)
  }

  function listeners(name: HookName, run: RunSpec | undefined, purpose?: Purpose): readonly Handler[] {
    const all = handlers.get(name)
    if (all === undefined) return []
    return HOOKS[name].filtered && run !== undefined ? all.filter((handler) => applies(handler, run, purpose)) : all
  }

  /** Calls one handler. What it is handed is frozen to its depth: a change is what a waterfall returns, and nothing else. */
  async function ask(name: HookName, handler: Handler, args: readonly unknown[]): Promise<unknown> {
    const result = handler.run(...args.map(freezeDeep))
    return isThenable(result) ? withinTime(name, handler, result, warn) : result
  }

  return {
    has: (name, run, purpose) => listeners(name, run, purpose).length > 0,
    async call(name, run, ...args) {
      const watch = async (handler: Handler) => {
        try {
          await ask(name, handler, args)
        } catch (cause) {
          const error = faultOf(handler, name, cause, 'sample')
          if (name === 'setup' || name === 'configResolved') throw error
          warn(error.message)
        }
      }
      const list = listeners(name, run, purposeOf(args))
      if (HOOKS[name].kind === 'parallel') await Promise.all(list.map(watch))
      else for (const handler of list) await watch(handler)
    },
    async first(name, run, ...args) {
      for (const handler of listeners(name, run, purposeOf(args))) {
        let answer: unknown
        try {
          answer = await ask(name, handler, args)
        } catch (cause) {
          warn(faultOf(handler, name, cause, 'sample').message)
        }
        if (answer !== undefined && answer !== null) return answer as never
      }
      return undefined
    },
    async waterfall(name, run, changed, ...args) {
      const [value, ...rest] = args as readonly unknown[]
      let current: unknown = value
      for (const handler of listeners(name, run, purposeOf(args))) {
        let next: unknown
        try {
          next = await ask(name, handler, [current, ...rest])
        } catch (cause) {
          throw faultOf(handler, name, cause, HOOKS[name].filtered ? 'sample' : 'session')
        }
        if (next === undefined || next === null || isSame(next, current)) continue
        changed({ hook: name, plugin: handler.plugin, before: current, after: next })
        current = next
      }
      return current as never
    },
  }
}

function handlerOf(plugin: string, hook: HookMap[HookName] | OrderedHook<HookName>): Handler {
  const ordered = typeof hook === 'function' ? { handler: hook } : hook
  const rank = ordered.order === 'pre' ? 0 : ordered.order === 'post' ? 2 : 1
  return { plugin, run: ordered.handler as Handler['run'], filter: ordered.filter, timeLimit: ordered.timeLimit ?? TIME_LIMIT, rank }
}

function applies({ filter }: Handler, run: RunSpec, purpose: Purpose | undefined): boolean {
  if (filter?.purpose !== undefined && purpose !== undefined && filter.purpose !== purpose) return false
  if (filter?.tasks !== undefined && !filter.tasks.includes(run.task.name)) return false
  return filter?.models === undefined || filter.models.includes(run.deployment.model) || filter.models.includes(run.deployment.name)
}

/** What a request is for, which hooks of requests are told in their second argument. */
const purposeOf = (args: readonly unknown[]): Purpose | undefined => (args[1] as { readonly purpose?: Purpose } | undefined)?.purpose

/** A copy with the same content is no change. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

/** An error of the driver's own stays what it is; anything else was thrown by the handler. */
function faultOf(handler: Handler, name: HookName, cause: unknown, fate: Fate): BinnacleError {
  if (cause instanceof Late) return hookLate(handler.plugin, name, handler.timeLimit / 1000, fate)
  return hookThrew(handler.plugin, name, cause, fate)
}

/** What ends the wait for a handler. */
class Late extends Error {}

async function withinTime(
  name: HookName,
  handler: Handler,
  result: PromiseLike<unknown>,
  warn: (message: string) => void,
): Promise<unknown> {
  let named: NodeJS.Timeout | undefined
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    if (handler.timeLimit > NAMED_AFTER)
      named = setTimeout(() => warn(hookSilent(handler.plugin, name, NAMED_AFTER / 1000, handler.timeLimit / 1000)), NAMED_AFTER)
    limit = setTimeout(() => reject(new Late()), handler.timeLimit)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(named)
    clearTimeout(limit)
  }
}
