import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** Ratings of answers by critics: helpful, understandable, complete, concise, harmless. */
export const instructionFollowingCritiqueMetric = declareMetric({
  name: 'instruction_following_critique',
  description: 'Ratings of answers by critics: helpful, understandable, complete, concise, harmless',
  options: z.strictObject({ num_respondents: z.int() }),
  helm: { className: 'helm.benchmark.metrics.instruction_following_critique_metrics.InstructionFollowingCritiqueMetric' },
  unavailable: { because: 'needs_service', text: 'critics are not asked here yet.' },
})
