import { BinnacleError, didYouMean } from '@binnacle/core'

export const nothingToCompare = (given: string, suite: string, models: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_COMPARE_NOT_FOUND',
    message: `«${given}» is no run folder, no folder of runs, and no model with runs in ${suite}.${didYouMean(given, models)}`,
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
    message: `${run}: no row has the score «${stat}».${didYouMean(stat, known)}`,
    hint: `Scores of rows: ${known.join(', ')}.`,
  })

export const badLevel = (level: string) =>
  new BinnacleError({
    code: 'ERR_COMPARE_LEVEL',
    message: `--level ${level}: not between 0 and 1`,
    hint: 'Give the confidence of the intervals, such as 0.95.',
  })
