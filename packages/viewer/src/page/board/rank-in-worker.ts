import type { RankParts, RankReply } from '../logic/head-scores.ts'

export type { RankReply } from '../logic/head-scores.ts'

/** Ranks models beside the page, which stays at hand meanwhile. */
export function rankInWorker(parts: RankParts): Promise<RankReply> {
  const worker = new Worker(new URL('./rank-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RankReply>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      worker.terminate()
      reject(new Error(message))
    })
    worker.postMessage(parts)
  })
}
