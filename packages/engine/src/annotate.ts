import { hash } from 'node:crypto'
import {
  type AnnotatorContext,
  checkValue,
  errorText,
  type Json,
  type Request,
  type RoleAnswer,
  type RunEvent,
  type RunSpec,
} from '@binnacle/core'
import { formatIssues } from '@binnacle/core/host'
import type { RunParts } from './parts.ts'
import { sorted } from './request-key.ts'
import { readSamples } from './samples.ts'
import type { RunStore } from './store.ts'

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

/** The key of a sample's annotation: its requests, the annotator and its options. */
export function annotationKey(keys: readonly string[], annotator: string, options: unknown): string {
  return hash('sha256', JSON.stringify([keys, annotator, sorted(options)]))
}

/**
 * Annotates the samples of a run that have no annotation yet. One that fails is recorded with its reason and tried again in
 * the next start; it never ends the run.
 */
export async function annotate(spec: RunSpec, parts: RunParts, tools: AnnotateTools): Promise<void> {
  const { store, emit, signal } = tools
  const underWay = new Set<Promise<void>>()
  let failures = 0
  for (const { place, sample, keys } of readSamples(spec, store)) {
    if (sample.outcome === 'errored') continue
    for (const { annotator, options } of parts.annotators) {
      const key = annotationKey(keys, annotator.name, options)
      if (store.annotations.get(key) !== undefined) continue
      if (signal.aborted) return
      const context: AnnotatorContext = {
        options,
        signal,
        generate: (role, request) => {
          const models = tools.modelsOf(role, annotator.roles?.[role]?.models ?? [])
          return Promise.all(
            models.map((model) => tools.ask(model, { ...ROLE_REQUEST, ...request } as Request, `annotator:${annotator.name}`)),
          )
        },
      }
      const work = (async () => {
        try {
          const value: Json = await annotator.annotate(sample, context)
          const result = annotator.annotation === undefined ? { value } : checkValue(annotator.annotation, value)
          if (result.issues !== undefined) throw new Error(`its annotation does not fit its schema: ${formatIssues(result.issues)}`)
          store.annotations.put(key, { sample: place, annotator: annotator.name, value: result.value })
        } catch (cause) {
          failures++
          store.annotations.put(key, { sample: place, annotator: annotator.name, error: errorText(cause) })
        }
      })()
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
      if (underWay.size >= tools.concurrency) await Promise.race(underWay)
    }
  }
  await Promise.all(underWay)
  if (failures > 0)
    emit({ type: 'note', run: spec.name, message: `${failures} annotations failed; their scores are missing (annotations.jsonl says why)` })
}

/** Reads the annotations of samples by the annotators of a run. */
export function annotationsReader(parts: RunParts, store: RunStore): (keys: readonly string[]) => Readonly<Record<string, Json>> {
  if (parts.annotators.length === 0) return () => ({})
  return (keys) => {
    const annotations: Record<string, Json> = {}
    for (const { annotator, options } of parts.annotators) {
      const value = store.annotations.get(annotationKey(keys, annotator.name, options))
      if (value !== undefined) annotations[annotator.name] = value
    }
    return annotations
  }
}
