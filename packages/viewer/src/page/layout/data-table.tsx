import { createSortedRowModel, type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import { useMessages } from '../messages/language.tsx'
import { Icon } from './icon.tsx'

/** A column of a list: what it is sorted by, and how it is shown. */
export interface ListColumn<Row> {
  readonly id: string
  readonly title: string
  readonly value: (row: Row) => string | number | undefined
  readonly show?: (row: Row) => ReactNode
  readonly isNumber?: boolean
  /** The column that names the row. */
  readonly isName?: boolean
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  readonly sort: string | undefined
  readonly descending: boolean | undefined
  readonly onSort: (sort: string, descending: boolean) => void
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
/** Longer lists show the rows in view alone. */
const VIRTUAL = 200
const ROW_HEIGHT = 37

/** A list as a table: sorted by any column, and of any length. */
export function DataTable<Row extends object>({ caption, columns, rows, sort, descending = false, onSort }: DataTableProps<Row>) {
  const messages = useMessages()
  const definitions = useMemo(
    (): ColumnDef<typeof features, Row>[] =>
      columns.map(({ id, value }) => ({
        id,
        accessorFn: (row: Row) => value(row),
        sortFn: (one, other) => compared(value(one.original), value(other.original)),
        sortUndefined: 'last',
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    state: { sorting: sort === undefined ? [] : [{ id: sort, desc: descending }] },
  })
  const sorted = table.getRowModel().rows
  const frame = useRef<HTMLDivElement>(null)
  const isVirtual = sorted.length > VIRTUAL
  const virtual = useVirtualizer({
    count: isVirtual ? sorted.length : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 20,
  })
  const items = virtual.getVirtualItems()
  const shown = isVirtual ? items.map(({ index }) => sorted[index]!) : sorted
  const [above, below] = isVirtual && items.length > 0 ? [items[0]!.start, virtual.getTotalSize() - items.at(-1)!.end] : [0, 0]
  return (
    <div className={`table-frame${isVirtual ? ' tall' : ''}`} ref={frame} tabIndex={0} role="region" aria-label={caption}>
      <table className="list" aria-rowcount={sorted.length + 1}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, title, isNumber = false }) => {
              const isSorted = sort === id
              return (
                <th
                  key={id}
                  scope="col"
                  className={isNumber ? 'number' : undefined}
                  aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" onClick={() => onSort(id, isSorted ? !descending : isNumber)}>
                    <span>{title}</span>
                    {isSorted && <Icon name={descending ? 'down' : 'up'} />}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} span={columns.length} />}
          {shown.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row.original} />
              ))}
            </tr>
          ))}
          {below > 0 && <Spacer height={below} span={columns.length} />}
        </tbody>
      </table>
      {sorted.length === 0 && <p className="empty">{messages.shell.nothingFound}</p>}
    </div>
  )
}

function Cell<Row>({ column, row }: { readonly column: ListColumn<Row>; readonly row: Row }) {
  const content = column.show === undefined ? <bdi>{column.value(row) ?? '–'}</bdi> : column.show(row)
  if (column.isName === true) return <th scope="row">{content}</th>
  return <td className={column.isNumber === true ? 'number' : undefined}>{content}</td>
}

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden="true" className="spacer">
    <td colSpan={span} style={{ height }} />
  </tr>
)

function compared(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one ?? '').localeCompare(String(other ?? ''), undefined, { numeric: true })
}
