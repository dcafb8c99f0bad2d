import { rankHeads, type RankParts } from '../logic/head-scores.ts'

addEventListener('message', ({ data }: MessageEvent<RankParts>) => {
  postMessage(rankHeads(data))
})
