import { definePerturbation } from '@binnacle/core'
import { z } from 'zod'
import { FILLER_WORDS } from './cards.data.ts'
import { FILLERS } from './filler-words.data.ts'

const options = z.strictObject({
  insert_prob: z.number().min(0).max(1).default(0.333),
  max_num_insert: z.int().min(0).nullish(),
  speaker_ph: z.boolean().default(true),
  uncertain_ph: z.boolean().default(true),
  fill_ph: z.boolean().default(true),
})

/** HELM's `filler_words`: words and phrases that fill are put in front of words. */
export const fillerWords = definePerturbation({
  ...FILLER_WORDS,
  options,
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.filler_words_perturbation.FillerWordsPerturbation', floats: ['insert_prob'] },
  describe: ({ insert_prob }) => ({ insert_prob }),
  open: ({ insert_prob: prob, max_num_insert: given, ...kinds }) => {
    const fillers = Object.entries(FILLERS).flatMap(([kind, phrases]) => (kinds[kind as keyof typeof FILLERS] ? phrases : []))
    const most = fillers.length === 0 ? 0 : (given ?? Infinity)
    return {
      references: false,
      perturb(text, random) {
        if (text === '') return text
        let count = 0
        return text
          .split(' ')
          .map((word) => (count < most && random.random() <= prob ? (count++, `${random.choice(fillers)} ${word}`) : word))
          .join(' ')
      },
    }
  },
})
