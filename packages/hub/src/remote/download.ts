import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, truncate } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorText, isBinnacleError, type BinnacleError, type Fetch } from '@binnacle/core'
import { contentDiffers, downloadFailed, pageInstead } from '../errors.ts'
import { followRedirects } from './follow.ts'
import type { Fingerprint } from '../bytes/hash.ts'
import { claimPartial, releasePartial, validatorOf, type Partial } from './partial.ts'
import { refusedDownload, waitOf, type AskedFile } from './refused-download.ts'

/** A file to bring here. */
export interface Download extends AskedFile {
  readonly url: string
  /** Where it goes; its folder is made. */
  readonly target: string
  readonly fetch: Fetch
  /** Headers for the first address only. */
  readonly secret?: Readonly<Record<string, string>>
  readonly sha256?: string | undefined
  readonly bytes?: number | undefined
  readonly retryDelay: number
  /** Called once, when the first answer has come. */
  readonly onStart?: ((bytes: number | undefined) => void) | undefined
}

/** Tries in all. */
const TRIES = 4

/** Milliseconds of silence after which a try is given up. */
const SILENCE = 60_000

/** State of a download over its tries. */
interface Progress {
  readonly partial: Partial
  bytes: number
  hash: Hash
  validator: string | undefined
  linkedSha256?: string
  started: boolean
}

/**
 * Downloads a file: streamed to a file beside its place, resumed where the server allows it, checked, and put in place at once.
 * @returns its size and hash
 * @throws BinnacleError `ERR_FILES_*`; what has come is kept for the next time where it can be resumed
 */
export async function download(asked: Download): Promise<Fingerprint> {
  const partial = await claimPartial(asked.target)
  const progress: Progress = { partial, bytes: 0, hash: createHash('sha256'), validator: partial.validator, started: false }
  if (partial.bytes > 0) await hashSoFar(progress, partial.bytes)
  try {
    for (let attempt = 1; ; attempt++) {
      const failed = await transfer(asked, progress)
      if (failed === undefined) break
      if (!failed.error.retryable || attempt === TRIES) throw failed.error
      await wait(failed.wait ?? asked.retryDelay * 2 ** (attempt - 1))
    }
    const found = { bytes: progress.bytes, sha256: progress.hash.digest('hex') }
    check(asked, found, progress.linkedSha256)
    await rename(partial.path, asked.target)
    return found
  } catch (thrown) {
    const broken = isBinnacleError(thrown) && !thrown.retryable
    await releasePartial(asked.target, partial, broken || progress.bytes === 0 ? undefined : progress.validator)
    throw thrown
  }
}

function check(asked: Download, found: Fingerprint, linkedSha256: string | undefined): void {
  if (asked.bytes !== undefined && asked.bytes !== found.bytes)
    throw contentDiffers(asked.source, asked.url, 'bytes', asked.bytes, found.bytes)
  for (const expected of [asked.sha256?.toLowerCase(), linkedSha256]) {
    if (expected !== undefined && expected !== found.sha256) throw contentDiffers(asked.source, asked.url, 'sha256', expected, found.sha256)
  }
}

/** One try: everything that is still missing. */
async function transfer(asked: Download, progress: Progress): Promise<{ error: BinnacleError; wait?: number | undefined } | undefined> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE)
  const alive = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE)
  }
  try {
    const headers = { 'accept-encoding': 'identity', ...(progress.bytes > 0 ? { range: `bytes=${progress.bytes}-` } : {}) }
    const { response, linkedSha256 } = await followRedirects(asked.fetch, asked.url, headers, asked.secret ?? {}, silence.signal)
    alive()
    if (linkedSha256 !== undefined) progress.linkedSha256 = linkedSha256
    if (progress.bytes > 0 && !continues(response, progress)) {
      await restart(progress)
      if (response.status === 206 || response.status === 416) {
        await response.body?.cancel()
        return { error: downloadFailed(asked.source, 'it changed while it was downloaded', true), wait: 0 }
      }
    }
    if (!response.ok) {
      await response.body?.cancel()
      return { error: refusedDownload(response, asked), wait: waitOf(response) }
    }
    const total = totalOf(response, progress.bytes)
    if (!progress.started) asked.onStart?.(total)
    progress.started = true
    progress.validator = validatorOf(response)
    await receive(asked, response, progress, alive)
    if (total !== undefined && progress.bytes !== total) {
      return { error: downloadFailed(asked.source, `the connection broke after ${progress.bytes} of ${total} bytes`, true) }
    }
    return undefined
  } catch (thrown) {
    return { error: brokenDownload(asked, thrown, silence.signal.aborted) }
  } finally {
    clearTimeout(timer)
  }
}

function brokenDownload(asked: Download, thrown: unknown, silent: boolean): BinnacleError {
  if (silent) return downloadFailed(asked.source, `nothing came for ${SILENCE / 1000} s`, true, thrown)
  if (isBinnacleError(thrown)) {
    return thrown.code.startsWith('ERR_FILES_') ? thrown : downloadFailed(asked.source, thrown.message, thrown.retryable, thrown)
  }
  const disk = /^(?:ENOSPC|EACCES|EROFS|EDQUOT|EPERM)$/.test(String((thrown as { code?: unknown }).code))
  const { cause } = thrown as { cause?: unknown }
  return downloadFailed(asked.source, errorText(cause ?? thrown), !disk, thrown)
}

/** Whether an answer goes on where the last one ended, with the same version of the file. */
function continues(response: Response, progress: Progress): boolean {
  if (response.status !== 206) return response.status !== 200 && response.status !== 416
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1]
  return Number(start) === progress.bytes && progress.validator !== undefined && validatorOf(response) === progress.validator
}

/** The size of the whole file, where the answer tells it. */
function totalOf(response: Response, before: number): number | undefined {
  const range = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
  if (range !== undefined) return Number(range)
  const length = response.headers.get('content-length')
  const encoded = response.headers.get('content-encoding')
  return length === null || (encoded !== null && encoded !== 'identity') ? undefined : before + Number(length)
}

async function receive(asked: Download, response: Response, progress: Progress, alive: () => void): Promise<void> {
  const file = await open(progress.partial.path, progress.bytes > 0 ? 'r+' : 'w')
  try {
    const page = (response.headers.get('content-type') ?? '').includes('text/html') && !/\.x?html?(?:$|[?#])/i.test(asked.url)
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      alive()
      if (page && progress.bytes === 0 && /^\s*(?:<!doctype html|<html)/i.test(Buffer.from(chunk.subarray(0, 200)).toString('latin1'))) {
        throw pageInstead(asked.source)
      }
      await file.write(chunk, 0, chunk.length, progress.bytes)
      progress.hash.update(chunk)
      progress.bytes += chunk.length
    }
  } finally {
    await file.close()
  }
}

/** Takes the hash of what an earlier try has left. */
async function hashSoFar(progress: Progress, bytes: number): Promise<void> {
  for await (const chunk of createReadStream(progress.partial.path) as AsyncIterable<Buffer>) progress.hash.update(chunk)
  progress.bytes = bytes
}

async function restart(progress: Progress): Promise<void> {
  progress.bytes = 0
  progress.hash = createHash('sha256')
  await truncate(progress.partial.path).catch(() => rm(progress.partial.path, { force: true }))
}
