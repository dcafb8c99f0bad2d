import { defineLeaderboard } from '@binnacle/core'
import { MY_PACK_BOARD } from './cards.data.ts'

export const myPackBoard = defineLeaderboard({
  ...MY_PACK_BOARD,
  groups: [
    {
      name: 'my_pack',
      displayName: 'My pack',
      description: 'The share of right answers',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
  ],
})
