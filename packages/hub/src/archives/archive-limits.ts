import { archiveTooLarge, memberRefused } from '../errors.ts'

/** The most that an archive may hold: what is larger is taken for one that is made to fill disks. */
export const ARCHIVE_LIMITS = {
  /** Bytes of all members together. */
  bytes: 64 * 2 ** 30,
  /** How many times larger than the archive its members may be, where they are larger than `smallBytes`. Real data stay below 50. */
  ratio: 200,
  smallBytes: 2 ** 28,
  members: 2_000_000,
  /** Folders in one another. */
  depth: 100,
} as const

/** Counts what is taken out of an archive. */
export interface ArchiveCount {
  /** @throws BinnacleError `ERR_FILES_ARCHIVE_SIZE` */
  member(): void
  /** @throws BinnacleError `ERR_FILES_ARCHIVE_SIZE` */
  bytes(more: number): void
}

/**
 * Begins to count.
 * @param packed bytes of the archive itself
 */
export function countArchive(source: string, packed: number, limits: typeof ARCHIVE_LIMITS | ArchiveLimits = ARCHIVE_LIMITS): ArchiveCount {
  let [members, bytes] = [0, 0]
  const mostBytes = Math.min(limits.bytes, Math.max(limits.smallBytes, packed * limits.ratio))
  return {
    member() {
      if (++members > limits.members) throw archiveTooLarge(source, `more than ${limits.members} members`)
    },
    bytes(more) {
      bytes += more
      if (bytes > mostBytes) throw archiveTooLarge(source, `more than ${mostBytes} bytes in its members, and itself ${packed}`)
    },
  }
}

/** Limits of archives. */
export type ArchiveLimits = { readonly [L in keyof typeof ARCHIVE_LIMITS]: number }

/**
 * The name of a member, without `./` in front.
 * @throws BinnacleError `ERR_FILES_ARCHIVE_PATH` for one that leaves the archive, `ERR_FILES_ARCHIVE_SIZE` for one too deep
 */
export function memberPath(source: string, name: string): string {
  const path = name.replace(/^(?:\.\/)+/, '')
  const parts = path.split('/')
  if (path.startsWith('/') || path.includes('\\') || /^[a-z]:/i.test(path) || parts.includes('..')) throw memberRefused(source, name)
  if (parts.length > ARCHIVE_LIMITS.depth) throw archiveTooLarge(source, `folders in one another, ${parts.length} deep`)
  return path
}
