import { readFile } from 'node:fs/promises'
import type { Files, Media } from '@binnacle/core'
import { keepMedia } from './media.ts'

/** Where scenarios keep pictures, sounds and films: `<out>/media`, by hash. */
export function openMedia(out: string, files: Files): Media {
  return {
    async keep(source, mimeType, known) {
      if (source instanceof Uint8Array) return keepMedia(out, source, mimeType, 'bytes', known)
      if ('sha256' in source && 'source' in source) return keepMedia(out, await readFile(source.path), mimeType, source.source, known)
      const bytes = await files.bytes(source.file, source.member)
      const { source: from } = await files.get(source.file)
      return keepMedia(out, bytes, mimeType, source.member === undefined ? from : `${from}!${source.member}`, known)
    },
  }
}
