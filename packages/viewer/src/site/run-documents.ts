import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, type JsonObject, isBinnacleError } from '@binnacle/core'
import { fromJson, readProgress, RUN_FILES } from '@binnacle/records'
import type { FailuresDocument, IntegrityDocument, LiveRun, RunCard, RunDocument, StatsDocument } from '../model/documents.ts'
import { fileDigest } from './file-digest.ts'
import type { RunPlace } from './find-places.ts'
import { refuseOutside } from './guarded-carrier.ts'
import { readHelmFiles } from './helm-card.ts'
import { withOwnRun } from './own-card.ts'

/** Failures that are shown, the last ones. */
const MOST_FAILURES = 500
const TAIL = 4 << 20

/** What a run is and where it comes from. */
export async function runDocument(place: RunPlace, card: RunCard): Promise<RunDocument> {
  if (card.state === 'broken') return { card, record: {}, adaptation: {}, failures: 0 }
  if (place.source === 'helm') {
    const { spec } = await readHelmFiles(place)
    return { card, record: spec, adaptation: (spec['adapter_spec'] ?? {}) as JsonObject, failures: 0 }
  }
  const progress = readProgress(place.path)
  const { total } = await failuresDocument(place)
  return withOwnRun(place, (run): RunDocument => {
    const { record, manifest } = run
    return {
      card,
      record: record as unknown as JsonObject,
      adaptation: record.spec.adaptation as unknown as JsonObject,
      ...(progress === undefined ? {} : { progress }),
      failures: total,
      ...(manifest === undefined ? {} : { files: [...manifest.files].map(([name, { bytes, sha256 }]) => ({ name, bytes, sha256 })) }),
    }
  })
}

/** All stats of a run. */
export async function statsDocument(place: RunPlace): Promise<StatsDocument> {
  if (place.source === 'binnacle') return { stats: await withOwnRun(place, (run) => run.stats()) }
  const { stats } = await readHelmFiles(place)
  return {
    stats: stats.map(({ name: { name, split, sub_split: subSplit, perturbation }, sum_squared: sumSquared = Number.NaN, ...numbers }) => ({
      ...numbers,
      sumSquared,
      name: {
        name,
        ...(split == null ? {} : { split }),
        ...(subSplit == null ? {} : { subSplit }),
        ...(perturbation == null
          ? {}
          : { perturbation: { ...perturbation, computedOn: perturbation['computed_on'] ?? 'perturbed' } as never }),
      },
    })),
  }
}

/** Which files of a finished run are not those of its manifest. */
export async function integrityDocument(place: RunPlace): Promise<IntegrityDocument> {
  if (place.source === 'helm') return { checked: false, damaged: [] }
  const manifest = await withOwnRun(place, (run) => run.manifest)
  if (manifest === undefined) return { checked: false, damaged: [] }
  const damaged: { name: string; why: string }[] = []
  for (const name of new Set([...RUN_FILES, ...manifest.files.keys()])) {
    const file = join(place.path, name)
    const expected = manifest.files.get(name)
    try {
      await refuseOutside(file, place.root)
      const found = await fileDigest(file)
      if (found === undefined && expected !== undefined) damaged.push({ name, why: 'missing' })
      else if (found !== undefined && expected === undefined) damaged.push({ name, why: 'not listed' })
      else if (found !== undefined && found.sha256 !== expected!.sha256) damaged.push({ name, why: 'changed' })
    } catch (error) {
      damaged.push({ name, why: isBinnacleError(error) ? error.code : String((error as NodeJS.ErrnoException).code) })
    }
  }
  return { checked: true, damaged }
}

/** Requests that failed for good, or that were tried again. */
export async function failuresDocument(place: RunPlace): Promise<FailuresDocument> {
  if (place.source === 'helm') return { total: 0, failures: [] }
  const file = join(place.path, 'errors.jsonl')
  await refuseOutside(file, place.root)
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size === 0) return { total: 0, failures: [] }
  const lines = await lastLines(file, size)
  const total = size <= TAIL ? lines.length : await countLines(file)
  return { total, failures: lines.slice(-MOST_FAILURES).map(readLine) }
}

/** A line as it was recorded; one that cannot be read is shown as it is. */
function readLine(line: string): Json {
  try {
    return fromJson(line) as Json
  } catch {
    return { unreadable: line.slice(0, 2_000) }
  }
}

async function lastLines(file: string, size: number): Promise<readonly string[]> {
  const from = Math.max(0, size - TAIL)
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(size - from)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from)
    const lines = bytes.subarray(0, bytesRead).toString('utf8').split('\n')
    // What stands before the first break may be half a line, and what stands behind the last one is still being written.
    return lines.slice(from === 0 ? 0 : 1, -1)
  } finally {
    await handle.close()
  }
}

async function countLines(file: string): Promise<number> {
  let count = 0
  const handle = await open(file)
  try {
    for await (const piece of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>)
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) count++
  } finally {
    await handle.close()
  }
  return count
}

/** A run that is not finished, as far as its folder says. */
export async function liveRun(place: RunPlace, card: RunCard): Promise<LiveRun> {
  const progress = readProgress(place.path)
  const { failures } = await failuresDocument(place)
  const errors = failures.slice(-5).flatMap((failure) => {
    const { attempts } = (failure ?? {}) as { readonly attempts?: readonly { at?: string; code: string; message: string }[] }
    const last = Array.isArray(attempts) ? attempts.at(-1) : undefined
    return last === undefined
      ? []
      : [{ ...(last.at === undefined ? {} : { at: last.at }), code: String(last.code), message: String(last.message).slice(0, 500) }]
  })
  return {
    id: card.id,
    suite: card.suite,
    name: card.name,
    state: card.state,
    ...(progress === undefined ? {} : { progress, silent: Date.now() - Date.parse(progress.beat) }),
    errors,
  }
}

/** The bytes of a media file; undefined where there is none, or it is too large to be sent. */
export async function readMediaFile(outs: readonly string[], sha256: string, roots: readonly string[]): Promise<Buffer | undefined> {
  for (const out of outs) {
    const file = join(out, 'media', sha256)
    try {
      for (const root of roots) await refuseOutside(file, root)
      return await readFile(file)
    } catch {
      // Looked for in the next place.
    }
  }
  return undefined
}
