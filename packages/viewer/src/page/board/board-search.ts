/** The state of a board, as it stands in the URL. */
export interface BoardSearch {
  readonly board?: string
  readonly group?: string
  readonly table?: number
  readonly sort?: string
  readonly descending?: boolean
  readonly hidden?: readonly string[]
  readonly models?: readonly string[]
  readonly creators?: readonly string[]
  readonly access?: readonly string[]
  readonly from?: string
  readonly to?: string
  readonly empty?: boolean
  readonly panel?: 'columns' | 'models' | 'cite' | 'export'
}

const PANELS = ['columns', 'models', 'cite', 'export'] as const

/** Reads the state of a board; what is none of it is left out. */
export function parseBoardSearch(search: Readonly<Record<string, unknown>>): BoardSearch {
  const text = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? { [name]: search[name] } : {})
  const texts = (name: string) => {
    const list = search[name]
    return Array.isArray(list) && list.length > 0 ? { [name]: list.map(String) } : {}
  }
  const sort = search['sort']
  return {
    ...text('board'),
    ...text('group'),
    ...(typeof search['table'] === 'number' && search['table'] > 0 ? { table: search['table'] } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(typeof search['descending'] === 'boolean' ? { descending: search['descending'] } : {}),
    ...texts('hidden'),
    ...texts('models'),
    ...texts('creators'),
    ...texts('access'),
    ...text('from'),
    ...text('to'),
    ...(search['empty'] === true ? { empty: true } : {}),
    ...(PANELS.includes(search['panel'] as never) ? { panel: search['panel'] as BoardSearch['panel'] & string } : {}),
  }
}
