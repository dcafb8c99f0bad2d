import { rmSync } from 'node:fs'
import type { RecordedChange } from '@binnacle/core/run'
import { readObjects } from '../files/report-lines.ts'
import { replaceFile } from '../files/write-all.ts'
import { FORMAT, reportRules } from './format.ts'

/** Who made a change, as `run.json` names it. */
export const modifier = ({ plugin, hook }: Pick<RecordedChange, 'plugin' | 'hook'>): string => `${plugin} (${hook})`

/**
 * Begins the file of changes anew. Each start records its changes again, but for those of answers: a recorded answer is not asked
 * again, so its change is not made again, and the raw answer stands only there.
 * @returns who made the changes that are kept
 */
export function keepChanges(file: string): Set<string> {
  const kept = readObjects<RecordedChange>(file, { rules: reportRules(FORMAT) }).filter(({ row }) => row.hook === 'transformCompletion')
  if (kept.length === 0) rmSync(file, { force: true })
  else replaceFile(file, kept.map(({ text }) => `${text}\n`).join(''))
  return new Set(kept.map(({ row }) => modifier(row)))
}
