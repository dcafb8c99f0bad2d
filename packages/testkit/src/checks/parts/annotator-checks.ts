import {
  type Annotator,
  type AnnotatorContext,
  checkValue,
  errorText,
  type Json,
  type RoleAnswer,
  type Roles,
  type Sample,
} from '@binnacle/core'
import { formatIssues } from '@binnacle/core/host'
import { createRequest } from '../../create-request.ts'
import { createSample } from '../../create-sample.ts'
import type { CheckOptions, Checks } from '../check.ts'
import { noNetwork } from '../errors.ts'
import { finding, type Finding } from '../finding.ts'
import { freezeDeep, isMutation } from '../freeze-deep.ts'
import { type Judges, textAnswer } from '../tasks/rehearse.ts'
import { firstOf } from '../first-of.ts'
import { openData } from '../open-data.ts'
import { optionsOf } from '../options-of.ts'
import { schemaFindings } from '../schema-checks.ts'
import { loadSubject, type Subject } from '../subject.ts'
import { isPlainJson, isSameJson, valueText } from '../value-text.ts'

/** What the check of an annotator takes. */
export interface AnnotatorCheckOptions extends CheckOptions {
  /** Options of the annotator. */
  readonly options?: object
  /** What the judges say, by role: a text, or one for each request. */
  readonly judges?: Judges
  /** Samples beside those of the kit; `createSample` makes them. */
  readonly samples?: readonly Sample[]
}

type AnyAnnotator = Annotator<unknown>
type Answering = (
  role: string,
  index: number,
  request: Parameters<AnnotatorContext['generate']>[1],
) => DistributiveOmit<RoleAnswer, 'seat' | 'model' | 'deployment'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Looks at an annotator: it asks only its roles, bears a judge that fails or talks nonsense, and gives annotations of its schema. */
export function annotatorChecks(subject: Subject<'annotators'>, options: AnnotatorCheckOptions = {}): Checks {
  const title = `annotator ${subject.name}`
  const given = options.samples ?? []
  const samples = [...annotated(), ...given].map((sample) => freezeDeep(structuredClone(sample)))
  const load = async () => (await loadSubject(subject)) as unknown as AnyAnnotator
  const annotateAll = async (answering: Answering, whole: readonly Sample[]): Promise<readonly Tried[]> => {
    const annotator = await load()
    const tried: Tried[] = []
    const checked = optionsOf(annotator, options.options ?? {})
    for (const sample of whole) tried.push(await tryAnnotate(annotator, checked, sample, answering))
    return tried
  }

  const work: Work = { title, options, samples, load, annotateAll }
  return {
    title,
    allow: options.allow ?? {},
    checks: [...annotatingChecks(work), ...bearingChecks(work)],
  }
}

/** What the checks of an annotator share. */
interface Work {
  readonly title: string
  readonly options: AnnotatorCheckOptions
  readonly samples: readonly Sample[]
  load(): Promise<AnyAnnotator>
  annotateAll(answering: Answering, whole: readonly Sample[]): Promise<readonly Tried[]>
}

/** What the judges say by the options. */
const toldBy =
  (judges: Judges | undefined): Answering =>
  (role, _index, request) => {
    const judge = judges?.[role] ?? ''
    const text = typeof judge === 'string' ? judge : judge(createRequest(request))
    return { answer: textAnswer(text) }
  }
const failing: Answering = () => ({ error: { code: 'ERR_MODEL_CLIENT', message: 'the judge did not answer', retryable: false } })
const babbling: Answering = () => ({ answer: textAnswer('}{ lorem 12 <b>') })

/** It annotates by what its judges say, the same twice. */
function annotatingChecks({ title, options, samples, load, annotateAll }: Work): Checks['checks'] {
  const told = toldBy(options.judges)
  const given = options.samples ?? []
  return [
    {
      name: 'its schemas answer at once',
      async run() {
        const { options: schema, annotation } = await load()
        return [
          ...(schema === undefined ? [] : schemaFindings(`${title} › options`, schema, [options.options ?? {}])),
          ...(annotation === undefined
            ? [finding('annotation-schema', title, 'it has no schema of its annotations')]
            : schemaFindings(`${title} › annotation`, annotation)),
        ]
      },
    },
    {
      name: 'annotates samples by the answers of its judges',
      async run() {
        const annotator = await load()
        const mustWork = given.length === 0 ? samples : given
        const tried = await annotateAll(told, mustWork)
        return firstOf(tried.flatMap((one) => annotationFindings(title, annotator, one, true)))
      },
    },
    {
      name: 'the same answers give the same annotation',
      async run() {
        const [first, second] = [await annotateAll(told, samples), await annotateAll(told, samples)]
        return firstOf(
          first.flatMap((one, index) =>
            isSameJson(one.value, second[index]!.value)
              ? []
              : [
                  finding(
                    'annotator-differs',
                    placeOf(title, one),
                    `first ${valueText(one.value)}, then ${valueText(second[index]!.value)}`,
                  ),
                ],
          ),
        )
      },
    },
  ]
}

/** It asks only its roles, and bears judges that are no use. */
function bearingChecks({ title, options, samples, load, annotateAll }: Work): Checks['checks'] {
  const told = toldBy(options.judges)
  return [
    {
      name: 'asks only roles that it declares, and changes no sample',
      async run() {
        const annotator = await load()
        const roles = rolesOf(annotator, optionsOf(annotator, options.options ?? {}))
        const tried = [...(await annotateAll(told, samples)), ...(await annotateAll(failing, samples))]
        return firstOf(
          tried.flatMap((one) => [
            ...one.asked
              .filter((role) => roles[role] === undefined)
              .map((role) => finding('annotator-role', placeOf(title, one), `it asks the role “${role}”, which it does not declare`)),
            ...(one.error !== undefined && isMutation(one.error)
              ? [finding('annotator-mutates', placeOf(title, one), errorText(one.error))]
              : []),
          ]),
        )
      },
    },
    {
      name: 'a judge that fails is borne',
      run: async () => bearingFindings(title, await load(), await annotateAll(failing, samples), 'fails'),
    },
    {
      name: 'a judge that talks nonsense is borne',
      run: async () => bearingFindings(title, await load(), await annotateAll(babbling, samples), 'talks nonsense'),
    },
  ]
}

/** One try to annotate. */
interface Tried {
  readonly sample: Sample
  readonly value?: Json
  readonly error?: unknown
  readonly asked: readonly string[]
}

const placeOf = (title: string, { sample }: Tried): string => `${title} › sample ${sample.instance.id}`

/** Samples that an annotator meets: errored ones are never handed to it. */
const annotated = (): readonly Sample[] => [
  createSample({ id: 'right', input: 'Capital of France?', right: 'Paris', completions: 'Paris' }),
  createSample({ id: 'wrong', input: 'Capital of France?', right: 'Paris', completions: 'Rome' }),
  createSample({ id: 'empty', input: 'Capital of France?', right: 'Paris', completions: '' }),
  createSample({ id: 'no-reference', input: 'Say something.', completions: 'Something.' }),
  createSample({ id: 'several', input: 'Capital of France?', right: 'Paris', completions: ['Rome', 'Paris'] }),
  createSample({ id: 'refused', right: 'Paris', outcome: 'refused', completions: [{ text: 'I cannot say.', finishReason: 'refusal' }] }),
  createSample({ id: 'filtered', right: 'Paris', outcome: 'filtered', completions: [{ text: '', finishReason: 'filter' }] }),
]

async function tryAnnotate(annotator: AnyAnnotator, options: unknown, sample: Sample, answering: Answering): Promise<Tried> {
  const asked: string[] = []
  const data = openData({})
  const context: AnnotatorContext = {
    options,
    assets: standIns(annotator, options),
    signal: new AbortController().signal,
    generate(role, request) {
      asked.push(role)
      const models = rolesOf(annotator, options)[role]?.models ?? ['judge']
      const seats = Array.isArray(models) ? (models as readonly string[]).map((model) => [model, model] as const) : Object.entries(models)
      return Promise.resolve(
        seats.map(([seat, model], index) => ({ seat, model, deployment: model, ...answering(role, index, request) }) as RoleAnswer),
      )
    },
    files: data.files,
    fetch: data.fetch,
    http: ({ url }) => Promise.reject(noNetwork(url)),
    secret: (reference) => Promise.reject(new Error(`${reference}: a check has no secrets`)),
    bytes: ({ source }) => Promise.reject(new Error(`${source}: a check has no media`)),
    warn: () => {},
  }
  try {
    return { sample, asked, value: await annotator.annotate(sample, context) }
  } catch (error) {
    return { sample, asked, error }
  } finally {
    await data.close()
  }
}

/** Texts in place of the files that an annotator names: a check has no network. */
function standIns({ assets }: AnyAnnotator, options: unknown): Readonly<Record<string, Json>> {
  const sources = Object.entries(assets?.(options as never) ?? {})
  return Object.fromEntries(
    sources.map(([name, { format, string }]) => [name, format === 'text' || string !== undefined ? `(${name})` : {}]),
  )
}

const rolesOf = ({ roles = {} }: AnyAnnotator, options: unknown): Roles => (typeof roles === 'function' ? roles(options) : roles)

function annotationFindings(title: string, annotator: AnyAnnotator, one: Tried, mustWork: boolean): readonly Finding[] {
  const place = placeOf(title, one)
  if (one.error !== undefined) return mustWork ? [finding('annotator-threw', place, errorText(one.error))] : []
  if (one.value === undefined) return [finding('annotation-shape', place, 'it gives nothing')]
  if (!isPlainJson(one.value)) return [finding('annotation-shape', place, `it gives ${valueText(one.value)}, which is not plain JSON`)]
  const issues = annotator.annotation === undefined ? undefined : checkValue(annotator.annotation, one.value).issues
  if (issues === undefined) return []
  return [finding('annotation-shape', place, `${valueText(one.value)} does not fit its schema: ${formatIssues(issues)}`)]
}

/** With a judge that is no use an annotator gives an annotation of its schema, or throws a reason; it never invents a value of another form. */
function bearingFindings(title: string, annotator: AnyAnnotator, tried: readonly Tried[], what: string): readonly Finding[] {
  return firstOf(
    tried.flatMap((one) => {
      if (one.error instanceof TypeError || one.error instanceof ReferenceError || one.error instanceof RangeError) {
        return [finding('annotator-crashed', placeOf(title, one), `where a judge ${what}: ${errorText(one.error)}`)]
      }
      return annotationFindings(title, annotator, one, false)
    }),
  )
}
