import type { Answer, Missing, Sample, SampleRequest, ScoreDirections, ScoreValue } from '@binnacle/core'

/** Which way is better for the stats of a request. */
export const REQUEST_STAT_DIRECTIONS: ScoreDirections = {
  num_references: 'neither',
  num_train_trials: 'neither',
  num_prompt_tokens: 'neither',
  num_completion_tokens: 'neither',
  num_output_tokens: 'neither',
  training_co2_cost: 'lower',
  training_energy_cost: 'lower',
  inference_runtime: 'lower',
  batch_size: 'neither',
  finish_reason_length: 'neither',
  finish_reason_stop: 'neither',
  finish_reason_endoftext: 'neither',
  finish_reason_unknown: 'neither',
  num_train_instances: 'neither',
  prompt_truncated: 'neither',
}

const NO_TRAINING_COST: Missing = Object.freeze({ missing: 'what training cost is not known' })
const NO_TOKENS: Missing = Object.freeze({ missing: 'neither tokens nor their number came with the answer' })
const NO_RUNTIME: Missing = Object.freeze({ missing: 'the time of the answer was not recorded' })

/**
 * What is counted for each request, in HELM's order: tokens (those that the provider counted, without reasoning, where it gave none
 * themselves), seconds, how the first completion ended by the provider's word, shots.
 * `inference_denoised_runtime` (seconds of one request of a batch) is there only for answers that came in batches.
 */
export function requestStats(sample: Sample, request: SampleRequest): Record<string, ScoreValue> {
  const { answer, tokenCounts } = request
  const completionTokens = countTokens(answer)
  const first = answer.completions[0]
  const finish = first?.providerReason ?? first?.finishReason
  const known = finish === 'length' || finish === 'stop' || finish === 'endoftext'
  const batch = answer.helm?.batch
  const before = {
    num_references: sample.instance.references.length,
    num_train_trials: sample.adaptation.numTrainTrials,
    num_prompt_tokens: tokenCounts.prompt,
    num_completion_tokens: completionTokens ?? NO_TOKENS,
    num_output_tokens: outputTokens(request, completionTokens) ?? NO_TOKENS,
    training_co2_cost: NO_TRAINING_COST,
    training_energy_cost: NO_TRAINING_COST,
    inference_runtime: (batch === undefined ? answer.requestTime : batch.requestTime) ?? NO_RUNTIME,
    batch_size: batch === undefined ? 1 : batch.size,
  }
  const after = {
    finish_reason_length: finish === 'length' ? 1 : 0,
    finish_reason_stop: finish === 'stop' ? 1 : 0,
    finish_reason_endoftext: finish === 'endoftext' ? 1 : 0,
    finish_reason_unknown: known ? 0 : 1,
    num_train_instances: request.numTrainInstances,
    prompt_truncated: request.promptTruncated ? 1 : 0,
  }
  if (batch === undefined) return { ...before, ...after }
  return { ...before, inference_denoised_runtime: batch.requestTime / batch.size, ...after }
}

/** Tokens of all completions, as many as came or as the provider counted without reasoning; undefined where nobody counted them. */
export function countTokens({ completions, usage }: Answer): number | undefined {
  let count = 0
  for (const { text, tokens } of completions) {
    if (tokens === undefined && text !== '') return billedTokens(usage)
    count += tokens?.length ?? 0
  }
  return count
}

function billedTokens(usage: Answer['usage']): number | undefined {
  return usage?.completionTokens === undefined ? undefined : Math.max(0, usage.completionTokens - (usage.reasoningTokens ?? 0))
}

/** Tokens after the prompt: none where the prompt was scored; after another echo, as in HELM, those that the tokenizer does not count. */
function outputTokens({ request, answer, tokenCounts }: SampleRequest, count: number | undefined): number | undefined {
  if (!request.echoPrompt || count === undefined) return count
  return answer.completions[0]?.echoed === true ? 0 : Math.max(0, count - tokenCounts.prompt)
}

/** `requestStats` of all requests of a sample: one value a request, which merge into one stat. */
export function mergedRequestStats(sample: Sample): Record<string, ScoreValue> {
  const merged: Record<string, ScoreValue> = {}
  const valuesByName = new Map<string, number[]>()
  for (const request of sample.requests) {
    for (const [name, value] of Object.entries(requestStats(sample, request))) {
      if (typeof value !== 'number') {
        merged[name] ??= value
        continue
      }
      const values = valuesByName.get(name)
      if (values !== undefined) values.push(value)
      else {
        const first = [value]
        valuesByName.set(name, first)
        merged[name] = first
      }
    }
  }
  return merged
}
