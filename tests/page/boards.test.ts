import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../support/start-node.ts'
import { createDemo, type DemoFolder, documentOf, type ServedPage } from './served.ts'

const HELM = join(root, '..', 'shared', 'oracle', 'helm-suite-raw', 'runs', 'raw')

interface Summary {
  readonly pages: readonly {
    readonly name: string
    readonly tables: readonly { readonly title: string; readonly rows: readonly (readonly { readonly value?: number | string }[])[] }[]
  }[]
}

interface Board {
  readonly groups: readonly {
    readonly name: string
    readonly tables: readonly {
      readonly title: string
      readonly rows: readonly {
        readonly label: string
        readonly cells: readonly { readonly value?: number; readonly runs?: readonly string[] }[]
      }[]
    }[]
  }[]
}

let demo: DemoFolder
let served: ServedPage

beforeAll(async () => {
  demo = await createDemo()
  served = await demo.serve(['binnacle-out', ...(existsSync(HELM) ? [HELM] : [])])
}, 120_000)

afterAll(async () => {
  await served?.stop()
  demo?.remove()
})

async function boardOf(source: string, board: string): Promise<Board> {
  const { suites } = await documentOf<{ readonly suites: readonly { readonly id: string; readonly source: string }[] }>(
    served.url,
    'site.json',
  )
  return documentOf<Board>(served.url, `suites/${suites.find((one) => one.source === source)!.id}/boards/${board}.json`)
}

const ofSummary = ({ pages }: Summary) =>
  pages.flatMap(({ name, tables }) =>
    tables.map(({ title, rows }) => [name, title, rows.map((row) => row.map(({ value }) => value ?? null))]),
  )
const ofBoard = ({ groups }: Board) =>
  groups.flatMap(({ name, tables }) =>
    tables.map(({ title, rows }) => [name, title, rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value ?? null)])]),
  )

it('a contributed board has the numbers of summarize --board, digit for digit, each with its runs', async () => {
  const { stdout } = await demo.run(['summarize', '--suite', 'demo', '--board', 'medical', '--json'])
  const board = await boardOf('binnacle', 'board-medical')
  expect(ofBoard(board)).toEqual(ofSummary(JSON.parse(stdout) as Summary))
  const cells = board.groups.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)))
  expect(cells.filter(({ value, runs }) => value !== undefined && runs?.length === 1).length).toBeGreaterThan(2)
})

it.skipIf(!existsSync(HELM))('a folder of HELM has the numbers of summarize --schema, digit for digit', async () => {
  const { stdout } = await demo.run(['summarize', HELM, '--schema', join(HELM, 'schema.json'), '--json'])
  expect(ofBoard(await boardOf('helm', 'schema'))).toEqual(ofSummary(JSON.parse(stdout) as Summary))
})
