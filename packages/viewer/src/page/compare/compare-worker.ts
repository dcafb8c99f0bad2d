import { compareHeads, type CompareParts } from '../logic/compare-heads.ts'

addEventListener('message', ({ data }: MessageEvent<CompareParts>) => {
  postMessage(compareHeads(data))
})
