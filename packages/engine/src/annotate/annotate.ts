import {
  type AnnotatorContext,
  checkValue,
  errorText,
  isBinnacleError,
  type Json,
  plainJson,
  type RunSpec,
  type Sample,
} from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import { formatIssues } from '@binnacle/core/host'
import { stopped } from '../errors.ts'
import { readAsset } from '../plan/read-asset.ts'
import type { RunAnnotatorCode, RunCode } from '../plan/run-code.ts'
import { readSamples } from '../score/samples.ts'
import type { RunStore } from '@binnacle/store'
import { annotationKey } from './annotation-key.ts'
import type { Judges } from './ask-judges.ts'

/** Annotations under way at once where the annotator does not say. */
const CONCURRENCY = 8

/** What annotators may reach beside the models of their roles. */
export type AnnotatorReach = Omit<AnnotatorContext, 'options' | 'assets' | 'generate' | 'signal'>

/** Annotations that a record brought along, by sample: those of HELM, whose judges are not asked again. */
export type RecordedAnnotation = (sample: Sample, annotation: string) => Json | undefined

/** What annotating needs. */
export interface AnnotateTools {
  readonly store: RunStore
  readonly emit: (event: RunEvent) => void
  readonly signal: AbortSignal
  readonly judges: Judges
  readonly reach: (annotator: RunAnnotatorCode) => AnnotatorReach
  readonly recorded?: RecordedAnnotation | undefined
}

/**
 * Annotates the samples of a run. One that fails is recorded with its reason and tried again in the next start. An annotator with roles
 * runs again over the recorded answers of its judges each time: its annotation is always that of its present prompt, and what is on
 * record is not asked again. Others keep the annotation that is there.
 * @returns how many failed
 * @throws BinnacleError `ERR_RUN_STOPPED`, what ended the run, or what ended the record: a full disk
 */
export async function annotate(spec: RunSpec, code: RunCode, tools: AnnotateTools): Promise<number> {
  const { store, emit, signal } = tools
  let failures = 0
  let ended: unknown

  async function work(key: string, place: number, sample: Sample, one: RunAnnotatorCode): Promise<void> {
    const { annotator } = one
    let row: { readonly value: Json } | { readonly error: string }
    try {
      row = { value: plainJson(await annotation(place, sample, one, tools)) }
    } catch (cause) {
      if (isBinnacleError(cause) && cause.fate !== 'sample') return void (ended ??= cause)
      row = { error: errorText(cause) }
    }
    // What a stop cut off has not failed: it is made in the next start.
    if ('error' in row && (signal.aborted || tools.judges.ended !== undefined)) return
    try {
      if ('error' in row) failures++
      else if (JSON.stringify(store.annotations.get(key)) === JSON.stringify(row.value)) return
      store.annotations.put(key, { sample: place, annotator: annotator.name, ...row })
    } catch (cause) {
      ended ??= cause
    }
  }

  const underWay = new Map<RunAnnotatorCode, Map<string, Promise<void>>>(code.annotators.map((one) => [one, new Map()]))
  for (const { place, sample, keys } of readSamples(spec, store)) {
    if (sample.outcome === 'errored') continue
    for (const one of code.annotators) {
      if (signal.aborted || ended !== undefined || tools.judges.ended !== undefined) break
      const key = annotationKey(keys, sample.instance, one.annotator.name, one.options, one.roles)
      if (one.annotator.unavailable !== undefined && recordedFor(sample, one, tools) === undefined) continue
      const own = underWay.get(one)!
      if (own.has(key) || (one.roles === undefined && store.annotations.get(key) !== undefined)) continue
      own.set(
        key,
        work(key, place, sample, one).finally(() => own.delete(key)),
      )
      if (own.size >= (one.annotator.concurrency ?? CONCURRENCY)) await Promise.race(own.values())
    }
  }
  await Promise.all([...underWay.values()].flatMap((own) => [...own.values()]))
  await tools.judges.close()
  if (ended !== undefined) throw ended
  if (signal.aborted) throw stopped()
  if (failures > 0)
    emit({ type: 'note', run: spec.name, message: `${failures} annotations failed; their scores are missing (annotations.jsonl says why)` })
  return failures
}

/** Makes one annotation, or takes it from the record that is replayed. */
async function annotation(place: number, sample: Sample, one: RunAnnotatorCode, tools: AnnotateTools): Promise<Json> {
  const { annotator, options, roles } = one
  const recorded = recordedFor(sample, one, tools)
  if (recorded !== undefined) return recorded
  const reach = tools.reach(one)
  const value: Json = await annotator.annotate(sample, {
    ...reach,
    options,
    assets: await assetsOf(one, reach),
    signal: tools.signal,
    generate(role, request) {
      const models = roles !== undefined && Object.hasOwn(roles, role) ? roles[role] : undefined
      if (models === undefined)
        return Promise.reject(new TypeError(`annotator ${annotator.name} asks the role "${role}", which it does not declare`))
      const call = { sample: place, instance: sample.instance, annotator: annotator.name, role, request }
      return Promise.all(models.map((seat) => tools.judges.ask({ ...call, seat })))
    },
  })
  const result = annotator.annotation === undefined ? { value } : checkValue(annotator.annotation, value)
  if (result.issues !== undefined) throw new Error(`its annotation does not fit its schema: ${formatIssues(result.issues)}`)
  if (result.value === undefined) throw new Error('it gave no annotation')
  return result.value
}

/** The annotation that a replayed record has. */
function recordedFor(sample: Sample, { annotator, options }: RunAnnotatorCode, { recorded }: AnnotateTools): Json | undefined {
  return recorded?.(sample, annotator.annotationName?.(options) ?? annotator.name)
}

/** What annotators were given to read, each once. */
const assets = new WeakMap<RunAnnotatorCode, Promise<Readonly<Record<string, Json>>>>()

function assetsOf(one: RunAnnotatorCode, { files }: AnnotatorReach): Promise<Readonly<Record<string, Json>>> {
  const known = assets.get(one)
  if (known !== undefined) return known
  const sources = Object.entries(one.annotator.assets?.(one.options) ?? {})
  const read = Promise.all(sources.map(async ([name, source]) => [name, await readAsset(files, source)] as const)).then(Object.fromEntries)
  assets.set(one, read as Promise<Readonly<Record<string, Json>>>)
  return assets.get(one)!
}
