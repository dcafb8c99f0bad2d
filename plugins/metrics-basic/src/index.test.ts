import { expect, test } from 'vitest'
import * as cards from './cards.data.ts'
import plugin from './index.ts'

test('the cards say what the metrics say', async () => {
  const { metrics = [] } = plugin.contribute({})
  expect(metrics.map(({ name }) => name)).toEqual(Object.values(cards).map(({ name }) => name))
  for (const card of metrics) {
    const metric = 'load' in card ? await card.load() : card
    expect({ name: metric.name, description: metric.description, kind: metric['~kind'] }).toEqual({
      name: card.name,
      description: card.description,
      kind: 'metrics',
    })
  }
})
