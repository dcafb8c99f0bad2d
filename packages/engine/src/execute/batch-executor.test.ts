import type { Json } from '@binnacle/core'
import type { Executor, Question, Settled } from '@binnacle/core/run'
import { createHookDriver } from '@binnacle/core/host'
import { createMemoryStore, type MemoryStore } from '@binnacle/store'
import { expect, it } from 'vitest'
import { makeAnswer, makeQuestion, makeSpec } from '../../test/make.ts'
import { createExecution } from './execute.ts'

/** A provider of batches: takes many questions at once, and has the answers later. */
interface Provider {
  readonly submitted: (readonly string[])[]
  submit(keys: readonly string[]): string
  collect(id: string): readonly string[]
}

function openProvider(): Provider {
  const submitted: (readonly string[])[] = []
  return {
    submitted,
    submit: (keys) => String(submitted.push(keys) - 1),
    collect: (id) => submitted[Number(id)]!,
  }
}

/**
 * An executor over it, as a plugin for batches would have it: what was submitted before a restart is collected, not submitted again.
 * @param crash called after a batch was submitted and its ticket kept
 */
function batchExecutor(provider: Provider, size: number, crash: () => void = () => {}): Executor {
  return {
    async *execute(questions, { tickets }) {
      const settled = (question: Question): Settled => ({ question, answer: makeAnswer(`to ${question.key}`), seconds: 60, attempts: [] })
      const paid = new Set(tickets.list().flatMap(({ ticket }) => ticket as readonly string[]))
      const old = tickets.list()
      let batch: Question[] = []

      function* submit(): Generator<Settled> {
        if (batch.length === 0) return
        const id = provider.submit(batch.map(({ key }) => key))
        tickets.put(id, batch.map(({ key }) => key) satisfies Json)
        crash()
        const keys = new Set(provider.collect(id))
        for (const question of batch) if (keys.has(question.key)) yield settled(question)
        tickets.remove(id)
        batch = []
      }

      for await (const question of questions) {
        if (paid.has(question.key)) {
          yield settled(question)
          continue
        }
        batch.push(question)
        if (batch.length === size) yield* submit()
      }
      yield* submit()
      for (const { id } of old) tickets.remove(id)
    },
  }
}

async function run(store: MemoryStore, executor: Executor): Promise<void> {
  const { signal } = new AbortController()
  const tools = { store, hooks: createHookDriver([], () => {}), executor, stopping: signal, signal, emit: () => {} }
  const execution = createExecution(makeSpec(), tools)
  async function* questions(): AsyncGenerator<Question> {
    for (const key of ['a', 'b', 'c', 'd', 'e']) if (execution.isOpen(key)) yield makeQuestion(key)
  }
  await execution.run(questions())
}

it('another executor settles the same questions, in its own time', async () => {
  const provider = openProvider()
  const store = createMemoryStore()
  await run(store, batchExecutor(provider, 2))
  expect(provider.submitted).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect([...store.answers.values()].map(({ completions }) => completions[0]!.text)).toEqual(['to a', 'to b', 'to c', 'to d', 'to e'])
  expect(store.tickets.list()).toEqual([])
})

it('a batch that was submitted before a crash is collected after the restart, and not paid for twice', async () => {
  const provider = openProvider()
  const store = createMemoryStore()
  const crash = () => {
    if (provider.submitted.length === 2) throw new Error('killed')
  }
  await expect(run(store, batchExecutor(provider, 2, crash))).rejects.toThrow('killed')
  expect([[...store.answers.keys()], store.tickets.list()]).toEqual([['a', 'b'], [{ id: '1', ticket: ['c', 'd'] }]])
  await run(store, batchExecutor(provider, 2))
  expect(provider.submitted).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect([...store.answers.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(store.tickets.list()).toEqual([])
})
