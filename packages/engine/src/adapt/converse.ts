import { hash } from 'node:crypto'
import {
  type AdaptedRequest,
  type Answer,
  type BinnacleError,
  type ConversingAdapter,
  isBinnacleError,
  type Json,
  type RunSpec,
  type ToolRun,
} from '@binnacle/core'
import type { Question } from '@binnacle/core/run'
import { type Channel, createChannel } from '../execute/channel.ts'
import { sorted } from '../execute/request-key.ts'
import type { Gathered } from '../gather/gather.ts'
import type { RequestRow } from '@binnacle/store'
import { type AdaptTools, createRowMaker, plannedSamples, type PlannedSample, questionOf, type RowMaker } from './adapt.ts'

/** Conversations under way at once; the limits of the deployment count for their requests. */
const MOST_OPEN = 256
/** Turns after which a conversation that does not end is broken off. */
const MOST_TURNS = 1_000

/** What leading conversations needs. */
export interface ConverseTools extends AdaptTools {
  readonly signal: AbortSignal
  /** Whether a question has failed for good. */
  readonly isFailed: (key: string) => boolean
}

/** The conversations of a run. */
export interface Conversations {
  /** The questions of all conversations, each as soon as the answers before it are there. */
  questions(): AsyncGenerator<Question>
  /** Takes note that an answer is recorded, or that there will be none. */
  answered(key: string): void
  /** Goes over all conversations again, now from the record alone, and writes their rows in the order of the plan. */
  writeRows(): Promise<void>
}

type Step = AdaptedRequest | ToolRun

const isToolRun = (step: Step): step is ToolRun => 'tool' in step

/** Leads one conversation, by the answers that `ask` gives: undefined where there is none. */
type Lead = (
  planned: PlannedSample,
  maker: RowMaker,
  ask: (row: RequestRow) => Promise<Answer | undefined> | Answer | undefined,
  isReplay: boolean,
) => Promise<void>

function leaderOf(spec: RunSpec, adapter: ConversingAdapter, tools: ConverseTools): Lead {
  const { store, fit } = tools
  function toolKey({ sample }: PlannedSample, turn: number, { tool, arguments: args }: ToolRun): string {
    return hash('sha256', JSON.stringify(['t1', spec.name, adapter.name, sample, turn, tool, sorted(args)]))
  }

  async function runTool(key: string, { tool, arguments: args }: ToolRun): Promise<void> {
    const run = adapter.tools?.[tool]
    if (run === undefined) throw new TypeError(`the adapter ${adapter.name} has no tool "${tool}"`)
    const result: Json = await run(args, { signal: tools.signal })
    const text = typeof result === 'string' ? result : JSON.stringify(result)
    await store.ledger.record(key, { completions: [{ text, logprob: 0, tokens: [] }], model: `tool ${tool}` })
  }

  return async function lead(planned, maker, ask, isReplay) {
    if (planned.fault !== undefined) throw planned.fault
    const steps = adapter.converse(planned.instance, planned.shots, fit)
    let step = steps.next(undefined as never)
    for (let turn = 0; step.done !== true; turn++) {
      if (turn === MOST_TURNS) throw new RangeError(`the conversation has not ended after ${MOST_TURNS} turns`)
      let answer: Answer | undefined
      if (isToolRun(step.value)) {
        const key = toolKey(planned, turn, step.value)
        if (!store.ledger.has(key) && !isReplay) await runTool(key, step.value)
        answer = store.ledger.read(key)
      } else answer = await ask(await maker.row(planned, step.value, turn))
      // Without an answer the conversation ends here, and its sample is errored.
      if (answer === undefined) return
      step = steps.next(answer)
    }
  }
}

/** Leads the conversations of a run: the adapter's generator gets each answer from the record, so that a resumed run goes the same way. */
export function createConversations(spec: RunSpec, adapter: ConversingAdapter, gathered: Gathered, tools: ConverseTools): Conversations {
  const { store } = tools
  const lead = leaderOf(spec, adapter, tools)
  /** Conversations that wait for an answer, by its key. */
  const parked = new Map<string, (() => void)[]>()

  function wait(key: string): Promise<void> {
    return new Promise((resolve) => {
      const others = parked.get(key)
      if (others === undefined) parked.set(key, [resolve])
      else others.push(resolve)
    })
  }

  return {
    async *questions() {
      const ready: Channel<Question> = createChannel()
      const maker = createRowMaker(spec, tools)
      let fatal: BinnacleError | undefined

      async function ask(row: RequestRow): Promise<Answer | undefined> {
        for (;;) {
          const answer = store.ledger.read(row.key)
          if (answer !== undefined || tools.isFailed(row.key)) return answer
          const settled = wait(row.key)
          if (parked.get(row.key)!.length === 1) ready.push(questionOf(spec, row))
          await settled
        }
      }

      async function converse(planned: PlannedSample): Promise<void> {
        try {
          await lead(planned, maker, ask, false)
        } catch (cause) {
          if (isBinnacleError(cause) && cause.fate !== 'sample') {
            fatal ??= cause
            ready.end(cause)
          } else tools.failed(planned.sample, planned.instance, cause)
        }
      }

      async function begin(): Promise<void> {
        const open = new Set<Promise<void>>()
        for await (const planned of plannedSamples(spec, gathered, tools)) {
          if (fatal !== undefined || tools.signal.aborted) break
          const one = converse(planned).finally(() => open.delete(one))
          open.add(one)
          if (open.size >= MOST_OPEN) await Promise.race(open)
        }
        await Promise.all(open)
      }

      void begin().then(
        () => ready.end(),
        (cause: unknown) => ready.end(cause),
      )
      yield* ready
    },
    answered(key) {
      const waiting = parked.get(key)
      parked.delete(key)
      for (const resolve of waiting ?? []) resolve()
    },
    async writeRows() {
      const maker = createRowMaker(spec, tools, false)
      for await (const planned of plannedSamples(spec, gathered, tools, false)) {
        const rows: RequestRow[] = []
        try {
          const read = (row: RequestRow) => {
            rows.push(row)
            return store.ledger.read(row.key)
          }
          await lead(planned, maker, read, true)
        } catch {
          // Told when it was asked; a sample whose conversation broke is errored.
          rows.length = 0
        }
        for (const row of rows) store.requests.append(row)
      }
    },
  }
}
