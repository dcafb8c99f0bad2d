import { BinnacleError, errorText, isBinnacleError, type RunSpec } from '@binnacle/core'
import type { RunCode } from '@binnacle/engine'
import type { EntryToPlan } from '@binnacle/entries'

/** An entry or run that is left out of a plan, and why. */
export interface SetAside {
  /** The text of the entry, or the name of the run. */
  readonly name: string
  readonly why: string
  readonly hint?: string
}

/** Errors of an entry for which others need not wait: its task or a part of it is not installed, or a file cannot be had. */
const ABOUT_ONE_ENTRY = /^ERR_((TASK|SCENARIO|ADAPTER|METRIC|ANNOTATOR|PERTURBATION)_UNKNOWN|ENTRY_TOKENIZER|FILES_\w+|PLAN_ASSET)$/

/** Errors of a run for which others need not wait. */
const ABOUT_ONE_RUN = /^ERR_(PLAN_CAPABILITY|(SCENARIO|ADAPTER|METRIC|ANNOTATOR|PERTURBATION)_UNKNOWN)$/

/** Errors of files that a plan cannot read, as without a network. */
const ABOUT_FILES = /^ERR_(FILES_\w+|PLAN_ASSET)$/

/**
 * What is set aside for an error: anything that concerns this one entry, where entries come from a conf file; a file that is not at hand,
 * where a plan is only shown.
 */
export function setAsideFor(entry: EntryToPlan, error: unknown, isFromFile: boolean): SetAside | undefined {
  if (!isBinnacleError(error) || !(isFromFile ? ABOUT_ONE_ENTRY : ABOUT_FILES).test(error.code)) return undefined
  const name = typeof entry.entry === 'string' ? entry.entry : entry.entry.text
  return { name, why: errorText(error), ...(error.hint === undefined ? {} : { hint: error.hint }) }
}

/** Why the rows of a run cannot be loaded, or not be perturbed, here; nothing where they can. */
export function missingOf({ name }: RunSpec, { scenario, perturbations }: RunCode): SetAside | undefined {
  const missing = [scenario, ...perturbations.map(({ perturbation }) => perturbation)].find((part) => part.unavailable !== undefined)
  if (missing?.unavailable === undefined) return undefined
  const { text, hint } = missing.unavailable
  return { name, why: `${missing.name}: ${text}`, ...(hint === undefined ? {} : { hint }) }
}

/** The error for a run that somebody asked for and that cannot be loaded. */
export const cannotLoad = ({ name, why, hint }: SetAside) =>
  new BinnacleError({
    code: 'ERR_SCENARIO_UNAVAILABLE',
    message: `${name} cannot run here: ${why}`,
    hint: hint ?? 'See `binnacle list tasks --loads` for what runs here.',
  })

/** The error where nothing of what was asked for can run. */
export const nothingRuns = (left: readonly SetAside[]) =>
  left.length === 1
    ? cannotLoad(left[0]!)
    : new BinnacleError({
        code: 'ERR_SCENARIO_UNAVAILABLE',
        message: `none of ${left.length} entries can run here\n${setAsideLines(left)
          .map((line) => `  ${line}`)
          .join('\n')}`,
        hint: 'See `binnacle list tasks --loads` for what runs here, and `binnacle list --why NAME` for a name that is not known.',
      })

/** A run of a conf file that its model cannot answer, or a part of which is not installed: others need not wait for it. */
export function setAsideRun({ name }: RunSpec, error: unknown): SetAside | undefined {
  return isBinnacleError(error) && ABOUT_ONE_RUN.test(error.code)
    ? { name, why: errorText(error), ...(error.hint === undefined ? {} : { hint: error.hint }) }
    : undefined
}

/** What is left out, a line a reason, with up to six names each. */
export function setAsideLines(left: readonly SetAside[]): readonly string[] {
  const byReason = Map.groupBy(left, ({ why }) => why)
  return [...byReason].map(([why, all]) => {
    const names = all.slice(0, 6).map(({ name }) => name)
    const more = all.length > names.length ? `, … (${all.length} in all)` : ''
    return `left out: ${names.join(', ')}${more}: ${why}`
  })
}
