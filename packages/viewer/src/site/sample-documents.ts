import { createHash } from 'node:crypto'
import { isMissing, type MediaPart, type Part, type ScoreValue } from '@binnacle/core'
import type { SampleHead, Samples, SampleView } from '@binnacle/reader'
import { MEDIA_ENDINGS } from '../model/media-types.data.ts'
import { PART_SIZES } from '../model/addresses.ts'
import type {
  AskedDocument,
  Coded,
  HeadScore,
  HeadsDocument,
  PartEntry,
  RowsDocument,
  SamplePartDocument,
  TextsDocument,
} from '../model/documents.ts'
import { inputText, promptText, sampleText } from '../model/sample-texts.ts'
import { faultOf } from './faults.ts'

/** Scores that lists can be sorted by; a run of thousands of names keeps the others in its samples. */
const MOST_SCORES = 60
/** Letters of a beginning in a list. */
const BEGINNING = 240
/** Letters of a sample that a search looks through. */
const SEARCHED = 20_000
/** Letters of a sample that is fetched together with others. */
const LARGE = 400_000
const MOST_NAME = 200

/** Samples without their texts, column by column. */
export async function headsDocument(samples: Samples, part: number): Promise<HeadsDocument> {
  const from = part * PART_SIZES.heads
  const heads = await samples.heads(from, from + PART_SIZES.heads)
  const names = new Set<string>()
  let more = 0
  for (const { scores } of heads) {
    for (const own of Object.values(scores)) {
      for (const name of Object.keys(own)) {
        if (names.has(name)) continue
        if (names.size < MOST_SCORES) names.add(name.slice(0, MOST_NAME))
        else more++
      }
    }
  }
  return {
    from,
    ids: heads.map(({ id }) => id.slice(0, MOST_NAME)),
    trials: heads.map(({ trial }) => trial),
    repeats: heads.map(({ repeat }) => repeat),
    splits: coded(heads.map(({ split }) => split)),
    subSplits: coded(heads.map(({ subSplit }) => subSplit ?? null)),
    outcomes: coded(heads.map(({ outcome }) => outcome ?? null)),
    perturbations: coded(heads.map(perturbationText)),
    ...(heads.some(({ cluster }) => cluster !== undefined) ? { clusters: heads.map(({ cluster }) => cluster ?? null) } : {}),
    scores: Object.fromEntries([...names].map((name) => [name, shortened(heads.map(({ scores }) => headScore(scores, name)))])),
    moreScores: more,
  }
}

/** How a perturbed copy is called: by its name, and by its seed where there is one. */
function perturbationText({ perturbation }: Pick<SampleHead, 'perturbation'>): string | null {
  if (perturbation === undefined) return null
  const { name, seed } = perturbation
  return seed === undefined ? name : `${name} ${String(seed)}`
}

function headScore(scores: SampleHead['scores'], name: string): HeadScore {
  for (const own of Object.values(scores)) {
    if (!Object.hasOwn(own, name)) continue
    const value = own[name] as ScoreValue
    return isMissing(value) ? value.missing : value
  }
  return null
}

/** A column in which all values are the same number or text as that one value. */
function shortened(column: readonly HeadScore[]): readonly HeadScore[] {
  const [first] = column
  return column.length > 1 && typeof first !== 'object' && column.every((value) => Object.is(value, first)) ? [first!] : column
}

function coded<T>(column: readonly T[]): Coded<T> {
  const places = new Map<T, number>()
  return {
    places: column.map((value) => {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      return place
    }),
    values: [...places.keys()],
  }
}

/** The beginnings of samples, and what their answers took. */
export async function rowsDocument(samples: Samples, part: number): Promise<RowsDocument> {
  const from = part * PART_SIZES.rows
  const found = await readable(samples, from, PART_SIZES.rows)
  const answers = found.map((sample) => sample?.requests.map(({ answer }) => answer) ?? [])
  const sums = (of: (place: number) => readonly (number | undefined)[]) =>
    found.map((_, place) => {
      const known = of(place).filter((value): value is number => value !== undefined)
      return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
    })
  return {
    from,
    inputs: found.map((sample) => (sample === undefined ? '' : beginning(inputText(sample.instance.input)))),
    outputs: found.map((sample) =>
      beginning(sample?.requests.flatMap(({ answer }) => answer?.completions[0]?.text ?? []).join(' ⏎ ') ?? ''),
    ),
    lengths: answers.map((own) => own.reduce((sum, answer) => sum + (answer?.completions[0]?.text.length ?? 0), 0)),
    seconds: sums((place) => answers[place]!.map((answer) => answer?.requestTime)),
    promptTokens: sums((place) =>
      samples.source === 'helm' ? [helmPromptTokens(found[place])] : (found[place]?.requests.map(promptTokens) ?? []),
    ),
    outputTokens: sums((place) =>
      answers[place]!.map(
        (answer) => answer?.usage?.completionTokens ?? answer?.completions.reduce((sum, { tokens }) => sum + (tokens?.length ?? 0), 0),
      ),
    ),
    askedAt: answers.map((own) => own.find((answer) => answer?.requestDatetime !== undefined)?.requestDatetime ?? null),
  }
}

const promptTokens = ({ answer, tokenCounts }: SampleView['requests'][number]): number => answer?.usage?.promptTokens ?? tokenCounts.prompt

/** HELM records the tokens of a prompt as a score alone. */
function helmPromptTokens(sample: SampleView | undefined): number | undefined {
  const count = sample?.scores['']?.['num_prompt_tokens']
  return typeof count === 'number' ? count : undefined
}

/** The first letters of a text in one line. */
const beginning = (text: string): string =>
  text
    .slice(0, BEGINNING * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, BEGINNING)

/** What a search looks through. */
export async function textsDocument(samples: Samples, part: number): Promise<TextsDocument> {
  const from = part * PART_SIZES.texts
  const texts: string[] = []
  const cut: number[] = []
  // Piece by piece: prompts with many shots are many times longer than what is searched.
  for (let piece = from; piece < Math.min(samples.count, from + PART_SIZES.texts); piece += 500) {
    const found = await readable(samples, piece, Math.min(500, from + PART_SIZES.texts - piece))
    for (const [index, sample] of found.entries()) {
      const text = sample === undefined ? '' : sampleText(sample)
      if (text.length > SEARCHED) cut.push(piece + index)
      texts.push(text.slice(0, SEARCHED))
    }
  }
  return { from, texts, cut }
}

/** Samples whole; one that cannot be read says why, and one that is large is fetched by itself. */
export async function samplePartDocument(samples: Samples, part: number): Promise<SamplePartDocument> {
  const from = part * PART_SIZES.samples
  const to = Math.min(samples.count, from + PART_SIZES.samples)
  const entries: PartEntry[] = []
  for (let place = from; place < to; place++) {
    const entry = await sampleEntry(samples, place)
    const size = entry.sample === undefined ? 0 : JSON.stringify(entry.sample).length
    entries.push(size > LARGE ? { large: size } : entry)
  }
  return { from, samples: entries }
}

/** One sample whole, however large it is. */
export async function sampleEntry(samples: Samples, place: number): Promise<Exclude<PartEntry, { large: number }>> {
  try {
    return { sample: await samples.at(place) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** Digests of what was asked. */
export async function askedDocument(samples: Samples, part: number): Promise<AskedDocument> {
  const from = part * PART_SIZES.asked
  const rows: string[] = []
  const prompts: string[] = []
  for (let piece = from; piece < Math.min(samples.count, from + PART_SIZES.asked); piece += 500) {
    for (const sample of await readable(samples, piece, Math.min(500, from + PART_SIZES.asked - piece))) {
      rows.push(sample === undefined ? '' : digest([sample.instance.input, sample.instance.references]))
      prompts.push(sample === undefined ? '' : digest(sample.requests.map(({ request }) => promptText(request))))
    }
  }
  return { from, rows, prompts }
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 12)

/** Samples in a row; one that cannot be read is undefined, and the others are there. */
async function readable(samples: Samples, from: number, size: number): Promise<readonly (SampleView | undefined)[]> {
  const to = Math.min(samples.count, from + size)
  try {
    return await samples.range(from, to)
  } catch {
    const found: (SampleView | undefined)[] = []
    for (let place = from; place < to; place++) found.push(await samples.at(place).catch(() => undefined))
    return found
  }
}

/** The media of a sample that can be shown, by their hash. */
export function mediaOf({ instance, requests }: SampleView): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const look = (parts: readonly Part[] | undefined): void => {
    for (const part of parts ?? []) {
      if (part.type !== 'image' && part.type !== 'audio' && part.type !== 'video') continue
      const ending = endingOf(part)
      if (ending !== undefined && part.sha256 !== '') found.set(part.sha256, ending)
    }
  }
  look(instance.input.parts)
  for (const message of instance.input.messages ?? []) if (typeof message.content !== 'string') look(message.content)
  for (const { output } of instance.references) look(output.parts)
  for (const { request, answer } of requests) {
    for (const message of request.messages ?? []) if (typeof message.content !== 'string') look(message.content)
    for (const completion of answer?.completions ?? []) look(completion.parts)
  }
  return found
}

/** The ending of a media file that can be shown. */
const endingOf = ({ mimeType }: MediaPart): string | undefined =>
  Object.hasOwn(MEDIA_ENDINGS, mimeType) ? MEDIA_ENDINGS[mimeType] : undefined
