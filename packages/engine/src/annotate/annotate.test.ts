import {
  type Annotator,
  type AnnotatorContext,
  BinnacleError,
  defineAnnotator,
  type Request,
  type RoleSeat,
  type Sample,
  type Schema,
} from '@binnacle/core'
import type { Ask, RunEvent } from '@binnacle/core/run'
import { createHookDriver, type HookDriver } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAnswer, makeExecutor, makeInstance, makeRequest, makeSource, makeSpec } from '../../test/make.ts'
import { createMemoryStore } from '@binnacle/store'
import type { RunAnnotatorCode, RunCode } from '../plan/run-code.ts'
import { annotate, type AnnotateTools } from './annotate.ts'
import { annotationsReader } from './annotation-key.ts'
import { openJudges } from './ask-judges.ts'

/** A run of instances that are answered, but for those that are left out. */
function makeRun(
  ids: readonly string[],
  annotators: readonly Annotator<never>[],
  unanswered: readonly string[] = [],
  answer: Parameters<typeof makeSource>[0] = () => makeAnswer('by a judge'),
  hooks: HookDriver = createHookDriver([], () => {}),
) {
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
  const code = annotators.map((annotator): RunAnnotatorCode => ({ annotator: annotator as never, options: {}, roles: rolesOf(annotator) }))
  const parts = { annotators: code, metrics: [] } as unknown as RunCode
  const notes: string[] = []
  const emit = (event: RunEvent) => void (event.type === 'note' && notes.push(event.message))
  const source = makeSource(answer)
  const stop = new AbortController()
  const { signal } = stop
  /** Annotates once: as a start of the run does, with judges of its own. */
  const start = (more: Partial<RunCode> = {}, recorded?: AnnotateTools['recorded']) => {
    const judges = openJudges(makeSpec(), {
      store,
      hooks,
      emit,
      executor: makeExecutor(source, { patience: { attempts: 1 } }),
      signal,
      stopping: signal,
    })
    const reach = () => ({}) as never
    return annotate(makeSpec(), { ...parts, ...more }, { store, emit, signal, judges, reach, recorded })
  }
  return { store, parts, notes, source, stop, start }
}

const seatOf = (name: string): RoleSeat => ({ seat: name, name, model: name, client: 'client', options: {} })

function rolesOf({ roles = {} }: Annotator<never>): RunAnnotatorCode['roles'] {
  const entries = Object.entries(roles as Readonly<Record<string, { readonly models: readonly string[] }>>)
  return entries.length === 0 ? undefined : Object.fromEntries(entries.map(([role, { models }]) => [role, models.map(seatOf)]))
}

const lengthOf = defineAnnotator({
  name: 'length',
  description: '',
  annotate: async ({ requests }) => requests[0]!.answer.completions[0]!.text.length,
})

describe('annotate', () => {
  it('annotates answered samples once; the reader finds them by requests and instance', async () => {
    const { store, parts, start } = makeRun(['a', 'bb', 'c'], [lengthOf as never], ['c'])
    expect(await start()).toBe(0)
    expect(store.annotationRows.map(({ row }) => row)).toEqual([
      { sample: 0, annotator: 'length', value: 8 },
      { sample: 1, annotator: 'length', value: 9 },
    ])
    await start()
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
    const { store, parts, start, notes } = makeRun(['a', 'b'], [moody as never])
    expect(await start()).toBe(1)
    expect(store.annotationRows.map(({ row }) => row)).toEqual(
      expect.arrayContaining([
        { sample: 0, annotator: 'moody', error: 'not now' },
        { sample: 1, annotator: 'moody', value: 'fine' },
      ]),
    )
    expect(notes).toEqual([expect.stringContaining('1 annotations failed')])
    isWell = true
    expect(await start()).toBe(0)
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
    const { store, start } = makeRun(['a'], [wrong as never])
    expect(await start()).toBe(1)
    expect(store.annotationRows[0]!.row.error).toContain('no number')
  })

  it('keeps to the number at once', async () => {
    let [open, most] = [0, 0]
    const slow = defineAnnotator({
      name: 'slow',
      description: '',
      concurrency: 2,
      annotate: async () => {
        most = Math.max(most, ++open)
        await new Promise((resolve) => setImmediate(resolve))
        open--
        return null
      },
    })
    const { start, store } = makeRun(['a', 'b', 'c', 'd', 'e'], [slow as never])
    await start()
    expect([most, store.annotationRows.length]).toEqual([2, 5])
  })

  it('ends at a stop, after what is under way, and takes nothing that was cut off for a failure', async () => {
    const cut = defineAnnotator({
      name: 'cut',
      description: '',
      concurrency: 1,
      annotate: async ({ instance }) => {
        if (instance.id === 'a') return 'done'
        stop.abort()
        await new Promise((resolve) => setImmediate(resolve))
        throw new Error('aborted')
      },
    })
    const { start, store, stop } = makeRun(['a', 'b', 'c'], [cut as never])
    await expect(start()).rejects.toMatchObject({
      code: 'ERR_RUN_STOPPED',
    })
    expect(store.annotationRows.map(({ row }) => row)).toEqual([{ sample: 0, annotator: 'cut', value: 'done' }])
  })

  it('ends at a full disk', async () => {
    const { start, store } = makeRun(['a', 'b'], [lengthOf as never])
    store.annotations.put = () => {
      throw new Error('the disk is full')
    }
    await expect(start()).rejects.toThrow('the disk is full')
  })
})

describe('roles', () => {
  const judge = defineAnnotator({
    name: 'judge',
    description: '',
    roles: { judge: { models: ['x/one', 'x/two'] } },
    annotate: async ({ requests }, context) => {
      const answers = await context.generate('judge', { prompt: `Judge: ${requests[0]!.answer.completions[0]!.text}`, maxTokens: 3 })
      return answers.map(({ seat, answer, error }) => `${seat}: ${answer?.completions[0]!.text ?? error?.code}`)
    },
  })
  const requested = (prompt: string): Request => makeRequest(prompt, { maxTokens: 3 })

  it('are played by the seats of the run spec; what was asked is recorded with who asked whom', async () => {
    const { start, store } = makeRun(['a'], [judge as never], [], ({ key }) => makeAnswer(key.slice(0, 4)))
    await start()
    const rows = [...store.judgeRequests.scan()].flat()
    expect(rows.map(({ sample, annotator, role, deployment, request }) => [sample, annotator, role, deployment, request])).toEqual([
      [0, 'judge', 'judge', 'x/one', requested('Judge: answer a')],
      [0, 'judge', 'judge', 'x/two', requested('Judge: answer a')],
    ])
    expect(store.annotationRows[0]!.row.value).toEqual(rows.map(({ key, deployment }) => `${deployment}: ${key.slice(0, 4)}`))
    expect(store.answers.get(rows[0]!.key)).toEqual(makeAnswer(rows[0]!.key.slice(0, 4)))
  })

  it('another judge makes another annotation, and the first one stands again when it is back', async () => {
    const { start, store, parts, source } = makeRun(['a'], [judge as never])
    const [code] = parts.annotators
    const other = { annotators: [{ ...code!, roles: { judge: [seatOf('y/three')] } }] }
    await start()
    await start(other)
    expect(source.asked).toHaveLength(3)
    expect(annotationsReader(other, store)(['key a'], makeInstance('a'))).toEqual({ judge: ['y/three: by a judge'] })
    expect(annotationsReader(parts, store)(['key a'], makeInstance('a'))).toEqual({ judge: ['x/one: by a judge', 'x/two: by a judge'] })
  })

  it('are asked again only where the prompt is another: the annotator runs over what is recorded', async () => {
    let question = 'Good?'
    const moody = defineAnnotator({
      name: 'moody',
      description: '',
      roles: { judge: { models: ['x/one'] } },
      annotate: async (_sample, { generate }) => (await generate('judge', { prompt: question }))[0]!.answer!.completions[0]!.text,
    })
    const { start, store, source, parts } = makeRun(['a'], [moody as never], [], ({ request }: Ask) => makeAnswer(`to ${request.prompt}`))
    await start()
    await start()
    expect([source.asked.length, store.annotationRows.length]).toEqual([1, 1])
    question = 'Better?'
    await start()
    expect(source.asked).toHaveLength(2)
    expect(annotationsReader(parts, store)(['key a'], makeInstance('a'))).toEqual({ moody: 'to Better?' })
  })

  it('a failure of one judge is a value; what ends the run is asked once and ends it', async () => {
    const fails = (fate: 'sample' | 'run') => () => {
      throw new BinnacleError({ code: 'ERR_PROVIDER', message: 'no credit', fate })
    }
    const mild = makeRun(['a'], [judge as never], [], fails('sample'))
    expect(await mild.start()).toBe(0)
    expect(mild.store.annotationRows[0]!.row.value).toEqual(['x/one: ERR_PROVIDER', 'x/two: ERR_PROVIDER'])
    const hard = makeRun(
      ['a', 'b', 'c', 'd'],
      [{ ...judge, roles: { judge: { models: ['x/one'] } }, concurrency: 1 } as never],
      [],
      fails('run'),
    )
    await expect(hard.start()).rejects.toMatchObject({ code: 'ERR_PROVIDER' })
    expect([hard.source.asked.length, hard.store.annotationRows.length]).toEqual([1, 0])
  })

  it('pass the hooks of requests, which are told what for', async () => {
    const told: unknown[] = []
    const hooks = createHookDriver(
      [
        {
          plugin: 'redactor',
          hooks: {
            transformRequest: (request, { purpose, annotator, role, deployment }) => {
              told.push([purpose, annotator, role, deployment.name])
              return request.prompt === undefined ? request : { ...request, prompt: request.prompt.replace('answer a', '[gone]') }
            },
          },
        },
        {
          plugin: 'prompter',
          hooks: {
            transformRequest: {
              filter: { purpose: 'evaluation' },
              handler: () => {
                throw new Error('not for judges')
              },
            },
          },
        },
      ],
      () => {},
    )
    const { start, source, store } = makeRun(['a'], [judge as never], [], undefined, hooks)
    await start()
    expect(source.asked.map(({ request }) => request.prompt)).toEqual(['Judge: [gone]', 'Judge: [gone]'])
    expect(told).toEqual([
      ['annotation', 'judge', 'judge', 'x/one'],
      ['annotation', 'judge', 'judge', 'x/two'],
    ])
    expect(store.changes).toHaveLength(2)
  })

  it('are not asked where the record that is replayed has the annotation', async () => {
    const { start, store, source } = makeRun(['a'], [judge as never])
    await start({}, (sample, name) => [String(sample.instance.id), name])
    expect([source.asked.length, store.annotationRows[0]!.row.value]).toEqual([0, ['a', 'judge']])
  })

  it('annotations stand under the name of the options', async () => {
    const named = {
      ...judge,
      annotationName: ({ as }: { readonly as: string }) => as,
      annotate: async (_sample: Sample, _context: AnnotatorContext) => 'x',
    }
    const { start, store } = makeRun(['a'], [])
    const own = { annotators: [{ annotator: named as never, options: { as: 'second' }, roles: undefined }] }
    await start(own)
    expect(annotationsReader(own, store)(['key a'], makeInstance('a'))).toEqual({ second: 'x' })
  })

  it('that an annotator does not declare fail it', async () => {
    const odd = defineAnnotator({
      name: 'odd',
      description: '',
      annotate: async (_sample, { generate }) => (await generate('nobody', { prompt: 'x' }), null),
    })
    const { start, store } = makeRun(['a'], [odd as never])
    expect(await start()).toBe(1)
    expect(store.annotationRows[0]!.row.error).toContain('"nobody"')
  })
})
