import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { RunSpec } from '@binnacle/core'
import { sorted } from '@binnacle/engine'
import type { Basis, BasisPlugin, RunRecord } from '@binnacle/records'
import { basisOf } from './basis.ts'
import { changedData } from './changed-data.ts'
import type { Session } from './open-session.ts'

/** Something that numbers rest on and that is not what it was. */
export interface Moved {
  readonly what: string
  /** What was recorded and no longer fits: annotations, or answers and with them annotations too. */
  readonly spoils?: 'annotations' | 'answers'
}

/**
 * What of all that the numbers of a run rest on is not what it was: code, plugins and their options, settings, data. Empty where the
 * recorded numbers are those that the run would have now.
 * @param version that of the command
 */
export async function movedSince(session: Session, spec: RunSpec, record: RunRecord, version: string): Promise<readonly Moved[]> {
  const { basis } = record
  const data = (await changedData(session, record)).map((what) => ({ what }))
  if (basis === undefined) return [{ what: 'what its numbers rest on, which its record does not name,' }, ...data]
  const now = basisOf(session, spec)
  return [
    ...(record.binnacle === version ? [] : [{ what: `binnacle (${record.binnacle}, now ${version})`, spoils: 'annotations' } as const]),
    ...movedPlugins(session, basis, now),
    ...Object.keys({ ...basis.settings, ...now.settings }).flatMap((name) =>
      same(basis.settings[name], now.settings[name]) ? [] : [movedSetting(name)],
    ),
    ...data,
  ]
}

function movedSetting(name: string): Moved {
  return name === 'replay' ? { what: 'the record that is replayed', spoils: 'answers' } : { what: `the setting ${name}` }
}

function movedPlugins(session: Session, before: Basis, now: Basis): readonly Moved[] {
  const old = new Map(before.plugins.map((plugin) => [plugin.name, plugin]))
  const current = new Map(now.plugins.map((plugin) => [plugin.name, plugin]))
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), current.get(name)]
    const spoils = was?.changesAnswers === true || is?.changesAnswers === true ? 'answers' : 'annotations'
    return pluginTexts(session, name, was, is).map((what): Moved => ({ what, spoils }))
  })
}

function pluginTexts(session: Session, name: string, was: BasisPlugin | undefined, is: BasisPlugin | undefined): readonly string[] {
  if (was === undefined) return [`the plugin ${name} (new)`]
  if (is === undefined) return [`the plugin ${name} (gone)`]
  const versions = `the plugin ${name} (${was.version ?? 'no version'}, now ${is.version ?? 'no version'})`
  return [
    ...(is.untold === true ? [`the code of the plugin ${name}, which cannot be told,`] : []),
    ...(was.version === is.version ? [] : [versions]),
    ...(was.version === is.version && was.integrity !== is.integrity ? [`the files of the plugin ${name}`] : []),
    ...(was.options === is.options ? [] : [`the options of the plugin ${name}`]),
    ...movedModules(session, was),
  ]
}

/** Modules are compared as they lie there: one that is only loaded later counts too. */
function movedModules({ loaded }: Session, { modules = [] }: BasisPlugin): readonly string[] {
  return modules.flatMap(({ file, sha256 }) => {
    try {
      const found = createHash('sha256')
        .update(readFileSync(join(loaded.folder, file)))
        .digest('hex')
      return found === sha256 ? [] : [file]
    } catch {
      return [`${file} (gone)`]
    }
  })
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
