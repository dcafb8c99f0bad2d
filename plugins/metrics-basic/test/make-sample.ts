import { DEFAULT_ADAPTATION, type Adaptation, type Answer, type Completion, type Sample, type SampleRequest } from '@binnacle/core'

/** A completion with what a test says of it. */
export function completion(text: string, parts: Partial<Completion> = {}): Completion {
  return { text, logprob: 0, tokens: [], ...parts }
}

/** A request answered with these completions. */
export function answered(
  completions: readonly Completion[],
  parts: Partial<Omit<SampleRequest, 'answer'>> & { readonly answer?: Partial<Answer>; readonly echoPrompt?: boolean } = {},
): SampleRequest {
  const { answer, echoPrompt = false, ...rest } = parts
  return {
    request: {
      prompt: 'Question',
      numCompletions: 1,
      temperature: 0,
      topP: 1,
      topKPerToken: 1,
      maxTokens: 5,
      stopSequences: [],
      presencePenalty: 0,
      frequencyPenalty: 0,
      echoPrompt,
    },
    numTrainInstances: 2,
    promptTruncated: false,
    numConditioningTokens: 0,
    tokenCounts: { prompt: 7 },
    answer: { completions, requestTime: 0.5, ...answer },
    ...rest,
  }
}

/** A sample with these right references (`wrong` ones come after them) and requests. */
export function makeSample(parts: {
  readonly golds?: readonly string[]
  readonly wrong?: readonly string[]
  readonly tags?: readonly string[]
  readonly requests: readonly SampleRequest[]
  readonly adaptation?: Partial<Adaptation>
}): Sample {
  const { golds = [], wrong = [], tags, requests, adaptation } = parts
  return {
    instance: {
      id: 'id0',
      split: 'test',
      input: { text: 'Question' },
      references: [
        ...golds.map((text) => ({ output: { text }, tags: tags ?? ['correct'] })),
        ...wrong.map((text) => ({ output: { text }, tags: [] })),
      ],
    },
    trial: 0,
    repeat: 0,
    outcome: 'scored',
    requests,
    annotations: {},
    adaptation: { ...DEFAULT_ADAPTATION, numOutputs: 1, ...adaptation },
  }
}
