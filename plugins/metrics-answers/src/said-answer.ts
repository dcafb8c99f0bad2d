import { byLikelihood, type Completion, type Missing, type Sample } from '@binnacle/core'

/** That an answer could not be read. It is said apart where the token limit ended the text, for that is another fault. */
export function unparsed(reason: string, completion: Completion): Missing {
  return { missing: `unparsed: ${reason}${completion.finishReason === 'length' ? '; cut at the token limit' : ''}` }
}

/** The likeliest completion, the first of equal ones, and what it says. */
export interface SaidAnswer {
  readonly completion: Completion
  /** The text without the thinking and without what stands after a stop string, stripped. */
  readonly text: string
}

const OPENING = '<think>'
const CLOSING = '</think>'

/** What the model said to the only request of a sample: first the thinking goes, then what follows a stop string. */
export function saidAnswer({ outcome, requests }: Sample, stop: readonly string[] = []): SaidAnswer | Missing {
  if (outcome === 'errored' || outcome === 'refused' || outcome === 'filtered') return { missing: `${outcome}: there is no answer to read` }
  const [completion] = byLikelihood(requests[0]!.answer.completions)
  if (completion === undefined) return { missing: 'there is no completion' }
  const text = withoutThinking(completion.text)
  if (text === undefined) return unparsed('the thinking does not end', completion)
  const ends = stop.map((mark) => text.indexOf(mark)).filter((index) => index >= 0)
  return { completion, text: ends.length === 0 ? text : text.slice(0, Math.min(...ends)).trim() }
}

/** The answer alone; undefined where the thinking does not end. The opening mark may stand in the prompt and be missing here. */
function withoutThinking(text: string): string | undefined {
  const end = text.lastIndexOf(CLOSING)
  const after = end < 0 ? text : text.slice(end + CLOSING.length)
  if (after.includes(OPENING)) return undefined
  const before = end < 0 ? '' : text.slice(0, Math.max(0, text.indexOf(OPENING)))
  return (before + after).trim()
}
