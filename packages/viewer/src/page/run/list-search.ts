/** The state of a list, as it stands in the URL. */
export interface ListSearch {
  readonly text?: string
  readonly sort?: string
  readonly descending?: boolean
}

/** Reads the state of a list; what is none of it is left out. */
export function parseListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  return {
    ...(search['text'] === undefined || search['text'] === '' ? {} : { text: String(search['text']) }),
    ...(typeof search['sort'] === 'string' ? { sort: search['sort'] } : {}),
    ...(search['descending'] === true ? { descending: true } : {}),
  }
}
