import { BinnacleError, errorText } from '@binnacle/core'

export const schemaUnread = (source: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_SCHEMA_READ',
    message: `the schema ${source} cannot be read: ${errorText(cause)}`,
    hint: 'Give a schema file of HELM (YAML), such as schema_lite.yaml.',
    cause,
  })

export const schemaInvalid = (source: string, place: string, what: string) =>
  new BinnacleError({
    code: 'ERR_SCHEMA_INVALID',
    message: `${source}: ${place}: ${what}`,
    hint: 'A schema has metrics, perturbations, metric_groups and run_groups, as the files of HELM have.',
  })

export const twoStats = (run: string, name: string, count: number) =>
  new BinnacleError({
    code: 'ERR_SCHEMA_TWO_STATS',
    message: `${run}: ${count} stats match the column "${name}"`,
    hint: 'Name one split in the schema: a column shows one number.',
  })

export const directionsDiffer = (table: string) =>
  new BinnacleError({
    code: 'ERR_SCHEMA_DIRECTIONS',
    message: `the table "${table}" has a mean of columns of which some are better the higher and some the lower`,
    hint: 'Leave `mean` out of the aggregation_strategies of this metric group.',
  })

export const noBoardMain = (board: string, group: string) =>
  new BinnacleError({
    code: 'ERR_BOARD_MAIN',
    message: `the leaderboard ${board}: the group ${group} has no columns, and its runs no main number`,
    hint: 'Give the group `main: { stat, split }` or `metricGroups`, or its task a `main`.',
  })
