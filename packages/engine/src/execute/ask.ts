import { type Answer, type BinnacleError, errorText, isBinnacleError } from '@binnacle/core'
import type { Ask, AnswerSource, FailedAttempt } from '@binnacle/core/run'
import * as errors from '../errors.ts'
import { acceptAnswer } from './accept-answer.ts'
import { type Gate, LONGEST_TIMER } from './gate.ts'

/** How patiently a model is asked. */
export interface Patience {
  /** Tries in all. */
  readonly attempts: number
  /** Seconds for one call. */
  readonly timeout: number
  /** Milliseconds before the second try; doubled for each further one. */
  readonly firstWait: number
  /** The longest time, in seconds, that a server may ask to wait. One that asks for more ends the run. */
  readonly longestWait: number
}

/** HELM tries five times; a call may take two minutes. */
export const DEFAULT_PATIENCE: Patience = { attempts: 5, timeout: 120, firstWait: 1_000, longestWait: 3_600 }

/** The longest wait between tries, unless the server asks for a longer one. */
const LONGEST_WAIT = 60_000

/** A call that failed for good, with all its tries. */
export class FailedCall extends Error {
  readonly error: BinnacleError
  readonly attempts: readonly FailedAttempt[]
  constructor(error: BinnacleError, attempts: readonly FailedAttempt[]) {
    super(error.message, { cause: error })
    this.error = error
    this.attempts = attempts
  }
}

/** What one call needs beside the question. */
export interface AskTools {
  /** Where the caller holds a place, and holds one again when the call is over, however it ends. */
  readonly gate: Gate
  readonly patience: Patience
  /** Ends calls that are under way. */
  readonly signal: AbortSignal
  /** No new tries. */
  readonly stopping: AbortSignal
  readonly retrying: (error: BinnacleError, waitMs: number) => void
}

/** An answer with the time and tries it took. */
export interface Asked {
  readonly answer: Answer
  readonly seconds: number
  readonly attempts: readonly FailedAttempt[]
}

/**
 * Asks until there is an answer: waits as long as the server says, else twice as long each time. Where a server says “too many”
 * the place at the gate is given back for the wait, so that tries too keep to the lower bound.
 * @throws FailedCall with every try
 */
export async function ask(source: AnswerSource, question: Pick<Ask, 'key' | 'request' | 'capability'>, tools: AskTools): Promise<Asked> {
  const failures: FailedAttempt[] = []
  for (let attempt = 1; ; attempt++) {
    const started = performance.now()
    try {
      if (tools.signal.aborted || (attempt > 1 && tools.stopping.aborted)) throw errors.stopped()
      const { key, request, capability } = question
      const answer = await once(source, { key, request, capability, attempt }, tools)
      const counted = acceptAnswer(answer, question, source)
      tools.gate.speedUp()
      return { answer: counted, seconds: (performance.now() - started) / 1000, attempts: failures }
    } catch (cause) {
      const error = isBinnacleError(cause) ? cause : errors.clientFault(source.by ?? 'the model client', cause)
      const seconds = (performance.now() - started) / 1000
      failures.push({ attempt, code: error.code, message: errorText(error), at: new Date().toISOString(), seconds })
      if (!error.retryable || attempt >= tools.patience.attempts) throw new FailedCall(error, failures)
      const wait = error.retryAfter ?? backOff(tools.patience, attempt)
      if (wait > tools.patience.longestWait * 1000)
        throw new FailedCall(errors.waitTooLong(error, wait, tools.patience.longestWait), failures)
      tools.retrying(error, wait)
      if (error.retryAfter !== undefined || error.code === 'ERR_PROVIDER_RATE_LIMIT') await standBack(tools, wait)
      else await sleep(wait, tools.stopping)
    }
  }
}

/** Leaves the gate, which is closed for the wait, and comes back as one of the first. */
async function standBack({ gate, stopping }: AskTools, wait: number): Promise<void> {
  gate.slowDown(wait)
  gate.leave()
  await gate.enter(stopping, true)
}

async function once(source: AnswerSource, question: Omit<Ask, 'signal'>, tools: AskTools): Promise<Answer> {
  if (source.recorded) return source.answer({ ...question, signal: tools.signal })
  const controller = new AbortController()
  let late = false
  const timer = setTimeout(
    () => {
      late = true
      controller.abort()
    },
    Math.min(tools.patience.timeout * 1000, LONGEST_TIMER),
  )
  const abort = () => controller.abort()
  tools.signal.addEventListener('abort', abort, { once: true })
  // A client that does not heed its signal is left behind all the same.
  const givenUp = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(late ? errors.timedOut(tools.patience.timeout) : errors.stopped()), {
      once: true,
    })
  })
  try {
    return await Promise.race([source.answer({ ...question, signal: controller.signal }), givenUp])
  } catch (cause) {
    if (late) throw errors.timedOut(tools.patience.timeout)
    if (tools.signal.aborted) throw errors.stopped()
    throw cause
  } finally {
    clearTimeout(timer)
    tools.signal.removeEventListener('abort', abort)
  }
}

function backOff({ firstWait }: Patience, attempt: number): number {
  // Up to a fifth more, so that calls that failed together do not come back together.
  return Math.min(LONGEST_WAIT, firstWait * 2 ** (attempt - 1)) * (1 + Math.random() / 5)
}

/** Waits, or ends early when the signal says so. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, Math.min(milliseconds, LONGEST_TIMER))
    signal.addEventListener('abort', done, { once: true })
  })
}
