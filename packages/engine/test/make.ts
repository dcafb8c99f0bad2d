import {
  type Adaptation,
  type Answer,
  type AnswerSource,
  DEFAULT_ADAPTATION,
  type Instance,
  type Question,
  type Request,
  type RunSpec,
  type Sample,
  type SampleRequest,
} from '@binnacle/core'

/** A request with a prompt, and what else a test wants. */
export function makeRequest(prompt: string, more: Partial<Request> = {}): Request {
  return {
    prompt,
    numCompletions: 1,
    temperature: 0,
    topP: 1,
    topKPerToken: 1,
    maxTokens: 5,
    stopSequences: [],
    presencePenalty: 0,
    frequencyPenalty: 0,
    echoPrompt: false,
    ...more,
  }
}

/** An answer of one text. */
export function makeAnswer(text: string, more: Partial<Answer> = {}): Answer {
  return { completions: [{ text, finishReason: 'stop' }], ...more }
}

/** An adaptation of the generation method without shots. */
export function makeAdaptation(more: Partial<Adaptation> = {}): Adaptation {
  return { ...DEFAULT_ADAPTATION, method: 'generation', maxTrainInstances: 0, numOutputs: 1, temperature: 0, maxTokens: 5, ...more }
}

/** A run of one task on one model. */
export function makeSpec(more: Partial<RunSpec> = {}): RunSpec {
  return {
    name: 'test:model=a_b',
    task: { name: 'test', args: {} },
    scenario: { name: 'test' },
    adaptation: makeAdaptation(),
    metrics: [],
    annotators: [],
    groups: [],
    deployment: { name: 'a/b', model: 'a/b', client: 'client', options: {} },
    modelTags: [],
    adjustments: [],
    ...more,
  }
}

/** An instance of the test split with one right reference. */
export function makeInstance(id: string | number, more: Partial<Instance> = {}): Instance {
  return { id, split: 'test', input: { text: `question ${id}` }, references: [{ output: { text: 'yes' }, tags: ['correct'] }], ...more }
}

/** A request of a sample with its answer. */
export function makeSampleRequest(answer: Answer, more: Partial<SampleRequest> = {}): SampleRequest {
  return {
    request: makeRequest('prompt'),
    answer,
    numTrainInstances: 0,
    promptTruncated: false,
    numConditioningTokens: 0,
    tokenCounts: { prompt: 1 },
    ...more,
  }
}

/** A scored sample of an instance. */
export function makeSample(instance: Instance, more: Partial<Sample> = {}): Sample {
  return {
    instance,
    trial: 0,
    outcome: 'scored',
    requests: [makeSampleRequest(makeAnswer('yes'))],
    annotations: {},
    adaptation: makeAdaptation(),
    ...more,
  }
}

/** A source whose answers a test gives, with all that it was asked. */
export function makeSource(
  answer: (question: Question) => Answer | Promise<Answer>,
  recorded = false,
): AnswerSource & { readonly asked: Question[] } {
  const asked: Question[] = []
  return {
    recorded,
    asked,
    async answer(question) {
      asked.push(question)
      return answer(question)
    },
    close: () => Promise.resolve(),
  }
}
