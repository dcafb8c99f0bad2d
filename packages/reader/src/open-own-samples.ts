import { liftAnswer } from '@binnacle/client-kit/answer'
import type { Answer, Instance, Json, Outcome, RunSpec, ScoreValue } from '@binnacle/core'
import { FORMAT, fromFirstJson, fromJson } from '@binnacle/records/json'
import type { JudgeRequestRow, RequestRow, ScoreRow } from '@binnacle/store'
import type { Carrier } from './carrier.ts'
import { newerRun, runUnread } from './errors.ts'
import { openLineFile } from './line-file.ts'
import { paged, type SampleHead, type Samples, type SampleView } from './samples.ts'

interface OwnRecord {
  readonly format?: number
  readonly spec: RunSpec
}

type Parse = (text: string) => unknown

type RowName = 'instances.jsonl' | 'requests.jsonl' | 'scores.jsonl' | 'completions.jsonl' | 'annotations.jsonl' | 'judge-requests.jsonl'

/** How the lines of a run are read; the first format wrote annotations as plain JSON. */
interface Rules extends Readonly<Partial<Record<RowName, Parse>>> {
  readonly row: Parse
}

const RULES: Rules = { row: fromJson }
const FIRST_RULES: Rules = { row: fromFirstJson, 'annotations.jsonl': JSON.parse as Parse }

/**
 * Opens the samples of a run folder of ours. Each file is looked through when it is first needed: a list needs no answers, and a count
 * no requests.
 */
export async function openOwnSamples(carrier: Carrier, text: string): Promise<Samples> {
  const record = parsed(carrier, 'run.json', text) as OwnRecord
  const { format = 0 } = record
  if (format > FORMAT) throw newerRun(carrier.place, format, FORMAT)
  const rules = format === 0 ? FIRST_RULES : RULES
  const read = (file: RowName, line: string): unknown => parsed(carrier, file, line, rules[file] ?? rules.row)
  const files = lazyFiles(carrier)
  const { numTrainTrials, numTrials = 1 } = record.spec.adaptation
  const instances = await files.instances()
  const count = instances.count * numTrainTrials * numTrials
  const roundOf = (place: number) => {
    const round = Math.floor(place / instances.count)
    return { trial: Math.floor(round / numTrials), repeat: round % numTrials }
  }

  const some = viewsIn(record.spec, files, read, roundOf)

  async function heads(from: number, to: number): Promise<readonly SampleHead[]> {
    const scores = await files.scores()
    const places = Array.from({ length: Math.max(0, Math.min(count, to) - from) }, (_, index) => from + index)
    const rows = await instances.some(places.map((place) => place % instances.count))
    const scored = await scores.range(Math.min(from, scores.count), Math.min(to, scores.count))
    return places.map((place, index) => {
      const { id, split, subSplit, perturbation, cluster } = read('instances.jsonl', rows[index]!) as Instance
      const score = scored[index] === undefined ? undefined : (read('scores.jsonl', scored[index]) as ScoreRow)
      return {
        id: String(id),
        split,
        ...(subSplit === undefined ? {} : { subSplit }),
        ...roundOf(place),
        outcome: score?.outcome,
        ...(perturbation === undefined ? {} : { perturbation }),
        ...(cluster === undefined ? {} : { cluster }),
        scores: score === undefined ? {} : byMetric(record.spec, score),
      }
    })
  }

  return {
    about: record as unknown as Record<string, unknown>,
    source: 'binnacle',
    heads,
    ...paged(
      async (place) => {
        const { rows, outcomes } = await files.filters()
        return { ...rows[place % rows.length]!, ...roundOf(place), outcome: outcomes[place] }
      },
      count,
      async (place) => (await some([place]))[0]!,
      (from, to) => some(Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)),
    ),
  }
}

type Files = ReturnType<typeof lazyFiles>
type Read = (file: RowName, line: string) => unknown
type RoundOf = (place: number) => { readonly trial: number; readonly repeat: number }

/** Joins what is on record of samples. */
function viewsIn(spec: RunSpec, files: Files, read: Read, roundOf: RoundOf) {
  const { askedBy, judgedBy, answersOf, annotationsOf } = lookupsIn(files, read)

  /** Samples of the run with all that is on record of them; the lines of all are read together. */
  async function some(places: readonly number[]): Promise<readonly SampleView[]> {
    const instances = await files.instances()
    const rows = (await instances.some(places.map((place) => place % instances.count))).map(
      (line) => read('instances.jsonl', line) as Instance,
    )
    const scores = await files.scores()
    const scored = places.filter((place) => place < scores.count)
    const scoreOf = new Map(
      (await scores.some(scored)).map((line, index) => [scored[index]!, read('scores.jsonl', line) as ScoreRow] as const),
    )
    const asked = await askedBy(places)
    const judged = await judgedBy(places)
    const answers = await answersOf([...asked.flat(), ...judged.flat()].map(({ key }) => key))
    return Promise.all(
      places.map(async (place, index): Promise<SampleView> => {
        const score = scoreOf.get(place)
        return {
          place,
          instance: rows[index]!,
          ...roundOf(place),
          ...(score === undefined ? {} : { outcome: score.outcome }),
          requests: asked[index]!.map(({ sample: _sample, key, repeat: _repeat, ...adapted }) => ({
            ...adapted,
            ...answered(answers, key),
          })),
          annotations: await annotationsOf(place),
          judged: judged[index]!.map(({ annotator, role, deployment, key, request }) => ({
            annotator,
            role,
            deployment,
            request,
            ...answered(answers, key),
          })),
          scores: score === undefined ? {} : byMetric(spec, score),
        }
      }),
    )
  }

  return some
}

/** Reads the lines of other files that belong to samples. */
function lookupsIn(files: Files, read: Read) {
  async function askedBy(places: readonly number[]): Promise<readonly (readonly RequestRow[])[]> {
    const { file, firstOf } = await files.requests()
    const lines = places.map((place) => {
      const from = firstOf[place] ?? file.count
      return Array.from({ length: Math.max(0, (firstOf[place + 1] ?? file.count) - from) }, (_, index) => from + index)
    })
    return grouped(lines, await file.some(lines.flat()), (line) => read('requests.jsonl', line) as RequestRow)
  }

  async function judgedBy(places: readonly number[]): Promise<readonly (readonly JudgeRequestRow[])[]> {
    const { file, linesOf } = await files.judges()
    const lines = places.map((place) => linesOf.get(place) ?? [])
    return grouped(lines, await file.some(lines.flat()), (line) => read('judge-requests.jsonl', line) as JudgeRequestRow)
  }

  async function answersOf(keys: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
    const { file, lineOf } = await files.answers()
    const known = [...new Set(keys)].filter((key) => lineOf.has(key))
    const lines = await file.some(known.map((key) => lineOf.get(key)!))
    return new Map(
      lines.map((line, index) => {
        const { key: _key, ...answer } = read('completions.jsonl', line) as Answer & { readonly key: string }
        return [known[index]!, liftAnswer(answer as Answer)] as const
      }),
    )
  }

  async function annotationsOf(place: number): Promise<Readonly<Record<string, Json>>> {
    const { file, linesOf } = await files.annotations()
    const found = new Map<string, Json>()
    for (const line of linesOf.get(place) ?? []) {
      const row = read('annotations.jsonl', await file.at(line)) as { readonly annotator: string; readonly value?: Json }
      if (row.value !== undefined) found.set(row.annotator, row.value)
    }
    return Object.fromEntries(found)
  }

  return { askedBy, judgedBy, answersOf, annotationsOf }
}

const answered = (answers: ReadonlyMap<string, Answer>, key: string): { readonly answer?: Answer } => {
  const answer = answers.get(key)
  return answer === undefined ? {} : { answer }
}

/** Texts of lines, in the groups in which their numbers stand. */
function grouped<Row>(
  lines: readonly (readonly number[])[],
  texts: readonly string[],
  parse: (text: string) => Row,
): readonly (readonly Row[])[] {
  let next = 0
  return lines.map((own) => own.map(() => parse(texts[next++]!)))
}

const decoder = new TextDecoder()

/** The files of a run, each looked through when it is first asked for. */
function lazyFiles(carrier: Carrier) {
  const instances = once(() => openLineFile(carrier, 'instances.jsonl'))
  const scores = once(() => openLineFile(carrier, 'scores.jsonl'))
  return {
    instances,
    scores,
    requests: once(async () => {
      const firstOf: number[] = []
      const file = await openLineFile(carrier, 'requests.jsonl', (line, number) => {
        const sample = sampleOf(carrier, 'requests.jsonl', line)
        while (firstOf.length <= sample) firstOf.push(number)
      })
      firstOf.push(file.count)
      return { file, firstOf }
    }),
    answers: once(async () => {
      const lineOf = new Map<string, number>()
      const file = await openLineFile(carrier, 'completions.jsonl', (line, number) => {
        const key = /^\{"key":"([0-9a-f]{64})"/.exec(decoder.decode(line.subarray(0, 80)))?.[1]
        if (key !== undefined) lineOf.set(key, number)
      })
      return { file, lineOf }
    }),
    annotations: once(() =>
      openBySample(
        carrier,
        'annotations.jsonl',
        (line) => (parsed(carrier, 'annotations.jsonl', line) as { readonly sample: number }).sample,
      ),
    ),
    judges: once(() => openBySample(carrier, 'judge-requests.jsonl', (line) => sampleOf(carrier, 'judge-requests.jsonl', line))),
    /** What filters need to know of each instance and each sample. */
    filters: once(async () => {
      const rows: { readonly id: string; readonly split: string; readonly isPerturbed: boolean }[] = []
      await openLineFile(carrier, 'instances.jsonl', (line) => {
        const { id, split, perturbation } = parsed(carrier, 'instances.jsonl', line) as Instance
        rows.push({ id: String(id), split, isPerturbed: perturbation !== undefined })
      })
      const outcomes: Outcome[] = []
      await openLineFile(carrier, 'scores.jsonl', (line) => {
        outcomes.push(/"outcome":"(\w+)"/.exec(decoder.decode(line.subarray(0, 4_096)))?.[1] as Outcome)
      })
      return { rows, outcomes }
    }),
  }
}

/** A thing that is made when it is first asked for; what failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((cause: unknown) => {
      made = undefined
      throw cause
    })
    return made
  }
}

async function openBySample(carrier: Carrier, name: RowName, sampleOfLine: (line: Uint8Array) => number) {
  const linesOf = new Map<number, number[]>()
  const file = await openLineFile(carrier, name, (line, number) => {
    const sample = sampleOfLine(line)
    const own = linesOf.get(sample)
    if (own === undefined) linesOf.set(sample, [number])
    else own.push(number)
  })
  return { file, linesOf }
}

/** The sample of a row, without reading the row: its number stands first. */
function sampleOf(carrier: Carrier, file: string, line: Uint8Array): number {
  const found = /^\{"sample":(\d+)/.exec(decoder.decode(line.subarray(0, 40)))
  return found === null ? (parsed(carrier, file, line) as { readonly sample: number }).sample : Number(found[1])
}

function parsed(carrier: Carrier, file: string, line: string | Uint8Array, parse: Parse = JSON.parse as Parse): unknown {
  try {
    return parse(typeof line === 'string' ? line : decoder.decode(line))
  } catch (cause) {
    throw runUnread(`${carrier.place}/${file}`, cause)
  }
}

function byMetric({ metrics }: RunSpec, { scores }: ScoreRow): SampleView['scores'] {
  const found = new Map<string, Readonly<Record<string, ScoreValue>>>()
  for (const [index, own] of scores.entries()) {
    if (own === null) continue
    const { name } = metrics[index]!
    // A metric that stands twice has two names.
    found.set(found.has(name) ? `${name} ${index + 1}` : name, own)
  }
  return Object.fromEntries(found)
}
