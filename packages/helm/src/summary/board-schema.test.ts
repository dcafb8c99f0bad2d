import { defineLeaderboard } from '@binnacle/core'
import { describe, expect, it, test } from 'vitest'
import { boardSchema, schemaBoard } from './board-schema.ts'
import { parseSchema } from './schema.ts'

describe('a board', () => {
  const board = defineLeaderboard({
    name: 'games',
    description: 'All games',
    groups: [{ name: 'quiz', main: { stat: 'exact_match', split: 'valid' } }, { name: 'riddles' }, { name: 'both', subgroups: ['quiz'] }],
  })

  it('shows main numbers, its own or those of the tasks, and a group over all that stand alone', () => {
    const schema = boardSchema(board, (group) => (group === 'riddles' ? { stat: 'f1_score' } : undefined))
    expect(
      schema.runGroups.map(({ name, subgroups, environment, metric_groups }) => [name, subgroups, environment, metric_groups]),
    ).toEqual([
      ['games', ['riddles', 'both'], {}, ['main']],
      ['quiz', [], { main_name: 'exact_match', main_split: 'valid' }, ['main']],
      ['riddles', [], { main_name: 'f1_score', main_split: 'test' }, ['main']],
      ['both', ['quiz'], {}, ['main']],
    ])
    expect(schema.metricGroups.get('main')!.metrics).toEqual([{ name: '${main_name}', split: '${main_split}' }])
  })

  it('a group that has no number at all is named', () => {
    expect(() => boardSchema(board, () => undefined)).toThrow(expect.objectContaining({ code: 'ERR_BOARD_MAIN' }) as Error)
  })
})

const SCHEMA = `
metrics:
  - { name: exact_match, display_name: Exact match, short_display_name: EM, lower_is_better: false }
perturbations:
  - { name: robustness, display_name: Robustness }
metric_groups:
  - name: accuracy
    display_name: Accuracy
    aggregation_strategies: [mean]
    hide_win_rates: true
    metrics:
      - { name: '\${main_name}', split: '\${main_split}', perturbation_name: robustness, sub_split: hard }
run_groups:
  - name: quiz
    display_name: Quiz
    short_description: A quiz
    metric_groups: [accuracy]
    sub_splits: [hard]
    subgroup_display_mode: by_group
    environment: { main_name: exact_match, main_split: test, extra: x }
    category: Games
    visibility: this_group_only
    taxonomy: { task: question answering, what: games }
    adapter_keys_shown: [model]
`

test('a schema of HELM read as a board says all that it said', () => {
  const schema = parseSchema(SCHEMA, 'schema.yaml')
  const again = boardSchema(schemaBoard(schema, 'quiz', 'Quiz'), () => undefined)
  const plain = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (_key, one: unknown) => (one instanceof Map ? [...one] : one)))
  expect(plain(again.runGroups)).toEqual(plain(schema.runGroups))
  expect(plain([...again.metricGroups].filter(([name]) => name !== 'main'))).toEqual(plain([...schema.metricGroups]))
  expect(plain([again.metrics, again.perturbations])).toEqual(plain([schema.metrics, schema.perturbations]))
})
