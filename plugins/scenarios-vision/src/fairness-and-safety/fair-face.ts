import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const FAIR_FACE = { name: 'fair_face', description: 'Gender, age or origin told from portraits balanced over groups (FairFace)' } as const

export const fairFaceScenario = declareScenario({
  ...FAIR_FACE,
  options: z.strictObject({ attribute: z.string(), subgroup: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.fair_face_scenario.FairFaceScenario',
    tags: ['vision-language', 'fairness'],
  },
  unavailable: NOT_PORTED,
})

export const fairFaceTask = defineTask({
  ...FAIR_FACE,
  about: { source: 'HuggingFaceM4/FairFace on the Hub' },
  options: z.object({ attribute: textArgument, subgroup: textArgument }),
  example: { attribute: 'race', subgroup: 'East_Asian' },
  build: ({ attribute, subgroup }) => ({
    scenario: { name: 'fair_face', options: { attribute, subgroup } },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['fair_face'],
    main: { stat: 'quasi_prefix_exact_match', split: 'valid' },
  }),
})
