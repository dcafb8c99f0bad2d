import { describe, expect, it } from 'vitest'
import type { Note } from '../data/notes.ts'
import { textPieces } from './invisible-characters.ts'
import { matchesWords } from './match-words.ts'
import { notesJsonl, notesMarkdown } from './note-texts.ts'
import { addSeen, paceOf } from './pace.ts'
import { promptParts } from './prompt-parts.ts'
import { createTextIndex, searchWords } from './text-index.ts'

describe('characters that are not seen', () => {
  it('are named where they can mislead, whether asked for or not', () => {
    expect(textPieces('a\u202Eb\u001B[0m c', false)).toEqual([
      'a',
      { sign: '⟨202E⟩', name: 'U+202E' },
      'b',
      { sign: '␛', name: 'U+001B' },
      '[0m c',
    ])
  })

  it('are all named when asked for; what is written stays', () => {
    expect(textPieces('a b\n\u200B\u00A0', true)).toEqual([
      'a',
      { sign: '·', name: 'U+0020' },
      'b',
      { sign: '↵', name: 'U+000A', isBreak: true },
      { sign: '∅', name: 'U+200B' },
      { sign: '⍽', name: 'U+00A0' },
    ])
    expect(textPieces('שלום 你好 ไทย 👍', false)).toEqual(['שלום 你好 ไทย 👍'])
  })
})

describe('a prompt', () => {
  it('is folded up to the row itself', () => {
    expect(promptParts('Be brief.\n\nQ: a\nA: b\n\nQ: what?\nA:', 'what?', 'Q: ')).toEqual({
      before: 'Be brief.\n\nQ: a\nA: b\n\n',
      own: 'Q: what?\nA:',
    })
  })

  it('is its own where the row cannot be told', () => {
    expect(promptParts('other', 'what?', 'Q: ')).toEqual({ before: '', own: 'other' })
    expect(promptParts('text', '', '')).toEqual({ before: '', own: 'text' })
  })
})

describe('a search', () => {
  it('finds texts with all words, those in quotes together, capitals or not', () => {
    const index = createTextIndex()
    index.add(0, ['The Red house', 'a red car, a house', '红色的房子'])
    index.add(3, ['RED HOUSE.'])
    expect(index.find('red house')).toEqual([0, 1, 3])
    expect(index.find('"red house"')).toEqual([0, 3])
    expect(index.find('房子')).toEqual([2])
    expect(index.find('')).toEqual([])
  })

  it('takes words for words, not for patterns', () => {
    expect(searchWords('a.b "c d" "')).toEqual(['a.b', 'c d'])
    expect(matchesWords('gpt-4', ['', 'gpt-4o'])).toBe(true)
    expect(matchesWords('g.t', ['', 'gpt'])).toBe(false)
    expect(matchesWords('id-1 id-2', ['id-2', 'x'])).toBe(true)
  })
})

describe('the pace of a run', () => {
  const progress = {
    run: 'r',
    state: 'running' as const,
    planned: 100,
    done: 40,
    recorded: 20,
    failed: 0,
    usd: 0,
    tokens: 0,
    started: '2026-01-01T00:00:00Z',
    beat: '2026-01-01T00:00:10Z',
  }

  it('is that since its start; answers on record took no time', () => {
    const pace = paceOf(progress, [])
    expect(pace?.rate).toBe(2)
    expect(pace?.left?.likely).toBe(30)
    const [low, high] = pace!.left!.range
    expect(low).toBeLessThan(30)
    expect(high).toBeGreaterThan(30)
  })

  it('is that of what was seen of it, once that is long enough', () => {
    let seen = addSeen([], { beat: '2026-01-01T00:00:10Z', done: 40 })
    seen = addSeen(seen, { beat: '2026-01-01T00:00:10Z', done: 40 })
    expect(seen).toHaveLength(1)
    seen = addSeen(seen, { beat: '2026-01-01T00:00:20Z', done: 50 })
    expect(paceOf({ ...progress, done: 50, beat: '2026-01-01T00:00:20Z' }, seen)?.rate).toBe(1)
  })

  it('is not known of a run that has not begun', () => {
    expect(paceOf({ ...progress, beat: progress.started }, [])).toBeUndefined()
    expect(paceOf({ ...progress, done: 20 }, [])?.left).toBeUndefined()
  })
})

describe('chosen samples', () => {
  const note: Note = {
    run: 'r',
    runName: 'run',
    model: 'm',
    sample: 'q1',
    note: 'odd\ntwice',
    at: '2026-01-01T00:00:00Z',
    outcome: 'scored',
    input: 'what? ```` <b>',
    answers: ['```\n# no title\n```'],
    references: [{ text: 'that', correct: true }],
    scores: { exact_match: 0 },
  }

  it('are JSON Lines with a link', () => {
    expect(JSON.parse(notesJsonl([note], () => 'http://x/#/'))).toEqual({ ...note, link: 'http://x/#/' })
  })

  it('are Markdown in which texts stay in their fences', () => {
    const text = notesMarkdown([note], () => 'http://x/#/')
    expect(text).toContain('> odd\n> twice')
    expect(text).toContain('`````text\nwhat? ```` <b>\n`````')
    expect(text).toContain('````text\n```\n# no title\n```\n````')
  })
})
