import {
  type Adaptation,
  type Answer,
  type Completion,
  CORRECT_TAG,
  DEFAULT_ADAPTATION,
  type Instance,
  type Json,
  type Outcome,
  type Reference,
  type Sample,
  type SampleRequest,
} from '@binnacle/core'
import { createRequest, type RequestChanges } from './create-request.ts'

/** What a test says of a sample; the rest is as a run of one generation would have it. */
export interface SampleParts {
  readonly id?: string | number
  readonly split?: string
  /** What is asked (`Question`). */
  readonly input?: string
  /** Right references. */
  readonly right?: string | readonly string[]
  /** Wrong references; they stand after the right ones. */
  readonly wrong?: readonly string[]
  /** The completions: texts, or with more of what a model says. */
  readonly completions?: string | readonly (string | (Partial<Completion> & { readonly text: string }))[]
  /** From letters to the texts of choices, where the model was asked for a letter. */
  readonly outputMapping?: Readonly<Record<string, string>>
  readonly outcome?: Outcome
  readonly annotations?: Readonly<Record<string, Json>>
  readonly extra?: unknown
  readonly instance?: Partial<Instance>
  readonly adaptation?: Partial<Adaptation>
  readonly request?: RequestChanges
  readonly answer?: Partial<Answer>
  /** All requests, where there is more to say of them than one answer. */
  readonly requests?: readonly SampleRequest[]
}

/** Makes a sample as a metric or annotator gets it. */
export function createSample(parts: SampleParts = {}): Sample {
  const { right = [], wrong = [], completions = [], extra } = parts
  const reference = (text: string, tags: readonly string[]): Reference => ({ output: { text }, tags })
  const adaptation: Adaptation = {
    ...DEFAULT_ADAPTATION,
    method: 'generation',
    maxTrainInstances: 0,
    numOutputs: 1,
    temperature: 0,
    ...parts.adaptation,
  }
  const texts = typeof completions === 'string' ? [completions] : completions
  return {
    instance: {
      id: parts.id ?? 'id0',
      split: parts.split ?? 'test',
      input: { text: parts.input ?? 'Question' },
      references: [
        ...(typeof right === 'string' ? [right] : right).map((text) => reference(text, [CORRECT_TAG])),
        ...wrong.map((text) => reference(text, [])),
      ],
      ...(extra === undefined ? {} : { extra }),
      ...parts.instance,
    },
    trial: 0,
    repeat: 0,
    outcome: parts.outcome ?? 'scored',
    requests: parts.requests ?? [createSampleRequest(texts.map(completionOf), parts)],
    annotations: parts.annotations ?? {},
    adaptation,
  }
}

/** A request with its answer, as it stands in a sample. */
export function createSampleRequest(completions: readonly Completion[], parts: SampleParts = {}): SampleRequest {
  const { outputMapping } = parts
  return {
    request: createRequest({ prompt: parts.input ?? 'Question', ...parts.request }),
    numTrainInstances: 0,
    promptTruncated: false,
    numConditioningTokens: 0,
    tokenCounts: { prompt: 1 },
    ...(outputMapping === undefined ? {} : { outputMapping }),
    answer: { completions, requestTime: 0, requestDatetime: 0, ...parts.answer },
  }
}

function completionOf(given: string | (Partial<Completion> & { readonly text: string })): Completion {
  const parts = typeof given === 'string' ? { text: given } : given
  return { finishReason: 'stop', ...parts }
}
