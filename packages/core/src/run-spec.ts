import type { Adaptation } from './adaptation.ts'
import type { Use } from './contribution.ts'
import type { JsonObject } from './values/json.ts'
import type { Price, TokenizerUse, Window } from './model.ts'
import type { AssetSource, Augmentation, MetricUse } from './task.ts'

/** A deployment as a run uses it. Secrets in its options are references, never values. */
export interface RunDeployment {
  readonly name: string
  readonly model: string
  readonly client: string
  readonly options: JsonObject
  readonly window?: Window
  readonly tokenizer?: TokenizerUse
  readonly price?: Price
}

/** An annotator of a run with the deployments that play its roles: another judge is another run. */
export interface RunAnnotator extends Use {
  readonly roles?: { readonly [role: string]: readonly RoleSeat[] }
}

/** A deployment that plays a role, and the name of its seat. */
export interface RoleSeat extends RunDeployment {
  /** The name under which its verdict is kept; the model's where the role names no seats. */
  readonly seat: string
}

/** A task with its arguments and one model, resolved: JSON, printable, complete. */
export interface RunSpec {
  /** HELM's run name, with `/` as `_`. */
  readonly name: string
  readonly task: { readonly name: string; readonly args: JsonObject }
  readonly scenario: Use
  readonly adaptation: Adaptation
  readonly augmentation?: Augmentation
  readonly metrics: readonly MetricUse[]
  /** What completions go through before metrics read them, by name. */
  readonly processOutput?: string
  readonly annotators: readonly RunAnnotator[]
  readonly groups: readonly string[]
  /** The files that were read while it was planned. */
  readonly assets?: readonly AssetSource[]
  /** The stat that tables show first. */
  readonly main?: { readonly stat: string; readonly split?: string }
  readonly deployment: RunDeployment
  /** What the model is marked with; decides adjustments. */
  readonly modelTags: readonly string[]
  /** Adjustments of the prompt for this model, in the order in which they were made. */
  readonly adjustments: readonly string[]
}

/** All runs of a session. */
export interface RunPlan {
  readonly runs: readonly RunSpec[]
}

/** What a request is for: the answer of the model under test, or help for an annotator. */
export type Purpose = 'evaluation' | 'annotation'
