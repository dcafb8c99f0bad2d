import type { JsonObject, ModelInfo, RunSpec } from '@binnacle/core'
import type { BoardMain, SummarySchema } from '@binnacle/helm'

/** A leaderboard that may be shown of a suite. */
export interface BoardSource {
  readonly name: string
  readonly title: string
  /** The groups of runs that it has tables for. */
  readonly groups: readonly string[]
  /** @param mainOf the number by which the tasks of a group are known */
  schema(mainOf: (group: string) => BoardMain | undefined): SummarySchema
}

/** What is shown, and what is known of it beside its folders. */
export interface SiteOptions {
  /** Folders: of runs, of suites, of outputs, of HELM's. */
  readonly paths: readonly string[]
  /** The name under which all suites are shown as one. */
  readonly release?: string
  readonly carrier: 'server' | 'files'
  readonly version: string
  readonly boards?: readonly BoardSource[]
  readonly models?: readonly ModelInfo[]
  /** A run spec of ours in HELM's form, from which tables are made. */
  readonly helmSpec?: (spec: RunSpec) => Promise<JsonObject>
  /** Whether lower scores of a stat are better; undefined where nothing says so. */
  readonly isLower?: (stat: string, spec: RunSpec) => Promise<boolean | undefined>
}
