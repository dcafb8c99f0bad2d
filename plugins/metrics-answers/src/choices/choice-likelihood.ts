import { defineMetric, isCorrect, type Missing, referenceTokens, type Sample } from '@binnacle/core'
import { CHOICE_LIKELIHOOD } from '../cards.data.ts'

type Name = 'likelihood_match' | 'likelihood_match_per_character' | 'likelihood_match_per_byte'

/**
 * Whether the likeliest choice is a right one, 0 or 1, higher is better, where each choice was asked about by itself: by the whole
 * log-probability of its tokens, and over its length in characters or in bytes of UTF-8, each under its own name. Among equally likely
 * choices the score is the share of right ones.
 */
export const choiceLikelihood = defineMetric({
  ...CHOICE_LIKELIHOOD,
  reads: 'perReference',
  scores: { likelihood_match: 'higher', likelihood_match_per_character: 'higher', likelihood_match_per_byte: 'higher' },
  main: 'likelihood_match',
  score: (sample): Readonly<Record<Name, number | Missing>> => {
    const logprobs = logprobsOf(sample)
    const texts = sample.instance.references.map(({ output }) => output.text)
    const by = (length: (text: string) => number): number | Missing => {
      if (!Array.isArray(logprobs)) return logprobs as Missing
      if (texts.some((text) => length(text) === 0)) return { missing: 'a reference has no text' }
      return shareOfRight(
        logprobs.map((logprob, index) => logprob / length(texts[index]!)),
        sample,
      )
    }
    return {
      likelihood_match: by(() => 1),
      likelihood_match_per_character: by((text) => Array.from(text).length),
      likelihood_match_per_byte: by((text) => new TextEncoder().encode(text).length),
    }
  },
})

/** The log-probability of each reference's own tokens, by index. */
function logprobsOf({ instance, requests }: Sample): readonly number[] | Missing {
  const logprobs: number[] = []
  for (const index of instance.references.keys()) {
    const request = requests.find(({ referenceIndex, mode }) => referenceIndex === index && mode !== 'calibration')
    if (request === undefined || request.answer.completions.length === 0) return { missing: `reference ${index} was not asked about` }
    const { tokens = [], count } = referenceTokens(request, instance.references[index]!.output.text) ?? {}
    if (tokens.length === 0 || tokens.length !== count) return { missing: `the tokens of reference ${index} are not known` }
    if (tokens.some(({ logprob }) => logprob === undefined)) return { missing: `a token of reference ${index} has no log-probability` }
    logprobs.push(tokens.reduce((sum, { logprob }) => sum + logprob!, 0))
  }
  return logprobs.length === 0 ? { missing: 'there are no references' } : logprobs
}

function shareOfRight(values: readonly number[], { instance }: Sample): number | Missing {
  if (!instance.references.some(isCorrect)) return { missing: 'no reference is marked as correct' }
  const greatest = Math.max(...values)
  const best = instance.references.filter((_, index) => values[index] === greatest)
  return best.length === 0 ? { missing: 'a log-probability is no number' } : best.filter(isCorrect).length / best.length
}
