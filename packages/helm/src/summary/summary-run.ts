import type { JsonObject } from '@binnacle/core'

/** The name of a stat as HELM writes it. */
export interface HelmStatName {
  readonly name: string
  readonly split?: string
  readonly sub_split?: string
  readonly perturbation?: { readonly name: string; readonly computed_on?: string }
}

/** A stat as HELM writes it, as far as summaries need it. */
export interface HelmStat {
  readonly name: HelmStatName
  readonly count: number
  readonly sum: number
  readonly min: number | undefined
  readonly max: number | undefined
}

/** An adapter spec as HELM writes it; fields that are null are left out. */
export type HelmAdapterSpec = JsonObject

/** A run as summaries need it, of HELM's own or of ours. */
export interface SummaryRun {
  readonly name: string
  /** The suite that it stands in. */
  readonly suite: string
  readonly groups: readonly string[]
  readonly adapter: HelmAdapterSpec
  readonly scenario: { readonly className: string; readonly args: JsonObject }
  readonly stats: readonly HelmStat[]
  /** The run spec, as it stands in HELM's files. */
  readonly spec: JsonObject
}
