import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileHash, readRecord } from '@binnacle/records'

/** The files of the user's own that a recorded run read and that are others now. Files of mirrors and of the web are pinned by their hash. */
export function changedData(run: string, folder: string): readonly string[] {
  return (readRecord(run)?.data ?? []).flatMap(({ source, bytes, sha256 }) => {
    if (/^[a-z]+:/i.test(source) && !/^[a-z]:[\\/]/i.test(source)) return []
    const file = resolve(folder, source)
    const size = statSync(file, { throwIfNoEntry: false })?.size
    if (size === undefined) return []
    return size === bytes && fileHash(file) === sha256 ? [] : [source]
  })
}
