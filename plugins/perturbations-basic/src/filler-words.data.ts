/** Phrases that say who speaks, that doubt, or that only fill, in the order in which HELM draws from them. */
export const FILLERS = {
  speaker_ph: ['I think', 'I believe', 'I mean', 'I guess', 'that is', 'I assume', 'I feel', 'In my opinion', 'I would say'],
  uncertain_ph: ['maybe', 'perhaps', 'probably', 'possibly', 'most likely'],
  fill_ph: ['uhm', 'umm', 'ahh', 'err', 'actually', 'obviously', 'naturally', 'like', 'you know'],
} as const
