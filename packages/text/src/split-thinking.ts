import { THINKING_MARKS, TURN_ENDS, TURN_STARTS } from './thinking-marks.data.ts'

/** What a model said, apart from what it thought aloud. */
export interface SplitThinking {
  /** The answer; undefined where the thinking does not end. */
  readonly answer: string | undefined
  /** Whether a mark of thinking stands in the text. */
  readonly thought: boolean
}

const OPENINGS = patternOf(THINKING_MARKS.map(({ open }) => open))
const CLOSINGS = patternOf(THINKING_MARKS.map(({ close }) => close))
const ENDS = patternOf(TURN_ENDS)
const STARTS = new RegExp(`^(?:\\s*(?:${TURN_STARTS.map(escape).join('|')}))+`, 'iu')

/**
 * Takes away what stands between marks of thinking, whatever model they are of, and the marks of chat templates around the answer. Thinking
 * reaches from the first opening mark to the last closing one; the opening mark may stand in the prompt and be missing here.
 */
export function splitThinking(text: string): SplitThinking {
  let closing: RegExpExecArray | undefined
  for (const found of text.matchAll(CLOSINGS)) closing = found
  const end = closing === undefined ? 0 : closing.index + closing[0].length
  const after = text.slice(end)
  const opening = text.search(OPENINGS)
  if (after.search(OPENINGS) >= 0) return { answer: undefined, thought: true }
  const before = closing === undefined || opening < 0 || opening > end ? '' : text.slice(0, opening)
  return { answer: withoutTurn(before + after), thought: closing !== undefined }
}

function withoutTurn(text: string): string {
  const answer = text.replace(STARTS, '')
  const end = answer.search(ENDS)
  return (end < 0 ? answer : answer.slice(0, end)).trim()
}

function patternOf(marks: readonly string[]): RegExp {
  return new RegExp(marks.map(escape).join('|'), 'giu')
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
