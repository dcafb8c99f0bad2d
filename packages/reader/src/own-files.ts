import type { Instance, Outcome } from '@binnacle/core'
import type { Carrier } from './carrier.ts'
import { runUnread } from './errors.ts'
import { openLineFile } from './line-file.ts'

export type Parse = (text: string) => unknown

/** Files of rows. */
export type RowName =
  | 'instances.jsonl'
  | 'requests.jsonl'
  | 'scores.jsonl'
  | 'completions.jsonl'
  | 'annotations.jsonl'
  | 'judge-requests.jsonl'

/** The files of a run, with where what is in them. */
export type OwnFiles = ReturnType<typeof ownFiles>

const decoder = new TextDecoder()

/** The files of a run, each looked through when it is first asked for. */
export function ownFiles(carrier: Carrier) {
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

/**
 * Reads a line or a file.
 * @throws BinnacleError `ERR_READER_FILE`
 */
export function parsed(carrier: Carrier, file: string, line: string | Uint8Array, parse: Parse = JSON.parse as Parse): unknown {
  try {
    return parse(typeof line === 'string' ? line : decoder.decode(line))
  } catch (cause) {
    throw runUnread(`${carrier.place}/${file}`, cause)
  }
}
