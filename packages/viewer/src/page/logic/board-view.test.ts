import { describe, expect, it } from 'vitest'
import type { RunCard } from '../../model/documents.ts'
import { boardCsv, boardLatex, citationBibtex } from './board-text.ts'
import { type BoardView, overviewTable, scoredOf, SORT_MEAN, viewTable } from './board-view.ts'

const OUTCOMES = { errored: 0, refused: 0, filtered: 0, truncated: 1, unparsed: 1, scored: 8 }

function card(
  model: string,
  task: string,
  score: number,
  changes: Partial<NonNullable<RunCard['summary']>> = {},
  lowerIsBetter?: boolean,
): RunCard {
  return {
    id: `${model}-${task}-${changes.shots ?? 5}`,
    suite: 's',
    name: `${task}:model=${model}`,
    source: 'binnacle',
    state: 'finished',
    groups: [],
    ...(lowerIsBetter === undefined ? { lowerIsBetter: false } : { lowerIsBetter }),
    summary: {
      run: `${task}:model=${model}`,
      task,
      model,
      stat: 'exact_match',
      split: 'test',
      score,
      interval: [score - 0.1, score + 0.1],
      n: 10,
      shots: 5,
      trials: 1,
      outcomes: OUTCOMES,
      allOutcomes: OUTCOMES,
      missing: 0,
      finished: true,
      settings: { temperature: '0' },
      marks: [],
      ...changes,
    },
  }
}

const CARDS = [card('a', 'x', 0.5), card('b', 'x', 0.75), card('c', 'x', 0.25), card('a', 'y', 0.5), card('b', 'y', 0.25)]
const ALL: BoardView = { hidden: [], models: [], creators: [], access: [] }
const labels = (view: Partial<BoardView>, cards: readonly RunCard[] = CARDS) =>
  viewTable(overviewTable(cards), { ...ALL, ...view }, []).rows.map(({ label }) => label)

describe('a board of runs', () => {
  it('has a row a model and a column a task; who lacks a task has an empty cell', () => {
    const table = overviewTable(CARDS)
    expect(table.columns.map(({ title, direction }) => [title, direction])).toEqual([
      ['x', 'higher'],
      ['y', 'higher'],
    ])
    expect(table.rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])).toEqual([
      ['a', 0.5, 0.5],
      ['b', 0.75, 0.25],
      ['c', 0.25, undefined],
    ])
  })

  it('has win rates as HELM computes them, among the rows that are shown', () => {
    const rates = (view: Partial<BoardView>) =>
      viewTable(overviewTable(CARDS), { ...ALL, ...view, sort: '' }, []).rows.map(({ winRate }) => winRate)
    expect(rates({})).toEqual([0.75, 0.5, 0])
    expect(rates({ models: ['a', 'b'] })).toEqual([0.5, 0.5])
    expect(rates({ hidden: ['y'] })).toEqual([0.5, 1, 0])
  })

  it('says over how many columns the numbers of a model are', () => {
    expect(viewTable(overviewTable(CARDS), { ...ALL, sort: '' }, []).rows.map(({ mean, present }) => [mean, ...present])).toEqual([
      [0.5, 2, 2],
      [0.5, 2, 2],
      [0.25, 1, 2],
    ])
  })

  it('is sorted by any column, rows without a number last whichever way', () => {
    expect(labels({ sort: 'x' })).toEqual(['b', 'a', 'c'])
    expect(labels({ sort: 'x', descending: false })).toEqual(['c', 'a', 'b'])
    expect(labels({ sort: 'y', descending: false })).toEqual(['b', 'a', 'c'])
    expect(labels({ sort: SORT_MEAN })).toEqual(['a', 'b', 'c'])
  })

  it('takes lower for better where the score says so', () => {
    const cards = [card('a', 'x', 0.5, {}, true), card('b', 'x', 0.75, {}, true)]
    expect(labels({ sort: 'x' }, cards)).toEqual(['a', 'b'])
    const { rows } = viewTable(overviewTable(cards), ALL, [])
    expect(rows.map(({ label, best, winRate }) => [label, best[0], winRate])).toEqual([
      ['a', true, 1],
      ['b', false, 0],
    ])
  })

  it('gives no mean over columns that are better in different directions', () => {
    const { rows } = viewTable(overviewTable([...CARDS, card('a', 'z', 9, {}, true)]), ALL, [])
    expect(rows.every(({ mean }) => mean === undefined)).toBe(true)
  })

  it('filters by creator, access and date of release', () => {
    const models = [
      { name: 'a', creator: 'one', access: 'open', releaseDate: '2024-01-01' },
      { name: 'b', creator: 'two', access: 'closed', releaseDate: '2025-06-01' },
    ]
    const shown = (view: Partial<BoardView>) =>
      viewTable(overviewTable(CARDS), { ...ALL, sort: '', ...view }, models).rows.map(({ label }) => label)
    expect(shown({ creators: ['one'] })).toEqual(['a'])
    expect(shown({ access: ['closed'] })).toEqual(['b'])
    expect(shown({ from: '2025-01-01' })).toEqual(['b'])
    expect(shown({ to: '2024-12-31' })).toEqual(['a'])
  })

  it('marks a cell that was not asked like the others of its column, and keeps it', () => {
    const cells = overviewTable([...CARDS, card('d', 'x', 1, { shots: 0 })]).rows.map(({ cells: [first] }) => first?.marks)
    expect(cells).toEqual([undefined, undefined, undefined, ['≠ shots: 0 (5)']])
  })

  it('gives two runs of one model and task rows of their own', () => {
    expect(overviewTable([...CARDS, card('a', 'x', 1, { shots: 0 })]).rows.map(({ label }) => label)).toEqual([
      'a [shots=5]',
      'b',
      'c',
      'a',
      'a [shots=0]',
    ])
  })

  it('says how many samples are scored of how many', () => {
    expect(scoredOf(overviewTable(CARDS).rows[0]!.cells[0]!)).toEqual([8, 10])
  })
})

describe('what is taken away from a board', () => {
  const shown = viewTable(overviewTable([card('a,"b"', '=x', 0.5), card('c_d', '=x', 1 / 3)]), ALL, [])

  it('is CSV with all digits, and no formula', () => {
    expect(boardCsv(shown)).toBe(
      `model,win_rate_among_shown,mean_of_shown,'=x,'=x low,'=x high,'=x n\r\n"a,""b""",1,0.5,0.5,0.4,0.6,10\r\nc_d,0,${1 / 3},${1 / 3},${1 / 3 - 0.1},${1 / 3 + 0.1},10\r\n`,
    )
  })

  it('is LaTeX with the best in bold', () => {
    const text = boardLatex(shown, (value) => value.toFixed(3))
    expect(text).toContain(String.raw`a,"b" & \textbf{0.500} \\`)
    expect(text).toContain(String.raw`c\_d & 0.333 \\`)
  })

  it('is a citation whose texts cannot break out of it', () => {
    const citation = {
      board: 'B } \\input{x}',
      suite: 's',
      version: '1',
      accessed: '2026-12-01',
      address: 'http://127.0.0.1/#/',
      digests: ['a'],
    }
    expect(citationBibtex(citation, 'd')).toContain(String.raw`title        = {{B \} \textbackslash{}input\{x\}: s}}`)
  })
})
