import { readFileSync } from 'node:fs'
import { badConfEntry, confNotRead } from './errors.ts'
import { HoconPeriod, type HoconPlain, readHocon } from './hocon.ts'
import type { EntryToPlan } from '@binnacle/entries'

/** What reading run entry files needs. */
export interface ConfTools {
  /** The folder of the command: includes are relative to it, as HELM has it. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Told of something to know. */
  readonly note: (text: string) => void
}

/**
 * Reads HELM's files of run entries, one after the other. Unknown keys are ignored, and types are checked as HELM checks them.
 * @throws BinnacleError `ERR_CONF_READ`, `ERR_CONF_SYNTAX`, `ERR_CONF_ENTRY`
 */
export function readConf(files: readonly string[], tools: ConfTools): readonly EntryToPlan[] {
  return files.flatMap((file) => {
    const content = readHocon(readText(file), {
      file,
      folder: tools.cwd,
      env: tools.env,
      missing: (name, from) => tools.note(`${from}: the include ${name} is not there; it is passed over, as HELM does`),
    })
    return entriesOf(content, file)
  })
}

function readText(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
    // Python reads a text file so.
    return text.replaceAll(/\r\n?/g, '\n')
  } catch (cause) {
    throw confNotRead(file, cause)
  }
}

function entriesOf(content: HoconPlain, file: string): readonly EntryToPlan[] {
  const entries = content instanceof Map ? (content.get('entries') as HoconPlain | undefined) : undefined
  if (entries === undefined) throw badConfEntry(file, 'entries', 'it is missing')
  if (!Array.isArray(entries)) throw badConfEntry(file, 'entries', `a list is expected, not ${nameOf(entries)}`)
  return entries.map((entry: HoconPlain, index) => entryOf(entry, `entries[${index}]`, file))
}

function entryOf(entry: HoconPlain, place: string, file: string): EntryToPlan {
  if (!(entry instanceof Map)) throw badConfEntry(file, place, `an object is expected, not ${nameOf(entry)}`)
  const fields = entry as ReadonlyMap<string, HoconPlain>
  const description = fields.get('description')
  const priority = fields.get('priority') ?? null
  const groups = fields.get('groups') ?? null
  if (description === undefined) throw badConfEntry(file, `${place}.description`, 'it is missing')
  if (typeof description !== 'string') throw badConfEntry(file, `${place}.description`, `a text is expected, not ${nameOf(description)}`)
  // In Python true is a whole number.
  if (priority !== null && typeof priority !== 'bigint' && typeof priority !== 'boolean')
    throw badConfEntry(file, `${place}.priority`, `a whole number is expected, not ${nameOf(priority)}`)
  return {
    entry: description,
    ...(priority === null ? {} : { priority: Number(priority) }),
    ...(groups === null ? {} : { groups: textsOf(groups, `${place}.groups`, file) }),
  }
}

function textsOf(value: HoconPlain, place: string, file: string): readonly string[] {
  if (!Array.isArray(value)) throw badConfEntry(file, place, `a list of texts is expected, not ${nameOf(value)}`)
  return value.map((item: HoconPlain, index) => {
    if (typeof item !== 'string') throw badConfEntry(file, `${place}[${index}]`, `a text is expected, not ${nameOf(item)}`)
    return item
  })
}

/** A value in the words of a message. */
function nameOf(value: HoconPlain): string {
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`
  if (typeof value === 'bigint') return `the number ${value}`
  if (typeof value === 'number') return `the fraction ${value}`
  if (typeof value === 'boolean' || value === null) return String(value)
  if (value instanceof HoconPeriod) return `a length of time (put it in quotes)`
  return Array.isArray(value) ? 'a list' : 'an object'
}
