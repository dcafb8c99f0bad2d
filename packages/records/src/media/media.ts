import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorText, type MediaPart } from '@binnacle/core'
import { mediaBroken, mediaEmpty, mediaMissing, mediaType } from '../errors.ts'
import { fileHash } from '../files/fingerprint.ts'
import { makeFolder } from '../files/open-file.ts'
import { replaceFile } from '../files/write-all.ts'

/** What is known of media beside their bytes. */
export interface KnownMedia {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
}

const KINDS: readonly string[] = ['image', 'audio', 'video'] satisfies readonly MediaPart['type'][]

/**
 * Stores media once by its hash, in `<out>/media`, and gives the part that names it. Pictures are measured.
 * @param source where the bytes came from, for messages and records
 * @throws BinnacleError `ERR_MEDIA_TYPE`, `ERR_MEDIA_EMPTY`, `ERR_MEDIA_BROKEN`
 */
export async function keepMedia(
  out: string,
  bytes: Uint8Array,
  mimeType: string,
  source: string,
  known: KnownMedia = {},
): Promise<MediaPart> {
  const type = mimeType.split('/')[0]!
  if (!KINDS.includes(type) || !/^[a-z]+\/[\w.+-]+$/i.test(mimeType)) throw mediaType(source, mimeType)
  if (bytes.length === 0) throw mediaEmpty(source)
  const sha256 = hash('sha256', bytes)
  const size = type === 'image' && known.width === undefined ? await measured(bytes, mimeType, source) : {}
  const folder = join(out, 'media')
  const file = join(folder, sha256)
  // The name says the content: what is there as it says needs no second copy.
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes.length || fileHash(file) !== sha256) {
    makeFolder(folder)
    replaceFile(file, bytes)
  }
  return { type: type as MediaPart['type'], mimeType, sha256, bytes: bytes.length, source, ...size, ...known }
}

/** The size of a picture; nothing for kinds that cannot be measured. */
async function measured(bytes: Uint8Array, mimeType: string, source: string): Promise<KnownMedia> {
  const { imageSize, types } = await import('image-size')
  const name = mimeType.split('/')[1]!.replace('jpeg', 'jpg').replace('svg+xml', 'svg')
  if (!(types as readonly string[]).includes(name)) return {}
  try {
    const { width, height, type } = imageSize(bytes)
    if (type !== undefined && type !== name) throw new TypeError(`it is a picture of the kind ${type}`)
    return { width, height }
  } catch (cause) {
    throw mediaBroken(source, mimeType, errorText(cause))
  }
}

/**
 * Reads media and checks them by their hash.
 * @throws BinnacleError `ERR_MEDIA_MISSING`, `ERR_MEDIA_BROKEN`
 */
export async function readMedia(out: string, part: MediaPart): Promise<Uint8Array> {
  const file = join(out, 'media', part.sha256)
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (cause) {
    throw mediaMissing(file, part.source, cause)
  }
  return checked(bytes, file, part)
}

/** As `readMedia`, at once. */
export function readMediaSync(out: string, part: MediaPart): Uint8Array {
  const file = join(out, 'media', part.sha256)
  try {
    return checked(readFileSync(file), file, part)
  } catch (cause) {
    throw (cause as NodeJS.ErrnoException).code === 'ENOENT' ? mediaMissing(file, part.source, cause) : cause
  }
}

function checked(bytes: Uint8Array, file: string, part: MediaPart): Uint8Array {
  if (hash('sha256', bytes) !== part.sha256) throw mediaBroken(file, part.mimeType, 'its content is not what its name says')
  return bytes
}
