import { defineLeaderboard } from '@binnacle/core'
import { MY_PACK_BOARD } from './cards.data.ts'

export const myPackBoard = defineLeaderboard({
  ...MY_PACK_BOARD,
  metrics: [{ name: 'exact_match', direction: 'higher' }],
  groups: [
    {
      name: 'my_pack',
      displayName: 'My pack',
      description: 'Accuracy',
      main: { stat: 'exact_match', split: 'test' },
    },
  ],
})
