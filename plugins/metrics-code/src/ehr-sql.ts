import { defineMetric, isMissing, type Missing } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import * as z from 'zod'
import { EHR_SQL } from './cards.data.ts'
import { haveSameRows, rowsSchema } from './same-rows.ts'
import { readRecord } from './sandbox-record.ts'

const schema = z.object({
  predicted_result: rowsSchema.default([]),
  ground_truth_result: rowsSchema.default([]),
  query_error: z.string().nullish(),
})
const extraSchema = z.object({ is_impossible: z.boolean().optional() })

const NAMES = [
  'ehr_sql_execution_accuracy',
  'ehr_sql_query_validity',
  'ehr_sql_precision_answerable',
  'ehr_sql_recall_answerable',
  'ehr_sql_total_predicted_answerable',
  'ehr_sql_total_ground_truth_answerable',
] as const

/**
 * HELM's EhrSqlMetric. A question is answerable where it is not marked as impossible and has a right query; it counts as answered where
 * any text was written. Precision and recall are the same here, as in HELM: whether both hold, over all instances.
 */
export const ehrSql = defineMetric({
  ...EHR_SQL,
  reads: 'one',
  scores: {
    ehr_sql_execution_accuracy: 'higher',
    ehr_sql_query_validity: 'higher',
    ehr_sql_precision_answerable: 'higher',
    ehr_sql_recall_answerable: 'higher',
    ehr_sql_total_predicted_answerable: 'neither',
    ehr_sql_total_ground_truth_answerable: 'neither',
  },
  main: 'ehr_sql_execution_accuracy',
  helm: { className: 'helm.benchmark.metrics.ehr_sql_metrics.EhrSqlMetric' },
  score: (sample) => {
    const [reference] = sample.instance.references
    const [completion] = sample.requests[0]!.answer.completions
    const read = readRecord(sample, 'ehr_sql', schema)
    if (isMissing(read)) return allMissing(read)
    if (reference === undefined || completion === undefined) {
      return allMissing({ missing: reference === undefined ? 'there is no reference' : 'there is no completion' })
    }
    const { predicted_result: given, ground_truth_result: right, query_error: error = null } = read.record
    const [gold, answer] = [stripText(reference.output.text), stripText(completion.text)]
    const extra = extraSchema.safeParse(sample.instance.extra)
    const isAnswerable = !(extra.success && extra.data.is_impossible === true) && gold !== ''
    const both = isAnswerable && answer !== '' ? 1 : 0
    const isRight =
      right.length > 0 && given.length > 0 ? haveSameRows(given, right) : right.length === 0 && given.length === 0 && answer === ''
    return {
      ehr_sql_execution_accuracy: gold !== '' && isRight ? 1 : 0,
      ehr_sql_query_validity: answer !== '' && error === null ? 1 : 0,
      ehr_sql_precision_answerable: both,
      ehr_sql_recall_answerable: both,
      ehr_sql_total_predicted_answerable: answer === '' ? 0 : 1,
      ehr_sql_total_ground_truth_answerable: isAnswerable ? 1 : 0,
    }
  },
})

function allMissing(missing: Missing) {
  return Object.fromEntries(NAMES.map((name) => [name, missing])) as Record<(typeof NAMES)[number], Missing>
}
