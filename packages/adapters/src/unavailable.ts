import type { Unavailable } from '@binnacle/core'

/** A scenario whose loader is not written yet. */
export const NOT_PORTED: Unavailable = {
  because: 'not_ported',
  text: 'its rows cannot be loaded here yet: the loader is not written.',
  hint: 'Use a task that loads here (`binnacle list tasks --loads`), or write the scenario as a plugin under the same name.',
}

/** An annotator that asks a judge and is not written yet. */
export const ASKS_A_JUDGE: Unavailable = {
  because: 'not_ported',
  text: 'the judge is not asked here yet.',
  hint: 'Answers are recorded; `binnacle score` computes the judged scores once the judge can be asked.',
}

/** An annotator that runs what a model wrote, for which no sandbox is here yet. */
export const RUNS_CODE: Unavailable = {
  because: 'needs_service',
  text: 'it runs what the model wrote, and there is no sandbox for that here yet.',
  hint: 'Answers are recorded; `binnacle score` computes these scores once a sandbox is there.',
}
