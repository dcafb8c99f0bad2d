import type { JsonObject, OutcomeCounts, RunSpec } from '@binnacle/core'

/** A file that a run read. */
export interface DataUse {
  readonly source: string
  readonly bytes: number
  readonly sha256: string
  readonly licence?: string
  /** Says that the file is cut or a stand-in. */
  readonly note?: string
}

/** `run.json`: what a run is and where it comes from. */
export interface RunRecord {
  /** The format of the run folder; absent in those of the first format, 0. */
  readonly format?: number
  /** The formats of the keys under which answers lie, where there are older ones. */
  readonly keyFormats?: readonly number[]
  readonly binnacle: string
  readonly name: string
  readonly suite: string
  /** The digest of the spec without the numbers of rows and trials: the identity of the folder. */
  readonly digest: string
  readonly spec: RunSpec
  /** Where answers come from: the model, or a record. */
  readonly answers: 'model' | 'replay'
  readonly started: string
  readonly finished?: string
  readonly instances?: { readonly evaluated: number; readonly train: number; readonly loaded: number; readonly skippedRows: number }
  readonly outcomes?: OutcomeCounts
  /** The outcomes of the unperturbed samples of each split. */
  readonly splitOutcomes?: Readonly<Record<string, OutcomeCounts>>
  /** Annotations that failed: they are made when the run is started again. */
  readonly failedAnnotations?: number
  readonly data?: readonly DataUse[]
  /** Data that are not the source's own: no claim to published numbers. */
  readonly substituted?: boolean
  /** Hooks that changed something. */
  readonly modified?: readonly string[]
  /** What the model called itself, and the fingerprints of the systems that answered, with the number of answers. */
  readonly models?: Readonly<Record<string, number>>
  readonly fingerprints?: Readonly<Record<string, number>>
  /** Words of the provider for how an answer ended that are in no table, with the number of completions. */
  readonly unknownReasons?: Readonly<Record<string, number>>
  readonly plugins?: readonly { readonly name: string; readonly version?: string }[]
  readonly environment?: JsonObject
  /** What the numbers rest on beside the spec and the data; absent in records of the first format. */
  readonly basis?: Basis
  /** When it was scored again by `binnacle score`, by which version, and where the stats lie that it had before. */
  readonly rescored?: readonly Rescored[]
}

/** What the numbers of a run rest on beside its spec and its data: while it is the same, so are they. */
export interface Basis {
  /** The plugins that bring a part of the run or may change it by hooks. */
  readonly plugins: readonly BasisPlugin[]
  readonly settings: JsonObject
}

/** A plugin as far as numbers rest on it. */
export interface BasisPlugin {
  readonly name: string
  readonly version?: string
  /** The digest of the files of its package. */
  readonly integrity?: string
  /** Where it is of the user's own: its module, with those that it imports by paths. Places are relative to the config. */
  readonly modules?: readonly { readonly file: string; readonly sha256: string }[]
  /** The digest of its options. */
  readonly options?: string
  /** Where its code cannot be told: it was given by value, in a program. */
  readonly untold?: true
  /** Whether it has hooks that answers go through before they are recorded. */
  readonly changesAnswers?: true
}

/** One time that a run was scored again. */
export interface Rescored {
  readonly at: string
  readonly binnacle: string
  /** `stats.1.json`; absent where the stats are the same, or where there were none that could be read. */
  readonly formerStats?: string
}
