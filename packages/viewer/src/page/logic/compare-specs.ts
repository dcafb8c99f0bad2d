import { type DifferingField, differingFields, differingRows } from '@binnacle/analysis/scores'
import type { JsonObject, RunSpec } from '@binnacle/core'
import type { AskedDocument, RunDocument } from '../../model/documents.ts'
import { type Heads, idAt, perturbationAt } from './heads.ts'

/** The fields, without the model, in which two runs were not asked the same. */
export function differencesOfRuns(first: RunDocument, second: RunDocument): readonly DifferingField[] {
  return differingFields(specOf(first), specOf(second))
}

/** A run spec, of ours or of HELM's, with the fields that comparisons look at. */
function specOf({ record, card }: RunDocument): RunSpec {
  if (card.source === 'binnacle') return record['spec'] as unknown as RunSpec
  const {
    model: _model,
    model_deployment: _deployment,
    max_eval_instances: _rows,
    ...adaptation
  } = (record['adapter_spec'] ?? {}) as JsonObject
  return {
    task: { name: card.summary?.task.split(':')[0] ?? '', args: {} },
    scenario: record['scenario_spec'],
    adaptation,
    augmentation: record['data_augmenter_spec'],
    metrics: record['metric_specs'],
    annotators: record['annotators'] ?? [],
  } as unknown as RunSpec
}

/** Rows of equal ids that are other rows, and rows that were asked with other prompts. */
export interface AskedDifferences {
  readonly rows: readonly string[]
  readonly prompts: readonly string[]
}

/** What was asked in two runs, compared by digests. */
export function differencesOfAsked(
  first: { readonly heads: Heads; readonly asked: readonly AskedDocument[] },
  second: { readonly heads: Heads; readonly asked: readonly AskedDocument[] },
): AskedDifferences {
  const [own, other] = [digestsByRow(first.heads, first.asked), digestsByRow(second.heads, second.asked)]
  return { rows: differingRows(own.rows, other.rows), prompts: differingRows(own.prompts, other.prompts) }
}

function digestsByRow(heads: Heads, asked: readonly AskedDocument[]) {
  const rows = new Map<string, string>()
  const prompts = new Map<string, string>()
  for (const { from, rows: ofRows, prompts: ofPrompts } of asked) {
    for (const [index, digest] of ofRows.entries()) {
      const place = from + index
      if (perturbationAt(heads, place) !== null) continue
      const row = idAt(heads, place)
      rows.set(row, digest)
      prompts.set(row, (prompts.get(row) ?? '') + ofPrompts[index]!)
    }
  }
  return { rows, prompts }
}
