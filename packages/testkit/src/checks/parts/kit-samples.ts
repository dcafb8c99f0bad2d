import type { Completion, Sample, SampleRequest } from '@binnacle/core'
import { createSample, createSampleRequest } from '../../create-sample.ts'

/** Samples on which metrics stumble: no completion, an empty one, no reference, an errored sample, odd texts, several completions. */
export function kitSamples(): readonly Sample[] {
  return [
    createSample({ id: 'right', right: 'Paris', wrong: ['Rome', 'Oslo'], completions: 'Paris' }),
    createSample({ id: 'wrong', right: 'Paris', wrong: ['Rome', 'Oslo'], completions: 'Rome' }),
    createSample({ id: 'neither', right: 'Paris', completions: 'a city far from here' }),
    createSample({ id: 'number', right: '42', completions: 'The answer is 42.' }),
    createSample({ id: 'two-right', right: ['yes', 'of course'], completions: 'of course' }),
    createSample({ id: 'letter', right: 'Paris', wrong: ['Rome'], completions: ' A', outputMapping: { A: 'Paris', B: 'Rome' } }),
    createSample({ id: 'no-letter', right: 'Paris', wrong: ['Rome'], completions: 'Z', outputMapping: { A: 'Paris', B: 'Rome' } }),
    createSample({ id: 'empty', right: 'Paris', completions: '' }),
    createSample({ id: 'blank', right: 'Paris', completions: ' \n\t ' }),
    createSample({ id: 'empty-reference', right: '', completions: 'Paris' }),
    createSample({ id: 'both-empty', right: '', completions: '' }),
    createSample({ id: 'no-reference', completions: 'Paris' }),
    createSample({ id: 'only-wrong', wrong: ['Rome'], completions: 'Rome' }),
    createSample({ id: 'no-completion', right: 'Paris', completions: [] }),
    createSample({ id: 'several', right: 'Paris', completions: ['Rome', 'Paris', 'Paris'] }),
    createSample({ id: 'odd-text', right: '👩‍👩‍👧 𠮷 e\u0301', completions: '\u0000 <|endoftext|> $1 \\n (((' }),
    createSample({ id: 'long', right: 'a', completions: 'a '.repeat(5_000) }),
    createSample({
      id: 'filtered',
      right: 'Paris',
      outcome: 'filtered',
      completions: [{ text: '', finishReason: 'filter' }],
      answer: { filtered: 'policy' },
    }),
    createSample({ id: 'refused', right: 'Paris', outcome: 'refused', completions: [{ text: 'I cannot say.', finishReason: 'refusal' }] }),
    createSample({ id: 'truncated', right: 'Paris', outcome: 'truncated', completions: [{ text: 'It is', finishReason: 'length' }] }),
    perReference('by-reference', 'Paris', ['Rome', 'Oslo'], [-1, -4, -5]),
    perReference('by-reference-wrong', 'Paris', ['Rome', 'Oslo'], [-4, -1, -5]),
    perReference('by-reference-equal', 'Paris', ['Rome'], [-2, -2]),
    perReference('by-reference-one', 'Paris', [], [-3]),
    createSample({ id: 'errored', right: 'Paris', outcome: 'errored', requests: [] }),
  ]
}

/** Samples of the kit in which the answer repeats the reference. */
export const goldSamples = (): readonly Sample[] => [
  perReference('gold-by-reference', 'Paris', ['Rome', 'Oslo'], [-1, -40, -50]),
  createSample({ id: 'gold-word', right: 'Paris', wrong: ['Rome', 'Oslo'], completions: 'Paris' }),
  createSample({ id: 'gold-number', right: '42', wrong: ['41'], completions: '42' }),
  createSample({
    id: 'gold-text',
    right: 'The quick brown fox jumps over the lazy dog.',
    completions: 'The quick brown fox jumps over the lazy dog.',
  }),
]

/** A sample whose references were each asked about, with the log-probability of each. */
function perReference(id: string, right: string, wrong: readonly string[], logprobs: readonly number[]): Sample {
  const requests = logprobs.map((logprob, referenceIndex): SampleRequest => {
    const text = [right, ...wrong][referenceIndex]!
    const tokens = [
      { text: 'Question', logprob: -7 },
      { text: ` ${text}`, logprob },
    ]
    const completion: Completion = { text: `Question ${text}`, logprob: logprob - 7, tokens, finishReason: 'length' }
    return {
      ...createSampleRequest([completion], { request: { prompt: `Question ${text}`, echoPrompt: true, maxTokens: 0 } }),
      mode: 'original',
      referenceIndex,
      tokenCounts: { prompt: 2, reference: 1 },
    }
  })
  return createSample({ id, right, wrong, requests, adaptation: { method: 'multiple_choice_separate_original', maxTokens: 0 } })
}
