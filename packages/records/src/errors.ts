import { BinnacleError, isBinnacleError } from '@binnacle/core'
import { dirname } from 'node:path'

export const locked = (folder: string, pid: number, host: string, since: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_LOCKED',
    message: `another process is writing to ${folder}: process ${pid} on ${host}, since ${since}`,
    hint: `Wait for it to end, or use another --suite or --out. If that process is gone, delete ${folder}/.lock.`,
    fate: 'run',
  })

export const changedMeanwhile = (folder: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_LOCKED',
    message: `another process has written to ${folder} since it was read`,
    hint: 'Run the same command again.',
    fate: 'run',
  })

export const notARun = (folder: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_NOT_A_RUN',
    message: `${folder} is not a run folder: it has no run.json`,
    hint: 'Give the folder of one run, as `binnacle run` prints it at the end.',
  })

export const unfinished = (folder: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_UNFINISHED',
    message: `${folder} is not a finished run: it has no manifest.json`,
    hint: 'Run the same `binnacle run` command again: it goes on from what is recorded.',
    fate: 'run',
  })

export const newerFormat = (folder: string, format: number, known: number) =>
  new BinnacleError({
    code: 'ERR_RECORD_FORMAT',
    message: `${folder} was written in format ${format} of run folders; this version of Binnacle knows formats up to ${known}`,
    hint: 'Use the version that wrote it, which run.json names under "binnacle", or a newer one.',
    fate: 'run',
  })

export const brokenFile = (file: string, why: string, hint = 'Restore it from a copy.') =>
  new BinnacleError({ code: 'ERR_RECORD_BROKEN', message: `${file} cannot be read: ${why}`, hint, fate: 'run' })

export const brokenLine = (file: string, line: number, why: string) =>
  brokenFile(
    file,
    `line ${line}: ${why}`,
    'Restore the file from a copy. Where there is none, delete that line: what stood in it is asked or made again by the same `binnacle run`.',
  )

export const notAFile = (file: string) => brokenFile(file, 'it is not a file')

/** What is made of other files of the run, and by which command. */
const REMADE: Readonly<Record<string, string>> = {
  'stats.json': 'score',
  'scores.jsonl': 'score',
  'instances.jsonl': 'run',
  'train.jsonl': 'run',
  'requests.jsonl': 'run',
  'judge-requests.jsonl': 'run',
}

/** A file of a finished run that is not what its manifest says. */
export function damaged(file: string, name: string, why: string): BinnacleError {
  const by = Object.hasOwn(REMADE, name) ? REMADE[name] : undefined
  const remade =
    by === 'score'
      ? `If the rest of the run is sound, \`binnacle score '${dirname(file)}'\` makes it anew from the recorded answers.`
      : by === 'run'
        ? 'If the rest of the run is sound, the same `binnacle run` command makes it anew, and asks nothing that was answered.'
        : 'No command can make it anew: without a copy, run again into another --suite.'
  return new BinnacleError({
    code: 'ERR_RECORD_DAMAGED',
    message: `${file} is not as the run left it: ${why}`,
    hint: `Nothing was computed from it. Restore it from a copy. ${remade}`,
    fate: 'run',
  })
}

export const isLink = (file: string) =>
  new BinnacleError({
    code: 'ERR_RECORD_LINK',
    message: `${file} is a symbolic link: what is behind it is not written to`,
    hint: 'Put a file of its own in the place of the link, or use another --out. The run folder itself may be a link.',
    fate: 'run',
  })

export const intoRun = (folder: string) =>
  new BinnacleError({
    code: 'ERR_SCORE_INTO',
    message: `${folder} is a run folder, whose own scores would be lost`,
    hint: 'Give --into a folder of its own; without --into, a run gets its new scores itself.',
  })

/** A failed write, with a word for the full disk. */
export function writeFailed(file: string, cause: unknown): BinnacleError {
  if (isBinnacleError(cause)) return cause
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
