import type { Answer, Instance, Json, Outcome, PerturbationDescription, Request, SampleRequest, ScoreValue } from '@binnacle/core'

/** A question that an annotator put to a judge, and what the judge said. */
export interface JudgedRequest {
  readonly annotator: string
  readonly role: string
  readonly deployment: string
  readonly request: Request
  readonly answer?: Answer
}

/** A request of a sample; without an answer where there is none. */
export type ViewedRequest = Omit<SampleRequest, 'answer'> & { readonly answer?: Answer }

/** One sample with all that is on record of it. */
export interface SampleView {
  /** Its place in the plan. */
  readonly place: number
  readonly instance: Instance
  readonly trial: number
  readonly repeat: number
  /** Not known of runs that HELM wrote. */
  readonly outcome?: Outcome
  readonly requests: readonly ViewedRequest[]
  /** By annotator. */
  readonly annotations: Readonly<Record<string, Json>>
  readonly judged: readonly JudgedRequest[]
  /** By metric, and within it by name. Of runs that HELM wrote all stand under `''`: there a stat does not name its metric. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, ScoreValue>>>>
}

/** Which samples are wanted; all where absent. */
export interface SampleFilter {
  readonly outcome?: Outcome
  readonly split?: string
  readonly trial?: number
  /** The id of an instance, as text. */
  readonly id?: string
  /** Whether perturbed copies are wanted, or only they. */
  readonly perturbed?: boolean
}

/** Some samples of a run, in the order of the plan. */
export interface SamplePage {
  readonly samples: readonly SampleView[]
  /** How many samples fit the filter in all. */
  readonly total: number
}

/** The samples of a run, read as they are asked for: what is held are places of lines. */
export interface Samples {
  readonly count: number
  /** What the run is: `run.json`, or HELM's run spec. */
  readonly about: Readonly<Record<string, unknown>>
  /** Who wrote it. */
  readonly source: 'binnacle' | 'helm'
  at(place: number): Promise<SampleView>
  /** Samples in a row, read together: from the `from`th up to, but not including, the `to`th. */
  range(from: number, to: number): Promise<readonly SampleView[]>
  /** What is known of samples in a row without their requests and answers. */
  heads(from: number, to: number): Promise<readonly SampleHead[]>
  /** Samples that fit, from the `from`th on. */
  page(options?: SampleFilter & { readonly from?: number; readonly limit?: number }): Promise<SamplePage>
  /** All samples that fit, one at a time. */
  all(filter?: SampleFilter): AsyncGenerator<SampleView>
}

/** A sample without its texts: what filters, sorting and comparisons need. */
export interface SampleHead {
  readonly id: string
  readonly split: string
  readonly subSplit?: string
  readonly trial: number
  readonly repeat: number
  readonly outcome: Outcome | undefined
  readonly perturbation?: PerturbationDescription
  /** The independent group of rows that it belongs to, where the scenario names one. */
  readonly cluster?: string
  readonly scores: SampleView['scores']
}

/** What a filter needs to know of a sample. */
export type FilterFields = Pick<SampleHead, 'id' | 'split' | 'trial' | 'outcome'> & { readonly isPerturbed: boolean }

/** Whether a sample fits a filter. */
function fits(head: FilterFields, { outcome, split, trial, id, perturbed }: SampleFilter): boolean {
  return (
    (outcome === undefined || head.outcome === outcome) &&
    (split === undefined || head.split === split) &&
    (trial === undefined || head.trial === trial) &&
    (id === undefined || head.id === id) &&
    (perturbed === undefined || head.isPerturbed === perturbed)
  )
}

/** Pages and iteration over heads that are known and samples that are read by place. */
export function paged(
  headOf: (place: number) => FilterFields | Promise<FilterFields>,
  count: number,
  at: (place: number) => Promise<SampleView>,
  range: Samples['range'] = (from, to) => Promise.all(Array.from({ length: to - from }, (_, index) => at(from + index))),
): Pick<Samples, 'page' | 'all' | 'at' | 'count' | 'range'> {
  const placed = (place: number): Promise<SampleView> => {
    if (!Number.isInteger(place) || place < 0 || place >= count)
      return Promise.reject(new RangeError(`there is no sample ${place}: there are ${count}`))
    return at(place)
  }
  return {
    count,
    at: placed,
    range: (from, to) => range(Math.max(0, from), Math.min(count, to)),
    async page({ from = 0, limit = 50, ...filter } = {}) {
      const isAll = Object.keys(filter).length === 0
      const wanted: number[] = []
      let total = 0
      for (let place = 0; place < count; place++) {
        if (!isAll && !fits(await headOf(place), filter)) continue
        if (total >= from && wanted.length < limit) wanted.push(place)
        total++
      }
      return { samples: await Promise.all(wanted.map(at)), total }
    },
    async *all(filter = {}) {
      const isAll = Object.keys(filter).length === 0
      for (let place = 0; place < count; place++) if (isAll || fits(await headOf(place), filter)) yield await at(place)
    },
  }
}
