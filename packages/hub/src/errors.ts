import { BinnacleError, didYouMean } from '@binnacle/core'

export function mirrorUnreadable(folder: string, reason: string, cause?: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_MIRROR',
    message: `the mirror ${folder} cannot be used: ${reason}`,
    hint: 'Name a folder with a mirror.json in it (--mirror DIR).',
    ...(cause === undefined ? {} : { cause }),
  })
}

export function mirrorPathRefused(folder: string, source: string, path: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_MIRROR_PATH',
    message: `the mirror ${folder} places ${source} outside of itself: "${path}"`,
    hint: 'A mirror holds all its files. Do not use it unless you know who made it.',
  })
}

export function contentDiffers(
  source: string,
  path: string,
  what: 'bytes' | 'sha256',
  expected: string | number,
  found: string | number,
): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_CONTENT',
    message: `${source} is not what it should be: ${path} has ${what} ${found}, not ${expected}`,
    hint: 'The file was changed or cut. Fetch it anew, or correct its entry where the change is meant.',
    fate: 'run',
  })
}

export function notAtHand(source: string, searched: readonly string[], why: string): BinnacleError {
  const where = searched.length === 0 ? 'there is no mirror' : `it is not in ${searched.join(', ')}`
  return new BinnacleError({
    code: 'ERR_FILES_OFFLINE',
    message: `${source} is not at hand: ${where}, and ${why}`,
    hint: 'Give a mirror that holds it (--mirror DIR), or let it be downloaded (without --offline and without a complete mirror).',
    fate: 'run',
  })
}

export function localMissing(path: string, asked: string, cause: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_PATH',
    message: `the file ${asked} cannot be read (${path})`,
    hint: 'Paths of files are relative to the folder of the config.',
    fate: 'run',
    cause,
  })
}

export function packagedDiffers(source: string, path: string, expected: string, found: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_CONTENT',
    message: `${source} is not what its scenario says: ${path} has sha256 ${found}, not ${expected}`,
    hint: `Where the change is meant, let the scenario say sha256: '${found}'; else install the package again.`,
    fate: 'run',
  })
}

export function packagedMissing(source: string, path: string, cause: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_PACKAGED',
    message: `${source} does not stand in its package (${path})`,
    hint: 'Install the plugin again; its author lists the file under `files` of package.json.',
    fate: 'run',
    cause,
  })
}

export function nameRefused(what: string, name: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_NAME',
    message: `"${name}" is not the name of a ${what}`,
    hint: what === 'URL' ? 'Write the whole address, with https://.' : 'Write it as it stands on the Hub, such as owner/name.',
    fate: 'run',
  })
}

export function remoteMissing(source: string, said: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_NOT_FOUND',
    message: `${source} is not there${said === '' ? '' : `: ${said}`}`,
    hint: 'The source has moved or has another name. A mirror (--mirror DIR) can stand in for it.',
    fate: 'run',
    exitCode: 3,
  })
}

export function gated(source: string, page: string, said: string, withToken: boolean): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_GATED',
    message: `${source} is given out only to those who accept its terms${said === '' ? '' : `: ${said}`}`,
    hint: withToken
      ? `The account of HF_TOKEN has no access: accept the terms at ${page} with it, or use another token.`
      : `Accept the terms at ${page}, and set HF_TOKEN to a token of that account.`,
    fate: 'run',
    exitCode: 3,
  })
}

export function forbidden(source: string, status: number, said: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_FORBIDDEN',
    message: `${source} is refused (${status})${said === '' ? '' : `: ${said}`}`,
    hint: 'On the Hub a private or missing repository answers like this: check its name, and set HF_TOKEN where it is private.',
    fate: 'run',
    exitCode: 3,
  })
}

export function downloadFailed(source: string, reason: string, retryable: boolean, cause?: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_DOWNLOAD',
    message: `${source} could not be downloaded: ${reason}`,
    hint: 'Give the same command again: what has come is kept. Without a network, name a mirror (--mirror DIR).',
    retryable,
    fate: 'run',
    exitCode: 3,
    ...(cause === undefined ? {} : { cause }),
  })
}

export function pageInstead(source: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_PAGE',
    message: `${source} gives a web page instead of a file`,
    hint: 'Often it wants a login or a confirmation. Download it by hand and put it into a mirror (--mirror DIR).',
    fate: 'run',
    exitCode: 3,
  })
}

export function splitMissing(asked: string, split: string, known: readonly string[]): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_SPLIT',
    message: `${asked} has no split "${split}"${known.length === 0 ? '' : `; there are ${known.join(', ')}`}.${didYouMean(split, known)}`,
    hint: 'Name one of its splits, or name its files with `file`.',
    fate: 'run',
  })
}

export function configMissing(asked: string, config: string | undefined, known: readonly string[]): BinnacleError {
  const what = config === undefined ? 'has several configs, and none is named' : `has no config "${config}"`
  return new BinnacleError({
    code: 'ERR_FILES_CONFIG',
    message: `${asked} ${what}${known.length === 0 ? '' : `; there are ${known.join(', ')}`}.${config === undefined ? '' : didYouMean(config, known)}`,
    hint: 'Name one of its configs.',
    fate: 'run',
  })
}

export function formatUnknown(source: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_FORMAT',
    message: `the format of ${source} cannot be told from its name`,
    hint: "Say it: format: 'jsonl', 'json', 'csv', 'tsv' or 'parquet'.",
    fate: 'run',
  })
}

export function fileBroken(source: string, reason: string, cause?: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_BROKEN',
    message: `${source} cannot be read: ${reason}`,
    hint: 'The file is cut or of another form than said. Look at it, fetch it anew, or say its `format`.',
    fate: 'run',
    ...(cause === undefined ? {} : { cause }),
  })
}

export function fileEmpty(source: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_EMPTY',
    message: `${source} is empty (0 bytes)`,
    hint: 'Fetch it anew: a download or a copy that broke off leaves such a file.',
    fate: 'run',
  })
}

export function noRows(sources: readonly string[]): BinnacleError {
  const some = sources.slice(0, 3).join(', ') + (sources.length > 3 ? ` and ${sources.length - 3} more` : '')
  return new BinnacleError({
    code: 'ERR_FILES_EMPTY',
    message: `${some} ${sources.length === 1 ? 'has' : 'have'} no rows`,
    hint: 'Look at the file: it is blank, or has a header alone.',
    fate: 'run',
  })
}

export function fileIsOther(source: string, what: string, hint: string): BinnacleError {
  return new BinnacleError({ code: 'ERR_FILES_OTHER', message: `${source} is ${what}`, hint, fate: 'run' })
}

export function columnsDoubled(source: string, name: string, first: number, second: number): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_COLUMNS',
    message: `${source} has two columns ${name === '' ? 'without a name' : `called "${name}"`} (the ${first + 1}. and the ${second + 1}.)`,
    hint: 'Give each column its own name: of two with one name only one could be read.',
    fate: 'run',
  })
}

export function rowsNotFound(source: string, path: readonly string[], what: string | undefined, keys: readonly string[]): BinnacleError {
  const key = path.at(-1)!
  const known = keys.length === 0 ? 'it has none' : `its keys are ${keys.slice(0, 10).join(', ')}${keys.length > 10 ? ' …' : ''}`
  return new BinnacleError({
    code: 'ERR_FILES_ROWS_AT',
    message:
      what === undefined
        ? `${source} has no key "${key}" ${path.length === 1 ? 'at its top' : `in "${path.slice(0, -1).join('.')}"`}; ${known}.${didYouMean(key, keys)}`
        : `${source}: "${path.join('.')}" ${what}`,
    hint: 'Let `rowsAt` name the key under which the list of rows stands, or a list of keys where it stands deeper.',
    fate: 'run',
  })
}

export function oneObject(source: string, keys: readonly string[]): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_ROWS_AT',
    message: `${source} holds one JSON object and not rows; its keys are ${keys.slice(0, 10).join(', ')}${keys.length > 10 ? ' …' : ''}`,
    hint: `Say under which key the rows stand: rowsAt: '${keys.find((key) => /^(?:data|rows|examples|instances|questions|items|records)$/i.test(key)) ?? keys[0] ?? 'data'}'.`,
    fate: 'run',
  })
}

export function noLabels(source: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_LABELS',
    message: `${source} tells of no class labels: no names stand in its metadata`,
    hint: "Leave out labels: 'names' and name the numbers in the scenario.",
    fate: 'run',
  })
}

export function notAnArchive(source: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_ARCHIVE',
    message: `${source} is neither a zip nor a tar archive`,
    hint: 'Leave out `member` where the file is no archive.',
    fate: 'run',
  })
}

export function memberRefused(source: string, member: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_ARCHIVE_PATH',
    message: `the archive ${source} has a member that leaves its folder: "${member}"`,
    hint: 'Do not use it unless you know who made it.',
    fate: 'run',
  })
}

export function archiveTooLarge(source: string, what: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_FILES_ARCHIVE_SIZE',
    message: `the archive ${source} has ${what}: it may be made to fill disks`,
    hint: 'Where you know who made it, unpack it yourself and give its files.',
    fate: 'run',
  })
}

export function memberMissing(source: string, member: string | undefined, members: readonly string[]): BinnacleError {
  const some = members.slice(0, 10).join(', ') + (members.length > 10 ? ` and ${members.length - 10} more` : '')
  return new BinnacleError({
    code: 'ERR_FILES_MEMBER',
    message: `${member === undefined ? `${source} is an archive, and no member is named` : `${source} has no member "${member}"`}; it holds ${some || 'nothing'}.${member === undefined ? '' : didYouMean(member, members)}`,
    hint: 'Name one of its files as `member`.',
    fate: 'run',
  })
}

/** Where a broken row stands, and what is wrong with it. */
export interface BrokenRow {
  /** The file's source, with its member. */
  readonly file: string
  /** Counted from 1, without a header. */
  readonly row: number
  /** The line on which it begins, counted from 1, where the format has lines. */
  readonly line?: number | undefined
  readonly reason: string
}

export function rowBroken({ file, row, line, reason }: BrokenRow): BinnacleError {
  return new BinnacleError({
    code: 'ERR_DATA_ROW',
    message: `row ${row}${line === undefined ? '' : ` (line ${line})`} of ${file} is broken: ${reason}`,
    hint: "Correct the row, or have broken rows skipped and counted with badRows: 'skip' in the config.",
    fate: 'run',
  })
}
