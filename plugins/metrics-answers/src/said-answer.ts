import { byLikelihood, type Completion, type Missing, type Sample } from '@binnacle/core'
import { splitThinking } from '@binnacle/text'

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

/** A text that is one answer in a tag. */
const TAGGED = /^<((?:final[_ -]?)?answer)>((?:(?!<\/?\1>)[^])*)<\/\1>$/iu

/** What the model said to the only request of a sample: first the thinking goes, then what follows a stop string. */
export function saidAnswer({ outcome, requests }: Sample, stop: readonly string[] = []): SaidAnswer | Missing {
  if (outcome === 'errored' || outcome === 'refused' || outcome === 'filtered') return { missing: `${outcome}: there is no answer to read` }
  const [completion] = byLikelihood(requests[0]!.answer.completions)
  if (completion === undefined) return { missing: 'there is no completion' }
  const { answer } = splitThinking(completion.text)
  const text = answer === undefined ? undefined : (TAGGED.exec(answer)?.[2]?.trim() ?? answer)
  if (text === undefined) return unparsed('the thinking does not end', completion)
  const ends = stop.map((mark) => text.indexOf(mark)).filter((index) => index >= 0)
  return { completion, text: ends.length === 0 ? text : text.slice(0, Math.min(...ends)).trim() }
}
