/** The state of a comparison, as it stands in the URL. */
export interface CompareSearch {
  /** Ids of runs: the first with each of the others. */
  readonly runs?: readonly string[]
  /** A suite and two of its models: all tasks that both have. */
  readonly suite?: string
  readonly models?: readonly string[]
  readonly stat?: string
  /** Which pair is looked at. */
  readonly pair?: number
  readonly row?: string
  readonly side?: 'better' | 'worse'
}

/** Reads the state of a comparison; what is none of it is left out. */
export function parseCompareSearch(search: Readonly<Record<string, unknown>>): CompareSearch {
  const texts = (name: string) =>
    Array.isArray(search[name]) && search[name].length > 0 ? { [name]: search[name].map(String).slice(0, 12) } : {}
  const text = (name: string) => (search[name] === undefined || search[name] === '' ? {} : { [name]: String(search[name]) })
  return {
    ...texts('runs'),
    ...text('suite'),
    ...texts('models'),
    ...text('stat'),
    ...(typeof search['pair'] === 'number' ? { pair: search['pair'] } : {}),
    ...text('row'),
    ...(search['side'] === 'better' || search['side'] === 'worse' ? { side: search['side'] } : {}),
  }
}
