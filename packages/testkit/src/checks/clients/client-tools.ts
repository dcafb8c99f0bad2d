import type { Answer, Model, Request } from '@binnacle/core'
import { createCall, createRequest } from '../../create-request.ts'
import type { ProviderServer } from '../../server/open-provider-server.ts'
import type { ModelClientCheckOptions } from './model-client-checks.ts'
import type { OpenedClient } from './open-client.ts'

/** What the checks of a client work with. */
export interface ClientTools {
  readonly title: string
  readonly open: () => Promise<OpenedClient>
  readonly openNew: () => Promise<OpenedClient>
  readonly server: () => Promise<ProviderServer>
  readonly options: ModelClientCheckOptions
  readonly secrets: readonly string[]
  /** Milliseconds that a call may take. */
  readonly patience: number
}

/** Milliseconds that a call may take, and within which one that is ended must end. */
export const PATIENCE = 5_000

/** What a promise came to. */
export type Settled<T> = { readonly value: T } | { readonly error: unknown }

/** Waits for a promise, whatever it comes to. */
export const settle = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

/** What a promise comes to within the time; undefined where it does not. */
export async function within<T>(promise: Promise<T>, milliseconds: number = PATIENCE): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)))
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks once, and gives what came of it; undefined where nothing does in time. */
export async function failing({ open, patience }: ClientTools, timeout = patience): Promise<Settled<Answer> | undefined> {
  const { model } = await open()
  const call = createCall(AbortSignal.timeout(timeout))
  const ask: Model['generate'] = model.generate ?? model.scoreText
  const request = createRequest(model.generate === undefined ? { maxTokens: 0, echoPrompt: true } : {})
  return within(settle(ask!.call(model, request, call)), timeout + PATIENCE)
}

/** Asks a model to generate, and waits no longer than it is patient. */
export async function generateWithin(model: Model, patience: number, changes: Partial<Request> = {}): Promise<Answer> {
  const call = createCall(AbortSignal.timeout(patience))
  const answer = await within(model.generate!(createRequest(changes), call), patience + PATIENCE)
  if (answer === undefined) throw new Error(`no answer, ${PATIENCE / 1000} s after its signal had ended the call`)
  return answer
}
