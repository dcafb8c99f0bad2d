import { BinnacleError } from '@binnacle/core'

export const locked = (folder: string, pid: number, host: string, since: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_LOCKED',
    message: `another process is writing to ${folder}: process ${pid} on ${host}, since ${since}`,
    hint: `Wait for it to end, or use another --suite or --out. If that process is gone, delete ${folder}/.lock.`,
    fate: 'run',
  })

export const notARun = (folder: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_NOT_A_RUN',
    message: `${folder} is no run folder: it has no run.json`,
    hint: 'Give the folder of one run, as `binnacle run` prints it at the end.',
  })

export const brokenFile = (file: string, why: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_BROKEN',
    message: `${file} cannot be read: ${why}`,
    hint: 'Run the same command again: rows and scores are made anew, answers that are recorded are kept.',
    fate: 'run',
  })

/** A failed write, with a word for the full disk. */
export function writeFailed(file: string, cause: unknown): BinnacleError {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  const full = code === 'ENOSPC' || code === 'EDQUOT'
  return new BinnacleError({
    code: full ? 'ERR_RECORD_DISK_FULL' : 'ERR_RECORD_WRITE',
    message: full
      ? `the disk is full: ${file} could not be written`
      : `${file} could not be written: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: full
      ? 'Make room and run the same command: what is recorded is not asked again.'
      : 'Look at the permissions of the folder, or use another --out.',
    cause,
    fate: 'session',
  })
}

export const mediaType = (source: string, mimeType: string) =>
  new BinnacleError({
    code: 'ERR_MEDIA_TYPE',
    message: `${source}: ${JSON.stringify(mimeType)} is not a type of pictures, sounds or films`,
    hint: 'Give a MIME type like image/png, audio/wav or video/mp4.',
    fate: 'run',
  })

export const mediaEmpty = (source: string) =>
  new BinnacleError({
    code: 'ERR_MEDIA_EMPTY',
    message: `${source} is empty: there is nothing to keep`,
    hint: 'Look at the source of the data.',
    fate: 'run',
  })

export const mediaBroken = (source: string, mimeType: string, why: string) =>
  new BinnacleError({
    code: 'ERR_MEDIA_BROKEN',
    message: `${source} cannot be read as ${mimeType}: ${why}`,
    hint: 'Look at the file, or run again where it lies in the media folder of the results and was damaged.',
    fate: 'run',
  })

export const mediaMissing = (file: string, source: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_MEDIA_MISSING',
    message: `the media of ${source} are not at ${file}`,
    hint: 'Run again with the same --out: media are kept there while instances are loaded.',
    cause,
    fate: 'run',
  })
