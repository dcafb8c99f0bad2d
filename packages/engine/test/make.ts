import {
  type Adaptation,
  type Answer,
  DEFAULT_ADAPTATION,
  type Instance,
  createRequest,
  type Request,
  type RequestSettings,
  type RunSpec,
  type Sample,
  type SampleRequest,
} from '@binnacle/core'
import type { AnswerSource, Ask, Executor, Question } from '@binnacle/core/run'
import { DEFAULT_PATIENCE, type Patience } from '../src/execute/ask.ts'
import { type Budget, createBudget } from '../src/execute/budget.ts'
import { createGate } from '../src/execute/gate.ts'
import { createLocalExecutor } from '../src/execute/local-executor.ts'

/** A request with a prompt, and what else a test wants. */
export function makeRequest(prompt: string, more: Partial<RequestSettings> = {}): Request {
  return createRequest({ prompt, maxTokens: 5, ...more })
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
    repeat: 0,
    outcome: 'scored',
    requests: [makeSampleRequest(makeAnswer('yes'))],
    annotations: {},
    adaptation: makeAdaptation(),
    ...more,
  }
}

/** A source whose answers a test gives, with all that it was asked. */
export function makeSource(answer: (ask: Ask) => Answer | Promise<Answer>, recorded = false): AnswerSource & { readonly asked: Ask[] } {
  const asked: Ask[] = []
  return {
    recorded,
    asked,
    async answer(ask) {
      asked.push(ask)
      return answer(ask)
    },
    close: () => Promise.resolve(),
  }
}

/** A question of the model under test. */
export function makeQuestion(prompt: string, more: Partial<Question> = {}): Question {
  const { deployment } = makeSpec()
  return { key: prompt, request: makeRequest(prompt), capability: 'generate', deployment, purpose: 'evaluation', ...more }
}

/** An executor over a source, through a gate of its own. */
export function makeExecutor(
  source: AnswerSource,
  {
    limit = 8,
    budget = createBudget({}),
    patience = {},
  }: { readonly limit?: number; readonly budget?: Budget; readonly patience?: Partial<Patience> } = {},
): Executor {
  const gate = createGate(limit)
  return createLocalExecutor({
    sourceOf: () => source,
    gateOf: () => gate,
    budget,
    patience: { ...DEFAULT_PATIENCE, firstWait: 1, ...patience },
    retrying: () => {},
  })
}
