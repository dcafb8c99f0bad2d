import { expect, test } from 'vitest'
import plugin from './index.ts'

test('the cards say what the metrics say', async () => {
  const { metrics = [] } = plugin.contribute({})
  expect(metrics.map(({ name }) => name)).toEqual([
    'basic_generation',
    'basic_reference',
    'instances_per_split',
    'bbq',
    'classification',
    'multiple_choice_classification',
    'safety_basic_generation',
    'air_bench_2024_basic_generation',
  ])
  for (const card of metrics) {
    const metric = 'load' in card ? await card.load() : card
    expect({ name: metric.name, description: metric.description, kind: metric['~kind'] }).toEqual({
      name: card.name,
      description: card.description,
      kind: 'metrics',
    })
  }
})
