/** The client's name and description, for lists and for the client itself. */
export const BASELINE = {
  name: 'baseline',
  description: 'Baselines that need no network and no weights: uniform choice, majority of the shots, an n-gram language model',
} as const
