import type { AdaptedRequest, Instance, Json, Outcome, Request, ScoreValue } from '@binnacle/core'
import type { Ledger, RecordedChange, Tickets } from '@binnacle/core/run'

/** Rows that are written once, in order, and read as often as needed. */
export interface RowFile<Row> {
  readonly count: number
  append(row: Row): void
  /** A row as it is written, and back: JSON, with the numbers that JSON has not. */
  textOf(row: Row): string
  rowOf(text: string): Row
  /** Appends a row that is written so already. */
  appendText(text: string): void
  /** Reads all rows in order, a batch at a time. */
  scan(): Iterable<readonly Row[]>
  /** Reads all rows as they stand, without parsing. */
  scanText(): Iterable<readonly string[]>
  /** Reads one row by its place. */
  at(place: number): Row
  /** Reads one row by its place, as it stands. */
  textAt(place: number): string
}

/** A request as it stands in the record: which sample it belongs to, and its key. */
export interface RequestRow extends AdaptedRequest {
  /** The place of the sample in the plan: (trial × repeats + repeat) × instances + instance. */
  readonly sample: number
  readonly key: string
  /** Which repetition of the same request; absent for the first. */
  readonly repeat?: number
  /** The turn of a conversation that an adapter leads. */
  readonly turn?: number
}

/** A request that an annotator made to a model in a role; its answer lies under its key like any other. */
export interface JudgeRequestRow {
  readonly sample: number
  readonly annotator: string
  readonly role: string
  /** The deployment that was asked. */
  readonly deployment: string
  readonly key: string
  readonly request: Request
}

/** A shot that was used in a trial. */
export interface TrainRow {
  readonly trial: number
  readonly instance: Instance
}

/** The scores of one sample, by metric. */
export interface ScoreRow {
  readonly sample: number
  readonly instanceId: string | number
  readonly trial: number
  /** Which repetition of the same request; absent for the first. */
  readonly repeat?: number
  readonly outcome: Outcome
  /** One entry a metric of the run spec, in its order; `null` where the metric did not read the sample. */
  readonly scores: readonly (Readonly<Record<string, ScoreValue>> | null)[]
}

/** An annotation of one sample by one annotator; `error` where it failed. */
export interface AnnotationRow {
  readonly sample: number
  readonly annotator: string
  readonly value?: Json
  readonly error?: string
}

/** Instances that were left out of a run, by why. */
export interface SkippedRow {
  readonly why: string
  readonly count: number
}

/** What samples are put together from. */
export interface SampleRows {
  readonly instances: Pick<RowFile<Instance>, 'scan'>
  readonly requests: Pick<RowFile<RequestRow>, 'scan'>
  readonly ledger: Pick<Ledger, 'read'>
}

/** What scoring needs of a store. */
export interface ScoringStore extends SampleRows {
  readonly instances: Pick<RowFile<Instance>, 'scan' | 'count'>
  readonly scores: Pick<RowFile<ScoreRow>, 'append'>
  readonly annotations: Pick<RunStore['annotations'], 'get'>
  spill<Row extends Json>(name: string): RowFile<Row>
}

/** Where the rooms of one run keep their rows. Files of rows are written anew at each start; answers and annotations stay. */
export interface RunStore {
  /** The evaluated instances in the order of the plan. */
  readonly instances: RowFile<Instance>
  /** The shots that were used. */
  readonly train: RowFile<TrainRow>
  readonly requests: RowFile<RequestRow>
  /** What annotators asked of models in roles. */
  readonly judgeRequests: RowFile<JudgeRequestRow>
  readonly scores: RowFile<ScoreRow>
  readonly ledger: Ledger
  readonly annotations: {
    get(sampleKey: string): AnnotationRow['value'] | undefined
    put(sampleKey: string, row: AnnotationRow): void
  }
  /** A file of rows for passing use, gone when the run ends. */
  spill<Row extends Json>(name: string): RowFile<Row>
  /** A set of texts in little memory. */
  keySet(): { add(key: string): boolean }
  change(change: RecordedChange): void
  /** What executors submitted and have not collected. */
  readonly tickets: Tickets
}
