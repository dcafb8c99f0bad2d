import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const FLICKR30K = { name: 'flickr30k', description: 'Captions of photographs of everyday life (Flickr30k)' } as const

export const flickr30kScenario = declareScenario({
  ...FLICKR30K,
  helm: { className: 'helm.benchmark.scenarios.vision_language.flickr30k_scenario.Flickr30KScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const flickr30kTask = defineTask({
  ...FLICKR30K,
  about: { source: 'nlphuji/flickr30k on the Hub' },
  options: z.object({ num_respondents: z.int() }),
  example: { num_respondents: 1 },
  build: () => ({
    name: 'flickr30k',
    scenario: { name: 'flickr30k' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Generate a caption for the following image in plain words. The caption should be short and needs to be a complete sentence.',
      maxTokens: 30,
    }),
    metrics: [{ name: 'prometheus_vision_critique', options: { num_respondents: 1, max_tokens: 200 } }, ...textMetrics()],
    groups: ['flickr30k'],
    main: { stat: 'prometheus_vision', split: 'test' },
  }),
})
