import { BinnacleError, didYouMean } from '@binnacle/core'

export const nothingToCompare = (given: string, suite: string, models: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_NOT_FOUND',
    message: `“${given}” is no run folder, no folder of runs, and no model with runs in ${suite}.${didYouMean(given, models)}`,
    hint: models.length === 0 ? 'Give --suite and --out as they were given to `binnacle run`.' : `Models there: ${models.join(', ')}.`,
  })

export const nothingShared = (first: string, second: string) =>
  new BinnacleError({
    code: 'ERR_COMPARE_NOTHING_SHARED',
    message: `${first} and ${second} have no task in common`,
    hint: 'Run the same entries for both: binnacle run ENTRY --model A B.',
  })

export const otherQuestions = (run: string, fields: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_OTHER_QUESTIONS',
    message: `${run}: the two were not asked the same: ${fields.join('; ')}`,
    hint: 'Run both with the same arguments; --anyway compares the rows of equal ids all the same.',
  })

export const otherRows = (first: string, second: string, rows: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_OTHER_ROWS',
    message: `${rows.length} rows have the same id in ${first} and in ${second} and are not the same (first: ${rows[0]}): the data changed between the runs`,
    hint: 'Run both on the same data; --anyway compares the rows of equal ids all the same.',
  })

export const noSuchStat = (run: string, stat: string, known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_STAT',
    message: `${run}: no row has the score “${stat}”.${didYouMean(stat, known)}`,
    hint: `Scores of rows: ${known.join(', ')}.`,
  })

export const badLevel = (level: string) =>
  new BinnacleError({
    code: 'ERR_COMPARE_LEVEL',
    message: `--level ${level}: not between 0 and 1`,
    hint: 'Give the confidence of the intervals, such as 0.95.',
  })

export const noSuchCluster = (run: string, field: string, known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_CLUSTER',
    message: `${run}: no row has “${field}” in its extra data, so nothing says which rows belong together.${didYouMean(field, known)}`,
    hint: known.length === 0 ? 'Its rows have no extra data: leave --cluster away.' : `Fields there: ${known.join(', ')}.`,
  })

export const directionsDiffer = (scores: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_DIRECTIONS',
    message: `the scores do not say together which model is better: ${scores.join('; ')}`,
    hint: 'Name one score with --metric, or rank a folder of runs whose scores are better in the same direction.',
  })

export const askedTwice = (model: string, first: string, second: string) =>
  new BinnacleError({
    code: 'ERR_COMPARE_TWICE',
    message: `${model} has two runs of one task: ${first} and ${second}`,
    hint: 'Rank a folder that has only one of them, such as a suite of its own (--suite).',
  })
