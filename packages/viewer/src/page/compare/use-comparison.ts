import { useQuery } from '@tanstack/react-query'
import { addresses, PART_SIZES } from '../../model/addresses.ts'
import type { AskedDocument, IntegrityDocument, RunCard, RunDocument } from '../../model/documents.ts'
import { documentOptions, queryClient } from '../data/documents.ts'
import { fetchHeads } from '../data/heads.ts'
import type { CompareParts, CompareReply } from '../logic/compare-heads.ts'
import { type Heads, scoreNames } from '../logic/heads.ts'
import { type AskedDifferences, differencesOfAsked, differencesOfRuns } from '../logic/compare-specs.ts'

/** Two runs that are compared. */
export interface Pair {
  readonly first: RunCard
  readonly second: RunCard
}

/** All that is known of a pair. */
export interface ComparedPair {
  readonly heads: readonly [Heads, Heads]
  readonly documents: readonly [RunDocument, RunDocument]
  /** Scores that rows of both have. */
  readonly stats: readonly string[]
  readonly stat: string | undefined
  readonly fields: ReturnType<typeof differencesOfRuns>
  readonly asked: AskedDifferences
  readonly damaged: readonly string[]
  readonly reply?: CompareReply
}

/** Compares two runs, beside the page. */
export const usePair = (pair: Pair | undefined, stat: string | undefined) =>
  useQuery({ ...pairOptions(pair, stat), enabled: pair !== undefined })

/** How a pair is compared and kept. */
export const pairOptions = (pair: Pair | undefined, stat: string | undefined) => ({
  queryKey: ['pair', pair?.first.id, pair?.second.id, stat],
  queryFn: () => comparePair(pair!, stat),
})

async function comparePair({ first, second }: Pair, wanted: string | undefined): Promise<ComparedPair> {
  const fetchRun = (id: string) => queryClient.fetchQuery(documentOptions<RunDocument>(addresses.run(id)))
  const fetchIntegrity = (id: string) => queryClient.fetchQuery(documentOptions<IntegrityDocument>(addresses.integrity(id)))
  const [documents, heads, integrity] = await Promise.all([
    Promise.all([fetchRun(first.id), fetchRun(second.id)]),
    Promise.all([fetchHeads(first.id), fetchHeads(second.id)]),
    Promise.all([fetchIntegrity(first.id), fetchIntegrity(second.id)]),
  ])
  const asked = await Promise.all([fetchAsked(first.id, heads[0]), fetchAsked(second.id, heads[1])])
  const others = scoreNames(heads[1])
  const stats = scoreNames(heads[0]).filter((name) => others.includes(name))
  const main = first.rowStat ?? first.summary?.stat
  const stat =
    wanted ?? (main !== undefined && stats.includes(main) ? main : (stats.find((name) => /exact_match|accuracy/.test(name)) ?? stats[0]))
  const damaged = [first, second].flatMap(({ name }, side) => integrity[side]!.damaged.map((file) => `${name}/${file.name}`))
  const known = {
    heads,
    documents,
    stats,
    stat,
    fields: differencesOfRuns(documents[0], documents[1]),
    asked: differencesOfAsked({ heads: heads[0], asked: asked[0] }, { heads: heads[1], asked: asked[1] }),
    damaged,
  }
  // Nothing is computed from files that are not what the run left.
  if (stat === undefined || damaged.length > 0) return known
  const split = first.summary?.split === '' ? undefined : first.summary?.split.split('/')[0]
  return {
    ...known,
    reply: await compareInWorker({
      first: heads[0],
      second: heads[1],
      stat,
      split,
      direction: first.lowerIsBetter === true ? 'lower' : 'higher',
    }),
  }
}

const fetchAsked = (run: string, { count }: Heads): Promise<readonly AskedDocument[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(count / PART_SIZES.asked) }, (_, part) =>
      queryClient.fetchQuery(documentOptions<AskedDocument>(addresses.part(run, 'asked', part))),
    ),
  )

function compareInWorker(parts: CompareParts): Promise<CompareReply> {
  const worker = new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CompareReply>) => {
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
