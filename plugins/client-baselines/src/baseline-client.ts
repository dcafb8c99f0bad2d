import { defineModelClient } from '@binnacle/core'
import { z } from 'zod'
import { BASELINES } from './baselines.data.ts'
import { BASELINE } from './cards.data.ts'
import { createMajorityModel } from './majority-model.ts'
import { openNgramModel } from './ngram-model.ts'
import { createUniformModel } from './uniform-model.ts'

/**
 * The client of the baselines. They read the request alone and give the same answer to the same request, also its times (0),
 * so that a record made with them is the same byte for byte. The n-gram model scores text; the others have no
 * probabilities of texts to give.
 */
export const baselineClient = defineModelClient({
  ...BASELINE,
  options: z.strictObject({
    kind: z.enum(BASELINES.map(({ kind }) => kind)),
    seed: z.int().min(0).default(0),
  }),
  capabilities: ({ kind }) => (kind === 'ngram' ? ['generate', 'scoreText'] : ['generate']),
  open(_deployment, { kind, seed }) {
    if (kind === 'uniform') return createUniformModel(seed)
    if (kind === 'majority') return createMajorityModel()
    return openNgramModel(seed)
  },
})
