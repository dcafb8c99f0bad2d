import { type Annotator, type AnnotatorContext, defineAnnotator, type RoleAnswer, type Sample, type Schema } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { makeAnswer, makeInstance, makeRequest, makeSpec } from '../../test/make.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { annotate, annotationsReader, type AnnotateTools } from './annotate.ts'
import type { RunCode } from '../plan/run-code.ts'

/** A run of instances that are answered, but for those that are left out. */
function makeRun(ids: readonly string[], annotators: readonly Annotator<never>[], unanswered: readonly string[] = []) {
  const store = createMemoryStore()
  for (const [sample, id] of ids.entries()) {
    store.instances.append(makeInstance(id))
    store.requests.append({
      sample,
      key: `key ${id}`,
      request: makeRequest(id),
      numTrainInstances: 0,
      promptTruncated: false,
      numConditioningTokens: 0,
      tokenCounts: { prompt: 1 },
    })
    if (!unanswered.includes(id)) store.answers.set(`key ${id}`, makeAnswer(`answer ${id}`))
  }
  const parts = { annotators: annotators.map((annotator) => ({ annotator, options: {} })), metrics: [] } as unknown as RunCode
  const notes: string[] = []
  const tools: AnnotateTools = {
    store,
    emit: (event) => event.type === 'note' && notes.push(event.message),
    signal: new AbortController().signal,
    modelsOf: (_role, own) => own,
    ask: async (model) => ({ model, answer: makeAnswer(`by ${model}`) }),
    concurrency: 2,
  }
  return { store, parts, tools, notes }
}

const lengthOf = defineAnnotator({
  name: 'length',
  description: '',
  annotate: async ({ requests }) => requests[0]!.answer.completions[0]!.text.length,
})

describe('annotate', () => {
  it('annotates answered samples once; the reader finds them by requests and instance', async () => {
    const { store, parts, tools } = makeRun(['a', 'bb', 'c'], [lengthOf as never], ['c'])
    expect(await annotate(makeSpec(), parts, tools)).toBe(0)
    expect(store.annotationRows.map(({ row }) => row)).toEqual([
      { sample: 0, annotator: 'length', value: 8 },
      { sample: 1, annotator: 'length', value: 9 },
    ])
    await annotate(makeSpec(), parts, tools)
    expect(store.annotationRows).toHaveLength(2)
    const read = annotationsReader(parts, store)
    expect(read(['key bb'], makeInstance('bb'))).toEqual({ length: 9 })
    expect(read(['key bb'], makeInstance('other'))).toEqual({})
  })

  it('one that fails costs its own annotation, and is tried again', async () => {
    let isWell = false
    const moody = defineAnnotator({
      name: 'moody',
      description: '',
      annotate: async ({ instance }) => {
        if (instance.id === 'a' && !isWell) throw new Error('not now')
        return 'fine'
      },
    })
    const { store, parts, tools, notes } = makeRun(['a', 'b'], [moody as never])
    expect(await annotate(makeSpec(), parts, tools)).toBe(1)
    expect(store.annotationRows.map(({ row }) => row)).toEqual(
      expect.arrayContaining([
        { sample: 0, annotator: 'moody', error: 'not now' },
        { sample: 1, annotator: 'moody', value: 'fine' },
      ]),
    )
    expect(notes).toEqual([expect.stringContaining('1 annotations failed')])
    isWell = true
    expect(await annotate(makeSpec(), parts, tools)).toBe(0)
    expect(annotationsReader(parts, store)(['key a'], makeInstance('a'))).toEqual({ moody: 'fine' })
  })

  it('an annotation is checked with the annotator’s own schema', async () => {
    const schema: Schema<number> = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: (value) => (typeof value === 'number' ? { value } : { issues: [{ message: 'no number' }] }),
      },
    }
    const wrong = defineAnnotator({ name: 'wrong', description: '', annotation: schema, annotate: async () => 'text' as never })
    const { store, parts, tools } = makeRun(['a'], [wrong as never])
    expect(await annotate(makeSpec(), parts, tools)).toBe(1)
    expect(store.annotationRows[0]!.row.error).toContain('no number')
  })

  it('keeps to the number at once', async () => {
    let [open, most] = [0, 0]
    const slow = defineAnnotator({
      name: 'slow',
      description: '',
      annotate: async () => {
        most = Math.max(most, ++open)
        await new Promise((resolve) => setImmediate(resolve))
        open--
        return null
      },
    })
    const { parts, tools, store } = makeRun(['a', 'b', 'c', 'd', 'e'], [slow as never])
    await annotate(makeSpec(), parts, tools)
    expect([most, store.annotationRows.length]).toEqual([2, 5])
  })

  it('ends at a stop, after what is under way, and takes nothing that was cut off for a failure', async () => {
    const stop = new AbortController()
    const cut = defineAnnotator({
      name: 'cut',
      description: '',
      annotate: async ({ instance }) => {
        if (instance.id === 'a') return 'done'
        stop.abort()
        await new Promise((resolve) => setImmediate(resolve))
        throw new Error('aborted')
      },
    })
    const { parts, tools, store } = makeRun(['a', 'b', 'c'], [cut as never])
    await expect(annotate(makeSpec(), parts, { ...tools, signal: stop.signal, concurrency: 1 })).rejects.toMatchObject({
      code: 'ERR_RUN_STOPPED',
    })
    expect(store.annotationRows.map(({ row }) => row)).toEqual([{ sample: 0, annotator: 'cut', value: 'done' }])
  })

  it('ends at a full disk', async () => {
    const { parts, tools, store } = makeRun(['a', 'b'], [lengthOf as never])
    store.annotations.put = () => {
      throw new Error('the disk is full')
    }
    await expect(annotate(makeSpec(), parts, tools)).rejects.toThrow('the disk is full')
  })
})

describe('roles', () => {
  const judge = defineAnnotator({
    name: 'judge',
    description: '',
    roles: { judge: { models: ['x/one', 'x/two'] } },
    annotate: async ({ requests }, context) => {
      const answers = await context.generate('judge', { prompt: `Judge: ${requests[0]!.answer.completions[0]!.text}`, maxTokens: 3 })
      return answers.map(({ model, answer, error }) => `${model}: ${answer?.completions[0]!.text ?? error}`)
    },
  })

  it('are played by the annotator’s models, unless others are named', async () => {
    const { parts, tools, store } = makeRun(['a'], [judge as never])
    await annotate(makeSpec(), parts, tools)
    expect(store.annotationRows[0]!.row.value).toEqual(['x/one: by x/one', 'x/two: by x/two'])
    const other = makeRun(['a'], [judge as never])
    await annotate(makeSpec(), other.parts, { ...other.tools, modelsOf: () => ['y/three'] })
    expect(other.store.annotationRows[0]!.row.value).toEqual(['y/three: by y/three'])
  })

  it('are asked with defaults for what the annotator leaves out, and a failure is a value', async () => {
    const asked: unknown[] = []
    const { parts, tools, store } = makeRun(['a'], [judge as never])
    const ask = async (model: string, request: unknown, by: string): Promise<RoleAnswer> => {
      asked.push([request, by])
      return { model, error: 'no credit' }
    }
    await annotate(makeSpec(), parts, { ...tools, ask, modelsOf: () => ['x/one'] })
    expect(asked).toEqual([[makeRequest('Judge: answer a', { maxTokens: 3 }), 'annotator:judge']])
    expect(store.annotationRows[0]!.row.value).toEqual(['x/one: no credit'])
  })

  it('are played by the models that the annotator names while it asks, and its annotations stand under the name of its options', async () => {
    const named = {
      ...judge,
      annotationName: ({ as }: { readonly as: string }) => as,
      annotate: async (_sample: Sample, { generate }: AnnotatorContext) =>
        (await generate('judge', { prompt: 'x' }, ['z/own'])).map(({ model }) => model),
    }
    const { parts, tools, store } = makeRun(['a'], [named as never])
    const withOptions = { ...parts, annotators: [{ annotator: named as never, options: { as: 'second' } }] }
    await annotate(makeSpec(), withOptions, tools)
    expect(annotationsReader(withOptions, store)(['key a'], makeInstance('a'))).toEqual({ second: ['z/own'] })
  })

  it('that an annotator does not declare fail it', async () => {
    const odd = defineAnnotator({
      name: 'odd',
      description: '',
      annotate: async (_sample, { generate }) => (await generate('nobody', { prompt: 'x' }), null),
    })
    const { parts, tools, store } = makeRun(['a'], [odd as never])
    expect(await annotate(makeSpec(), parts, tools)).toBe(1)
    expect(store.annotationRows[0]!.row.error).toContain('«nobody»')
  })
})
