import { defineMetric, type Described, isMissing, type Metric } from '@binnacle/core'
import * as z from 'zod'
import { BIRD_SQL, SPIDER } from './cards.data.ts'
import { haveSameRows, rowsSchema } from './same-rows.ts'
import { readRecord } from './sandbox-record.ts'

const schema = z.object({ predicted_result: rowsSchema, ground_truth_result: rowsSchema })

/**
 * HELM's BirdSQLMetric: `execution_accuracy` is 1 where both queries gave the same set of rows. A query that failed gave none, which is
 * right where the right one gives none, as in HELM.
 */
export const birdSql: Metric<Readonly<Record<string, never>>> = queryMetric(BIRD_SQL, 'bird_sql', 'bird_sql_metrics.BirdSQLMetric')

/** HELM's SpiderMetric: the same. */
export const spider: Metric<Readonly<Record<string, never>>> = queryMetric(SPIDER, 'spider', 'spider_metrics.SpiderMetric')

function queryMetric(card: Described, annotator: string, helmClass: string): Metric<Readonly<Record<string, never>>> {
  return defineMetric({
    ...card,
    reads: 'one',
    scores: { execution_accuracy: 'higher' },
    helm: { className: `helm.benchmark.metrics.${helmClass}` },
    score: (sample) => {
      const read = readRecord(sample, annotator, schema)
      if (isMissing(read)) return { execution_accuracy: read }
      return { execution_accuracy: haveSameRows(read.record.predicted_result, read.record.ground_truth_result) ? 1 : 0 }
    },
  })
}
