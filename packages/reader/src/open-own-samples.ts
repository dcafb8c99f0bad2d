import { liftAnswer } from '@binnacle/client-kit/answer'
import type { Answer, Instance, Json, Outcome, RunSpec, ScoreValue } from '@binnacle/core'
import { FORMAT, fromFirstJson, fromJson } from '@binnacle/records/json'
import type { JudgeRequestRow, RequestRow, ScoreRow } from '@binnacle/store'
import type { Carrier } from './carrier.ts'
import { newerRun, runUnread } from './errors.ts'
import { type LineFile, openLineFile } from './line-file.ts'
import { type FilterFields, paged, type SampleHead, type Samples, type SampleView } from './samples.ts'

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

/** Opens the samples of a run folder of ours. */
export async function openOwnSamples(carrier: Carrier, text: string): Promise<Samples> {
  const record = parsed(carrier, 'run.json', text) as OwnRecord
  const { format = 0 } = record
  if (format > FORMAT) throw newerRun(carrier.place, format, FORMAT)
  const rules = format === 0 ? FIRST_RULES : RULES
  const read = (file: RowName, line: string): unknown => parsed(carrier, file, line, rules[file] ?? rules.row)
  const files = await openFiles(carrier)
  const { instances, requests, scores } = files
  const { numTrainTrials, numTrials = 1 } = record.spec.adaptation
  const count = instances.count * numTrainTrials * numTrials

  /** Samples of the run with all that is on record of them; the lines of all are read together. */
  async function some(places: readonly number[]): Promise<readonly SampleView[]> {
    const rows = (await instances.some(places.map((place) => place % instances.count))).map(
      (line) => read('instances.jsonl', line) as Instance,
    )
    const scored = places.filter((place) => place < scores.count)
    const scoreOf = new Map(
      (await scores.some(scored)).map((line, index) => [scored[index]!, read('scores.jsonl', line) as ScoreRow] as const),
    )
    const asked = await askedBy(places)
    const judgeLines = places.map((place) => files.judgeLines.get(place) ?? [])
    const judges = (await files.judges.some(judgeLines.flat())).map((line) => read('judge-requests.jsonl', line) as JudgeRequestRow)
    const answers = await answersOf([...asked.flat(), ...judges].map(({ key }) => key))
    const judgesOf = new Map(judgeLines.flat().map((line, index) => [line, judges[index]!] as const))
    return Promise.all(
      places.map(async (place, index): Promise<SampleView> => {
        const round = Math.floor(place / instances.count)
        const score = scoreOf.get(place)
        return {
          place,
          instance: rows[index]!,
          trial: Math.floor(round / numTrials),
          repeat: round % numTrials,
          ...(score === undefined ? {} : { outcome: score.outcome }),
          requests: asked[index]!.map(({ sample: _sample, key, repeat: _repeat, ...adapted }) => ({
            ...adapted,
            ...answered(answers, key),
          })),
          annotations: await annotationsOf(place),
          judged: judgeLines[index]!.map((line) => {
            const { annotator, role, deployment, key, request } = judgesOf.get(line)!
            return { annotator, role, deployment, request, ...answered(answers, key) }
          }),
          scores: score === undefined ? {} : byMetric(record.spec, score),
        }
      }),
    )
  }

  async function askedBy(places: readonly number[]): Promise<readonly (readonly RequestRow[])[]> {
    const spans = places.map(
      (place) => [files.firstRequest[place] ?? requests.count, files.firstRequest[place + 1] ?? requests.count] as const,
    )
    const lines = spans.map(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index))
    const texts = await requests.some(lines.flat())
    let next = 0
    return lines.map((own) => own.map(() => read('requests.jsonl', texts[next++]!) as RequestRow))
  }

  async function answersOf(keys: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
    const known = [...new Set(keys)].filter((key) => files.answerLine.has(key))
    const lines = await files.answers.some(known.map((key) => files.answerLine.get(key)!))
    return new Map(
      lines.map((line, index) => {
        const { key: _key, ...answer } = read('completions.jsonl', line) as Answer & { readonly key: string }
        return [known[index]!, liftAnswer(answer as Answer)] as const
      }),
    )
  }

  async function annotationsOf(place: number): Promise<Readonly<Record<string, Json>>> {
    const found = new Map<string, Json>()
    for (const line of files.annotationLines.get(place) ?? []) {
      const row = read('annotations.jsonl', await files.annotations.at(line)) as { readonly annotator: string; readonly value?: Json }
      if (row.value !== undefined) found.set(row.annotator, row.value)
    }
    return Object.fromEntries(found)
  }

  async function heads(from: number, to: number): Promise<readonly SampleHead[]> {
    const places = Array.from({ length: Math.max(0, Math.min(count, to) - from) }, (_, index) => from + index)
    const rows = await instances.some(places.map((place) => place % instances.count))
    const scored = await scores.range(Math.min(from, scores.count), Math.min(to, scores.count))
    return places.map((place, index) => {
      const { id, split, subSplit, perturbation, cluster } = read('instances.jsonl', rows[index]!) as Instance
      const score = scored[index] === undefined ? undefined : (read('scores.jsonl', scored[index]) as ScoreRow)
      const round = Math.floor(place / instances.count)
      return {
        id: String(id),
        split,
        ...(subSplit === undefined ? {} : { subSplit }),
        trial: Math.floor(round / numTrials),
        repeat: round % numTrials,
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
      (place) => files.headOf(place, numTrials),
      count,
      async (place) => (await some([place]))[0]!,
      (from, to) => some(Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)),
    ),
  }
}

const answered = (answers: ReadonlyMap<string, Answer>, key: string): { readonly answer?: Answer } => {
  const answer = answers.get(key)
  return answer === undefined ? {} : { answer }
}

interface OwnFiles {
  readonly instances: LineFile
  readonly requests: LineFile
  readonly scores: LineFile
  readonly answers: LineFile
  readonly annotations: LineFile
  readonly judges: LineFile
  /** The number of the first request of each sample; one more at the end. */
  readonly firstRequest: readonly number[]
  readonly answerLine: ReadonlyMap<string, number>
  readonly annotationLines: ReadonlyMap<number, readonly number[]>
  readonly judgeLines: ReadonlyMap<number, readonly number[]>
  readonly headOf: (place: number, repeats: number) => FilterFields
}

const decoder = new TextDecoder()

async function openFiles(carrier: Carrier): Promise<OwnFiles> {
  const heads: { readonly id: string; readonly split: string; readonly isPerturbed: boolean }[] = []
  const instances = await openLineFile(carrier, 'instances.jsonl', (line) => {
    const { id, split, perturbation } = parsed(carrier, 'instances.jsonl', line) as Instance
    heads.push({ id: String(id), split, isPerturbed: perturbation !== undefined })
  })
  const firstRequest: number[] = []
  const requests = await openLineFile(carrier, 'requests.jsonl', (line, number) => {
    const sample = sampleOf(carrier, 'requests.jsonl', line)
    while (firstRequest.length <= sample) firstRequest.push(number)
  })
  firstRequest.push(requests.count)
  const outcomes: Outcome[] = []
  const scores = await openLineFile(carrier, 'scores.jsonl', (line) => {
    outcomes.push(/"outcome":"(\w+)"/.exec(decoder.decode(line.subarray(0, 4_096)))?.[1] as Outcome)
  })
  const answerLine = new Map<string, number>()
  const answers = await openLineFile(carrier, 'completions.jsonl', (line, number) => {
    const key = /^\{"key":"([0-9a-f]{64})"/.exec(decoder.decode(line.subarray(0, 80)))?.[1]
    if (key !== undefined) answerLine.set(key, number)
  })
  const annotationLines = new Map<number, number[]>()
  const annotations = await openLineFile(carrier, 'annotations.jsonl', (line, number) => {
    listed(annotationLines, (parsed(carrier, 'annotations.jsonl', line) as { readonly sample: number }).sample, number)
  })
  const judgeLines = new Map<number, number[]>()
  const judges = await openLineFile(carrier, 'judge-requests.jsonl', (line, number) => {
    listed(judgeLines, sampleOf(carrier, 'judge-requests.jsonl', line), number)
  })
  const headOf = (place: number, repeats: number): FilterFields => ({
    ...heads[place % heads.length]!,
    trial: Math.floor(place / heads.length / repeats),
    outcome: outcomes[place],
  })
  return { instances, requests, scores, answers, annotations, judges, firstRequest, answerLine, annotationLines, judgeLines, headOf }
}

function listed(lists: Map<number, number[]>, sample: number, line: number): void {
  const own = lists.get(sample)
  if (own === undefined) lists.set(sample, [line])
  else own.push(line)
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
