import { liftAnswer } from '@binnacle/client-kit/answer'
import type { Answer, Instance, Json, RunSpec, ScoreValue } from '@binnacle/core'
import { FORMAT, fromFirstJson, fromJson } from '@binnacle/records/json'
import type { JudgeRequestRow, RequestRow, ScoreRow } from '@binnacle/store'
import type { Carrier } from './carrier.ts'
import { newerRun } from './errors.ts'
import type { LineFile } from './line-file.ts'
import { type OwnFiles, ownFiles, parsed, type Parse, type RowName } from './own-files.ts'
import { paged, type SampleHead, type Samples, type SampleView } from './samples.ts'

interface OwnRecord {
  readonly format?: number
  readonly spec: RunSpec
}

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
  const files = ownFiles(carrier)
  const instances = await files.instances()
  const { numTrainTrials, numTrials = 1 } = record.spec.adaptation
  const count = instances.count * numTrainTrials * numTrials
  const roundOf = (place: number) => {
    const round = Math.floor(place / instances.count)
    return { trial: Math.floor(round / numTrials), repeat: round % numTrials }
  }
  const own: OwnRun = { spec: record.spec, files, instances, roundOf, read }
  return {
    about: record as unknown as Record<string, unknown>,
    source: 'binnacle',
    heads: (from, to) => headsOf(own, from, Math.min(count, to)),
    ...paged(
      async (place) => {
        const { rows, outcomes } = await files.filters()
        return { ...rows[place % rows.length]!, ...roundOf(place), outcome: outcomes[place] }
      },
      count,
      async (place) => (await samplesAt(own, [place]))[0]!,
      (from, to) => samplesAt(own, placesOf(from, to)),
    ),
  }
}

/** A run of ours that is open. */
interface OwnRun {
  readonly spec: RunSpec
  readonly files: OwnFiles
  readonly instances: LineFile
  readonly roundOf: (place: number) => { readonly trial: number; readonly repeat: number }
  readonly read: (file: RowName, line: string) => unknown
}

const placesOf = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** Samples of the run with all that is on record of them; the lines of all are read together. */
async function samplesAt(own: OwnRun, places: readonly number[]): Promise<readonly SampleView[]> {
  const { spec, files, instances, roundOf, read } = own
  const rows = (await instances.some(places.map((place) => place % instances.count))).map(
    (line) => read('instances.jsonl', line) as Instance,
  )
  const scores = await files.scores()
  const scored = places.filter((place) => place < scores.count)
  const scoreOf = new Map(
    (await scores.some(scored)).map((line, index) => [scored[index]!, read('scores.jsonl', line) as ScoreRow] as const),
  )
  const asked = await askedBy(own, places)
  const judged = await judgedBy(own, places)
  const answers = await answersOf(
    own,
    [...asked.flat(), ...judged.flat()].map(({ key }) => key),
  )
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
        annotations: await annotationsOf(own, place),
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

async function askedBy({ files, read }: OwnRun, places: readonly number[]): Promise<readonly (readonly RequestRow[])[]> {
  const { file, firstOf } = await files.requests()
  const lines = places.map((place) => {
    const from = firstOf[place] ?? file.count
    return Array.from({ length: Math.max(0, (firstOf[place + 1] ?? file.count) - from) }, (_, index) => from + index)
  })
  return grouped(lines, await file.some(lines.flat()), (line) => read('requests.jsonl', line) as RequestRow)
}

async function judgedBy({ files, read }: OwnRun, places: readonly number[]): Promise<readonly (readonly JudgeRequestRow[])[]> {
  const { file, linesOf } = await files.judges()
  const lines = places.map((place) => linesOf.get(place) ?? [])
  return grouped(lines, await file.some(lines.flat()), (line) => read('judge-requests.jsonl', line) as JudgeRequestRow)
}

async function answersOf({ files, read }: OwnRun, keys: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
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

async function annotationsOf({ files, read }: OwnRun, place: number): Promise<Readonly<Record<string, Json>>> {
  const { file, linesOf } = await files.annotations()
  const found = new Map<string, Json>()
  for (const line of linesOf.get(place) ?? []) {
    const row = read('annotations.jsonl', await file.at(line)) as { readonly annotator: string; readonly value?: Json }
    if (row.value !== undefined) found.set(row.annotator, row.value)
  }
  return Object.fromEntries(found)
}

async function headsOf({ spec, files, instances, roundOf, read }: OwnRun, from: number, to: number): Promise<readonly SampleHead[]> {
  const scores = await files.scores()
  const places = placesOf(from, to)
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
      scores: score === undefined ? {} : byMetric(spec, score),
    }
  })
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
