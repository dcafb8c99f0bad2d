import type { OutcomeCounts, Stat } from '../stat.ts'

/** What happened, for progress and watchers. Events of a run carry its name. */
export type RunEvent =
  | { readonly type: 'runStarted'; readonly run: string }
  | { readonly type: 'gathered'; readonly run: string; readonly instances: number; readonly train: number; readonly loaded: number }
  | { readonly type: 'planned'; readonly run: string; readonly requests: number }
  | { readonly type: 'answered'; readonly run: string; readonly seconds: number; readonly fromRecord: boolean }
  | { readonly type: 'retrying'; readonly run: string; readonly code: string; readonly message: string; readonly waitMs: number }
  | { readonly type: 'failed'; readonly run: string; readonly code: string; readonly message: string; readonly hint?: string }
  | { readonly type: 'note'; readonly run?: string; readonly message: string }
  | { readonly type: 'fault'; readonly run: string; readonly code: string; readonly message: string; readonly hint?: string }
  | { readonly type: 'runFinished'; readonly run: string; readonly outcomes: OutcomeCounts; readonly stats: readonly Stat[] }
