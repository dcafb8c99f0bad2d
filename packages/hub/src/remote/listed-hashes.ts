import { findHubFile, findUrl, readMirror } from '../mirrors/mirror.ts'

const HUB_SOURCE = /^hub:(models\/)?([^@]+)@(refs\/convert\/parquet|[^/]+)\/(.+)$/

/**
 * Reads the lists of mirrors. No file of theirs is read.
 * @returns a function from a source, as records name it, to the SHA-256 that the first mirror which has it lists
 */
export async function listedHashes(folders: readonly string[]): Promise<(source: string) => string | undefined> {
  const mirrors = await Promise.all(folders.map(readMirror))
  return (source) => {
    const [, models, repo, revision, file] = HUB_SOURCE.exec(source) ?? []
    for (const mirror of mirrors) {
      const entry =
        repo !== undefined
          ? findHubFile(mirror, { kind: models === undefined ? 'datasets' : 'models', repo, revision: revision!, file: file! })
          : /^https?:/.test(source)
            ? findUrl(mirror, source)
            : undefined
      if (entry !== undefined) return entry.sha256
    }
    return undefined
  }
}
