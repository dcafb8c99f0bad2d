import type { JsonObject, RunSpec } from '@binnacle/core'

/** A field in which two runs were not asked the same. */
export interface DifferingField {
  /** `adaptation.maxTrainInstances` */
  readonly field: string
  readonly first: unknown
  readonly second: unknown
  /**
   * `question`: other rows or another scoring: the scores cannot be compared; `wording`: the same rows, asked in another way: they
   * can, and what differs is not the model alone.
   */
  readonly weight: 'question' | 'wording'
}

/** Fields by which rows and scores are what they are. */
const QUESTION = /^(task|scenario|metrics|annotators|augmentation)\b/
/** The model is what is compared; how many rows are drawn does not change what each is asked. */
const PASSED_OVER = /^adaptation\.(model|modelDeployment|maxEvalInstances)$/

/** The fields, without the model, in which two run specs differ. */
export function differingFields(first: RunSpec, second: RunSpec): readonly DifferingField[] {
  return differences('', comparable(first), comparable(second))
    .filter(({ field }) => !PASSED_OVER.test(field))
    .map((one) => ({ ...one, weight: QUESTION.test(one.field) ? 'question' : 'wording' }))
}

/** What of a run spec is not the model. */
function comparable({ task, scenario, adaptation, augmentation, metrics, annotators }: RunSpec): JsonObject {
  const { model: _model, model_deployment: _deployment, ...args } = task.args
  return JSON.parse(
    JSON.stringify({ task: { name: task.name, args }, scenario, adaptation, augmentation, metrics, annotators }),
  ) as JsonObject
}

function differences(field: string, first: unknown, second: unknown): readonly Omit<DifferingField, 'weight'>[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return []
  if (!isObject(first) || !isObject(second)) return [{ field, first, second }]
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) =>
    differences(field === '' ? key : `${field}.${key}`, first[key], second[key]),
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows that both have and of which the digests differ: of what they are, or of how they were asked. */
export function differingRows(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): readonly string[] {
  return [...first].filter(([row, digest]) => second.has(row) && second.get(row) !== digest).map(([row]) => row)
}
