/** Where documents are: paths below `data/`, the same on a server and in an export. */
export const addresses = {
  site: 'site.json',
  live: 'live.json',
  suite: (suite: string): string => `suites/${suite}/suite.json`,
  board: (suite: string, board: string): string => `suites/${suite}/boards/${board}.json`,
  run: (run: string): string => `runs/${run}/run.json`,
  stats: (run: string): string => `runs/${run}/stats.json`,
  integrity: (run: string): string => `runs/${run}/integrity.json`,
  failures: (run: string): string => `runs/${run}/failures.json`,
  samples: (run: string): string => `runs/${run}/samples.json`,
  part: (run: string, kind: PartKind, part: number): string => `runs/${run}/${kind}/${part}.json`,
  media: (sha256: string, ending: string): string => `media/${sha256}.${ending}`,
}

/** Kinds of documents that hold a part of the samples of a run. */
export const PART_KINDS = ['heads', 'rows', 'texts', 'samples', 'asked', 'large'] as const

/** One of them. */
export type PartKind = (typeof PART_KINDS)[number]

/** Samples in one document of each kind. */
export const PART_SIZES: Readonly<Record<PartKind, number>> = {
  heads: 5_000,
  rows: 200,
  texts: 5_000,
  samples: 20,
  asked: 10_000,
  large: 1,
}

/** An address, taken apart. */
export type Address =
  | { readonly kind: 'site' }
  | { readonly kind: 'live' }
  | { readonly kind: 'suite'; readonly suite: string }
  | { readonly kind: 'board'; readonly suite: string; readonly board: string }
  | { readonly kind: 'run' | 'stats' | 'integrity' | 'failures' | 'samples'; readonly run: string }
  | { readonly kind: 'part'; readonly run: string; readonly part: PartKind; readonly number: number }
  | { readonly kind: 'media'; readonly sha256: string; readonly ending: string }

const ID = '([a-z0-9-]+)'
const SUITE = new RegExp(`^suites/${ID}/suite\\.json$`)
const BOARD = new RegExp(`^suites/${ID}/boards/${ID}\\.json$`)
const RUN = new RegExp(`^runs/${ID}/(run|stats|integrity|failures|samples)\\.json$`)
const PART = new RegExp(`^runs/${ID}/(${PART_KINDS.join('|')})/(\\d{1,9})\\.json$`)
const MEDIA = /^media\/([0-9a-f]{64})\.([a-z0-9]{2,5})$/

/** Takes an address apart; undefined where it is none. Nothing in it is ever a path on a disk. */
export function parseAddress(path: string): Address | undefined {
  if (path === addresses.site) return { kind: 'site' }
  if (path === addresses.live) return { kind: 'live' }
  const suite = SUITE.exec(path)
  if (suite !== null) return { kind: 'suite', suite: suite[1]! }
  const board = BOARD.exec(path)
  if (board !== null) return { kind: 'board', suite: board[1]!, board: board[2]! }
  const run = RUN.exec(path)
  if (run !== null) return { kind: run[2] as 'run', run: run[1]! }
  const part = PART.exec(path)
  if (part !== null) return { kind: 'part', run: part[1]!, part: part[2] as PartKind, number: Number(part[3]) }
  const media = MEDIA.exec(path)
  if (media !== null) return { kind: 'media', sha256: media[1]!, ending: media[2]! }
  return undefined
}
