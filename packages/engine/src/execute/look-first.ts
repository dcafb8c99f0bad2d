import type { Answer } from '@binnacle/core'
import type { Executor, Question, Settled } from '@binnacle/core/run'
import { createChannel } from './channel.ts'

/** Lookups under way at once. */
const MOST = 32

/** An executor that asks a cache first; what it does not have goes on. */
export function lookFirst(executor: Executor, lookup: (question: Question) => Promise<Answer | undefined>): Executor {
  return {
    async *execute(questions, context) {
      const settled = createChannel<Settled>()
      const missed = createChannel<Question>()
      const underWay = new Set<Promise<void>>()

      async function look(question: Question): Promise<void> {
        const answer = await lookup(question)
        if (answer === undefined) await missed.hand(question)
        else settled.push({ question, answer, seconds: 0, attempts: [] })
      }

      async function pump(): Promise<void> {
        for await (const question of questions) {
          const one = look(question).finally(() => underWay.delete(one))
          underWay.add(one)
          if (underWay.size >= MOST) await Promise.race(underWay)
        }
        await Promise.all(underWay)
        missed.end()
      }

      async function ask(): Promise<void> {
        for await (const one of executor.execute(missed, context)) settled.push(one)
      }

      void Promise.all([pump(), ask()]).then(
        () => settled.end(),
        (cause: unknown) => settled.end(cause),
      )
      yield* settled
    },
    close: () => executor.close?.() ?? Promise.resolve(),
  }
}
