import { mark, type Described, type Marked } from './contribution.ts'

/** A metric of a leaderboard, by stat name. */
export interface LeaderboardMetric {
  readonly name: string
  readonly split?: string
  readonly displayName?: string
  readonly direction?: 'higher' | 'lower' | 'neither'
}

/** A group of runs on a leaderboard: its main metric and split, and how it is shown. */
export interface LeaderboardGroup extends Described {
  readonly displayName: string
  readonly mainMetric: LeaderboardMetric
  readonly subgroups?: readonly string[]
}

/** Groups, metrics and columns over a release. */
export interface Leaderboard extends Described, Marked<'leaderboards'> {
  readonly groups: readonly LeaderboardGroup[]
}

/** Contributes a leaderboard. */
export function defineLeaderboard(definition: Omit<Leaderboard, keyof Marked>): Leaderboard {
  return mark('leaderboards', definition)
}
