import type { Sample } from '@binnacle/core'
import { removeThinking } from '@binnacle/text'

/** Changes of completions before they are scored, by name. */
export const OUTPUT_PROCESSORS: Readonly<Record<string, (text: string) => string>> = { remove_deepseek_r1_thinking: removeThinking }

/** A sample with its completions as its metrics read them. Tokens and log-probabilities stay what the model gave, as in HELM. */
export function withProcessedOutput(sample: Sample, processor: string | undefined): Sample {
  const process = processor === undefined ? undefined : OUTPUT_PROCESSORS[processor]
  if (process === undefined) return sample
  const requests = sample.requests.map((request) => ({
    ...request,
    answer: {
      ...request.answer,
      completions: request.answer.completions.map((completion) => ({ ...completion, text: process(completion.text) })),
    },
  }))
  return { ...sample, requests }
}
