import { brokenFile, damaged, newerFormat, notARun, unfinished } from '../errors.ts'
import { readWhole } from '../files/open-file.ts'
import { FORMAT } from './format.ts'
import { checkContent, isFormat, type Manifest, readManifest } from './manifest.ts'
import { partPath } from './replace-together.ts'
import type { RunRecord } from './run-record.ts'

/** What a run says of itself, checked. */
export interface OpenedRecord {
  readonly record: RunRecord
  readonly format: number
  /** Undefined where the run is unfinished. */
  readonly manifest: Manifest | undefined
}

/**
 * Reads `run.json`, and checks it where the run is finished.
 * @returns undefined where there is neither `run.json` nor a manifest
 * @throws BinnacleError `ERR_RECORD_DAMAGED`, `ERR_RECORD_BROKEN`, `ERR_RECORD_FORMAT`
 */
export function openRecord(folder: string): OpenedRecord | undefined {
  const file = partPath(folder, 'run.json')
  const manifest = readManifest(folder)
  let content: Buffer
  try {
    content = readWhole(file)
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause
    if (manifest !== undefined) throw damaged(file, 'run.json', 'it is missing')
    return undefined
  }
  checkContent(folder, 'run.json', content, manifest)
  const record = parseRecord(file, content.toString('utf8'))
  const { format = 0 } = record
  if (!isFormat(format)) throw brokenFile(file, 'its format is not a whole number')
  if (format > FORMAT) throw newerFormat(folder, format, FORMAT)
  if (manifest !== undefined && manifest.format !== format)
    throw damaged(file, 'run.json', `it is of format ${format}, manifest.json of format ${manifest.format}`)
  return { record, format, manifest }
}

/**
 * Reads what a finished run says of itself.
 * @throws BinnacleError also `ERR_RECORD_NOT_A_RUN`, `ERR_RECORD_UNFINISHED`
 */
export function openFinished(folder: string): OpenedRecord & { readonly manifest: Manifest } {
  const opened = openRecord(folder)
  if (opened === undefined) throw notARun(folder)
  const { manifest } = opened
  if (manifest === undefined) throw unfinished(folder)
  return { ...opened, manifest }
}

function parseRecord(file: string, text: string): RunRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw brokenFile(file, (cause as Error).message, NOT_READABLE)
  }
  const { name, suite, digest, spec } = (value ?? {}) as Partial<RunRecord>
  const isOne =
    [name, suite, digest, spec?.name, spec?.task?.name, spec?.deployment?.name, spec?.adaptation?.method].every(
      (field) => typeof field === 'string',
    ) && [spec?.metrics, spec?.annotators].every(Array.isArray)
  if (!isOne) throw brokenFile(file, 'it is not what a run says of itself', NOT_READABLE)
  return value as RunRecord
}

const NOT_READABLE = 'Restore it from a copy, or run the same command again: answers that are recorded are kept.'
