import { describe, expect, it } from 'vitest'
import { cutColumn, cutText, formatTable, tableWidth, textWidth } from './text-table.ts'

describe('cutText', () => {
  it('leaves a text that fits, and cuts a longer one at the last place for an ellipsis', () => {
    expect(cutText('four', 4)).toBe('four')
    expect(cutText('four words', 4)).toBe('fou…')
    expect(cutText('a bit more', 6)).toBe('a bit…')
    expect(cutText('endless', Infinity)).toBe('endless')
  })

  it('counts columns, not characters', () => {
    expect(cutText('中文字符', 8)).toBe('中文字符')
    expect(cutText('中文字符', 7)).toBe('中文字…')
    expect(textWidth(cutText('中文字符', 6))).toBe(5)
  })
})

describe('cutColumn', () => {
  const columns = [{ title: 'name' }, { title: 'what it is' }, { title: 'from' }]
  const rows = [
    ['one', 'a description that is much too long for a narrow terminal', 'plugin'],
    ['another', 'short', 'p'],
  ]

  it('makes a table fit by one column', () => {
    const cut = cutColumn(columns, rows, 1, 50)
    expect(tableWidth(formatTable(columns, cut))).toBeLessThanOrEqual(50)
    expect(cut).toEqual([
      ['one', 'a description that is much too l…', 'plugin'],
      ['another', 'short', 'p'],
    ])
  })

  it('leaves 20 columns at least, and all where there is no limit', () => {
    expect(cutColumn(columns, rows, 1, 5)[0]![1]).toBe('a description that…')
    expect(cutColumn(columns, rows, 1, Infinity)).toEqual(rows)
  })
})
