import { definePlugin, lazy } from '@binnacle/core'
import { MY_PACK, MY_PACK_BOARD } from './cards.data.ts'

/** What this package contributes. Nothing is loaded before it is used. */
export default definePlugin({
  name: '@my-scope/my-pack',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [lazy({ ...MY_PACK, load: () => import('./my-pack.ts').then((module) => module.myPack) })],
    tasks: [lazy({ ...MY_PACK, load: () => import('./my-pack.ts').then((module) => module.myPackTask) })],
    leaderboards: [lazy({ ...MY_PACK_BOARD, load: () => import('./my-pack-board.ts').then((module) => module.myPackBoard) })],
  }),
})
