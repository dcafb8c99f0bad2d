import { hash } from 'node:crypto'
import {
  type Annotator,
  type AnnotatorContext,
  checkValue,
  errorText,
  type Instance,
  type Json,
  type Request,
  type RoleAnswer,
  type RunEvent,
  type RunSpec,
  type Sample,
} from '@binnacle/core'
import { formatIssues } from '@binnacle/core/host'
import { stopped } from '../errors.ts'
import type { RunParts } from '../plan/run-code.ts'
import { sorted } from '../execute/request-key.ts'
import { type AnnotationsOf, readSamples } from '../score/samples.ts'
import type { RunStore } from '../store/store.ts'

/** Asks one model that plays a role; its answers are recorded and counted like any other. */
export type AskRole = (model: string, request: Request, by: string) => Promise<RoleAnswer>

/** What annotating needs. */
export interface AnnotateTools {
  readonly store: RunStore
  readonly emit: (event: RunEvent) => void
  readonly signal: AbortSignal
  /** The models of a role, from the config, else from the annotator. */
  readonly modelsOf: (role: string, own: readonly string[]) => readonly string[]
  readonly ask: AskRole
  /** Annotations under way at once. */
  readonly concurrency: number
}

/** What an annotator asks where it does not say. */
const ROLE_REQUEST: Omit<Request, 'prompt'> = {
  numCompletions: 1,
  temperature: 0,
  topP: 1,
  topKPerToken: 1,
  maxTokens: 256,
  stopSequences: [],
  presencePenalty: 0,
  frequencyPenalty: 0,
  echoPrompt: false,
}

/**
 * The key of a sample's annotation: its requests and instance, the annotator and its options. Instances with equal requests have
 * annotations of their own, for an annotator sees the references.
 */
export function annotationKey(keys: readonly string[], instance: Instance, annotator: string, options: unknown): string {
  return hash('sha256', JSON.stringify([keys, sorted(instance), annotator, sorted(options)]))
}

/**
 * Annotates the samples of a run that have no annotation yet. One that fails is recorded with its reason and tried again in
 * the next start; it never ends the run.
 * @returns how many failed
 * @throws BinnacleError `ERR_RUN_STOPPED`, or what ended the record: a full disk
 */
export async function annotate(spec: RunSpec, parts: RunParts, tools: AnnotateTools): Promise<number> {
  const { store, emit, signal } = tools
  const underWay = new Map<string, Promise<void>>()
  let failures = 0
  let ended: unknown

  async function work(key: string, place: number, sample: Sample, { annotator, options }: RunParts['annotators'][number]): Promise<void> {
    let row: { readonly value: Json } | { readonly error: string }
    try {
      const value: Json = await annotator.annotate(sample, contextOf(annotator, options, tools))
      const result = annotator.annotation === undefined ? { value } : checkValue(annotator.annotation, value)
      if (result.issues !== undefined) throw new Error(`its annotation does not fit its schema: ${formatIssues(result.issues)}`)
      if (result.value === undefined) throw new Error('it gave no annotation')
      row = { value: result.value }
    } catch (cause) {
      row = { error: errorText(cause) }
    }
    // What a stop cut off has not failed: it is made in the next start.
    if ('error' in row && signal.aborted) return
    try {
      store.annotations.put(key, { sample: place, annotator: annotator.name, ...row })
      if ('error' in row) failures++
    } catch (cause) {
      ended ??= cause
    }
  }

  for (const { place, sample, keys } of readSamples(spec, store)) {
    if (sample.outcome === 'errored') continue
    for (const use of parts.annotators) {
      if (signal.aborted || ended !== undefined) break
      const key = annotationKey(keys, sample.instance, use.annotator.name, use.options)
      if (underWay.has(key) || store.annotations.get(key) !== undefined) continue
      const one = work(key, place, sample, use).finally(() => underWay.delete(key))
      underWay.set(key, one)
      if (underWay.size >= tools.concurrency) await Promise.race(underWay.values())
    }
  }
  await Promise.all(underWay.values())
  if (ended !== undefined) throw ended
  if (signal.aborted) throw stopped()
  if (failures > 0)
    emit({ type: 'note', run: spec.name, message: `${failures} annotations failed; their scores are missing (annotations.jsonl says why)` })
  return failures
}

function contextOf(annotator: Annotator<unknown>, options: unknown, tools: AnnotateTools): AnnotatorContext {
  return {
    options,
    signal: tools.signal,
    generate(role, request, own) {
      if (annotator.roles?.[role] === undefined) {
        return Promise.reject(new TypeError(`annotator ${annotator.name} asks the role «${role}», which it does not declare`))
      }
      const models = tools.modelsOf(role, own ?? annotator.roles[role].models)
      return Promise.all(models.map((model) => tools.ask(model, { ...ROLE_REQUEST, ...request } as Request, `annotator:${annotator.name}`)))
    },
  }
}

/** Reads the annotations of samples by the annotators of a run. */
export function annotationsReader(parts: RunParts, store: RunStore): AnnotationsOf {
  if (parts.annotators.length === 0) return () => ({})
  return (keys, instance) => {
    const annotations: Record<string, Json> = {}
    for (const { annotator, options } of parts.annotators) {
      const value = store.annotations.get(annotationKey(keys, instance, annotator.name, options))
      if (value !== undefined) annotations[annotator.annotationName?.(options) ?? annotator.name] = value
    }
    return annotations
  }
}
