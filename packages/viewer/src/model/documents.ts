import type { Json, JsonObject, Outcome, OutcomeCounts, Stat } from '@binnacle/core'
import type { RunSummary } from '@binnacle/report'
import type { RunProgress } from '@binnacle/records'
import type { SampleView } from '@binnacle/reader'

/** The documents that the page reads: the server makes each when it is asked for, an export writes all of them as files. */

/** What cannot be shown, named in its place. */
export interface Fault {
  readonly code: string
  readonly message: string
  readonly hint?: string
}

/** `site.json`: where everything else is. */
export interface SiteDocument {
  readonly format: 1
  /** The version of the viewer. */
  readonly version: string
  /** `server`: documents are made when asked for, and runs may go on; `files`: as of `at`. */
  readonly carrier: 'server' | 'files'
  readonly at: string
  readonly suites: readonly SuiteEntry[]
  readonly faults: readonly Fault[]
}

/** A suite in a list. */
export interface SuiteEntry {
  readonly id: string
  readonly name: string
  readonly source: 'binnacle' | 'helm'
  readonly runs: number
}

/** `suites/SUITE/suite.json`: the runs of a suite, with the numbers of `binnacle summarize --format json`. */
export interface SuiteDocument extends SuiteEntry {
  readonly cards: readonly RunCard[]
  readonly boards: readonly BoardEntry[]
  readonly models: readonly ModelCard[]
  readonly faults: readonly Fault[]
}

/** How far a run is. */
export type RunState = 'finished' | 'running' | 'died' | 'stopped' | 'failed' | 'unfinished' | 'broken'

/** A run in a list. */
export interface RunCard {
  readonly id: string
  readonly suite: string
  readonly name: string
  readonly source: 'binnacle' | 'helm'
  readonly state: RunState
  readonly groups: readonly string[]
  /** Whether lower scores are better; undefined where nothing says so. */
  readonly lowerIsBetter?: boolean
  readonly summary?: RunSummary
  /** The score by which its rows are compared: that which it is known by, or where that is one of the whole run another one. */
  readonly rowStat?: string
  /** The digest of the run's spec, or of what HELM wrote of it. */
  readonly digest?: string
  readonly finished?: string
  readonly fault?: Fault
}

/** What is known of a model. */
export interface ModelCard {
  readonly name: string
  readonly displayName?: string
  readonly creator?: string
  readonly access?: string
  readonly releaseDate?: string
  readonly description?: string
}

/** A leaderboard in a list. */
export interface BoardEntry {
  readonly id: string
  readonly title: string
}

/** `suites/SUITE/boards/BOARD.json`: the tables of a leaderboard. */
export interface BoardDocument extends BoardEntry {
  readonly groups: readonly BoardGroupPage[]
  readonly warnings: readonly string[]
}

/** The tables of one group. */
export interface BoardGroupPage {
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly category?: string
  readonly tables: readonly BoardTable[]
}

/** One table: models against columns. */
export interface BoardTable {
  readonly title: string
  readonly columns: readonly BoardColumn[]
  readonly rows: readonly BoardRow[]
}

/** A column of a table, without that of the models. */
export interface BoardColumn {
  readonly title: string
  readonly description?: string
  readonly direction?: 'higher' | 'lower'
  /** A number over all columns: it is of the models and columns of the board, not of those that are shown. */
  readonly aggregate?: 'win-rate' | 'mean'
}

/** A row of a table. */
export interface BoardRow {
  readonly label: string
  /** The model's name, where it is known. */
  readonly model: string
  readonly cells: readonly BoardCell[]
}

/** A number, and what stands behind it. */
export interface BoardCell {
  readonly value?: number
  readonly text?: string
  readonly description?: string
  /** Ids of runs. */
  readonly runs?: readonly string[]
  readonly stat?: string
  readonly interval?: readonly [number, number]
  readonly n?: number
  readonly outcomes?: OutcomeCounts
  readonly shots?: number
  readonly trials?: number
  readonly missing?: number
  readonly marks?: readonly string[]
}

/** `runs/RUN/run.json`: what a run is and where it comes from. */
export interface RunDocument {
  readonly card: RunCard
  /** `run.json`, or HELM's run spec. */
  readonly record: JsonObject
  /** The adaptation, in the order of the record. */
  readonly adaptation: JsonObject
  readonly progress?: RunProgress
  readonly retried?: number
  readonly failures: number
  /** Files with size and SHA-256 as the manifest has them. */
  readonly files?: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[]
}

/** `runs/RUN/stats.json` */
export interface StatsDocument {
  readonly stats: readonly (Omit<Stat, 'metric'> & { readonly metric?: string })[]
}

/** `runs/RUN/integrity.json`: files of a finished run that are not what the run left. */
export interface IntegrityDocument {
  readonly checked: boolean
  readonly damaged: readonly { readonly name: string; readonly why: string }[]
}

/** `runs/RUN/failures.json`: requests that failed for good or were tried again. */
export interface FailuresDocument {
  readonly total: number
  /** The last ones. */
  readonly failures: readonly Json[]
}

/** `runs/RUN/samples.json`: how many samples there are, and how they are cut into documents. */
export interface SamplesDocument {
  readonly count: number
  readonly source: 'binnacle' | 'helm'
  /** Grows with the record of a run that goes on: the other documents of samples are of this state. */
  readonly revision: string
  readonly parts: { readonly heads: number; readonly rows: number; readonly samples: number; readonly texts: number }
}

/** `runs/RUN/heads/PART.json`: samples without their texts, column by column. */
export interface HeadsDocument {
  readonly from: number
  readonly ids: readonly string[]
  readonly trials: readonly number[]
  readonly repeats: readonly number[]
  readonly splits: Coded<string>
  readonly subSplits: Coded<string | null>
  readonly outcomes: Coded<Outcome | null>
  readonly perturbations: Coded<string | null>
  readonly clusters?: readonly (string | null)[]
  /**
   * By name: a number, a list of them, null where the sample has none, or the reason why it is missing. A column of one value is one
   * that all samples share.
   */
  readonly scores: Readonly<Record<string, readonly HeadScore[]>>
  /** Names of scores beyond those that are listed. */
  readonly moreScores: number
}

/** A score in a column. */
export type HeadScore = number | readonly number[] | string | null

/** A column of few values: the values, and for each sample the place of its own. */
export interface Coded<T> {
  readonly values: readonly T[]
  readonly places: readonly number[]
}

/** `runs/RUN/rows/PART.json`: the beginnings of what was asked and answered, for lists, and what an answer took. */
export interface RowsDocument {
  readonly from: number
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  /** Letters of what was answered, without reasoning. */
  readonly lengths: readonly number[]
  /** Seconds, tokens of prompt and completion, when asked (seconds since 1970). */
  readonly seconds: readonly (number | null)[]
  readonly promptTokens: readonly (number | null)[]
  readonly outputTokens: readonly (number | null)[]
  readonly askedAt: readonly (number | null)[]
}

/** `runs/RUN/texts/PART.json`: what a search looks through. */
export interface TextsDocument {
  readonly from: number
  readonly texts: readonly string[]
  /** Samples of which only the beginning is searched. */
  readonly cut: readonly number[]
}

/** `runs/RUN/samples/PART.json`: samples whole. */
export interface SamplePartDocument {
  readonly from: number
  readonly samples: readonly PartEntry[]
}

/** A sample, or where it is too large to be fetched with others its size; it is then in `runs/RUN/large/PLACE.json`. */
export type PartEntry =
  | { readonly sample: SampleView; readonly fault?: undefined; readonly large?: undefined }
  | { readonly large: number; readonly sample?: undefined; readonly fault?: undefined }
  | { readonly fault: Fault; readonly sample?: undefined; readonly large?: undefined }

/** `runs/RUN/asked/PART.json`: digests of what was asked, to see whether two runs were asked the same. */
export interface AskedDocument {
  readonly from: number
  readonly rows: readonly string[]
  readonly prompts: readonly string[]
}

/** `live.json`: the runs that are not finished. */
export interface LiveDocument {
  readonly at: string
  readonly runs: readonly LiveRun[]
}

/** A run that goes on, or that ended without an end. */
export interface LiveRun {
  readonly id: string
  readonly suite: string
  readonly name: string
  readonly state: RunState
  readonly progress?: RunProgress
  /** Milliseconds since it was last heard of. */
  readonly silent?: number
  readonly errors: readonly { readonly at?: string; readonly code: string; readonly message: string }[]
}
