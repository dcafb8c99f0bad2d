import { RUNS_CODE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Runs a program against its tests. */
export const bigcodebenchAnnotator = declareAnnotator({
  name: 'bigcodebench',
  description: 'Runs a program against its tests',
  helm: { className: 'helm.benchmark.annotation.bigcodebench_annotator.BigCodeBenchAnnotator' },
  unavailable: RUNS_CODE,
})

/** Runs a query and the reference against the database. */
export const birdSqlAnnotator = declareAnnotator({
  name: 'bird_sql',
  description: 'Runs a query and the reference against the database',
  helm: { className: 'helm.benchmark.annotation.bird_sql_annotator.BirdSQLAnnotator' },
  unavailable: RUNS_CODE,
})

/** Runs a query and the reference against the database. */
export const spiderAnnotator = declareAnnotator({
  name: 'spider',
  description: 'Runs a query and the reference against the database',
  helm: { className: 'helm.benchmark.annotation.spider_annotator.SpiderAnnotator' },
  unavailable: RUNS_CODE,
})
