import { readFileSync } from 'node:fs'

/** Files that the process needs beside connections: its own, those of runs, and of libraries. */
const OTHER_FILES = 64

/** How many files this process may have open at a time; undefined where the system sets no limit or does not say. */
export function openFilesLimit(): number | undefined {
  if (process.platform === 'win32') return undefined
  const limit = process.platform === 'linux' ? limitOfLinux() : limitOfReport()
  return limit !== undefined && Number.isSafeInteger(limit) && limit > 0 ? limit : undefined
}

function limitOfLinux(): number | undefined {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))
    return line === null ? undefined : Number(line[1])
  } catch {
    return limitOfReport()
  }
}

/** Other systems have no file that says so; Node's report does, and is slow. */
function limitOfReport(): number | undefined {
  try {
    Object.assign(process.report, { excludeNetwork: true })
    const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
    return Number(userLimits?.open_files?.soft)
  } catch {
    return undefined
  }
}

/**
 * How many connections to one host the limit of open files allows: half of what is left, so that a second host finds room.
 * @param files the limit of open files; that of this process where absent
 */
export function connectionLimit(files: number | undefined = openFilesLimit()): number {
  return files === undefined ? Infinity : Math.max(1, Math.floor((files - OTHER_FILES) / 2))
}
