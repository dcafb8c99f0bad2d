import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const CROSSMODAL_3600 = {
  name: 'crossmodal_3600',
  description: 'Captions of pictures from 100 regions, each in its own language (Crossmodal-3600)',
} as const

export const crossmodal3600Scenario = declareScenario({
  ...CROSSMODAL_3600,
  options: z.strictObject({ location: z.string(), language: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.crossmodal_3600_scenario.Crossmodal3600Scenario',
    tags: ['vision-language', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const crossmodal3600Task = defineTask({
  ...CROSSMODAL_3600,
  about: { source: 'GitHub Pages', languages: ['en', 'zh', 'hi', 'sw', 'es'] },
  options: z.object({ location: textArgument, language: textArgument, num_respondents: z.int() }),
  example: { location: 'english', language: 'english', num_respondents: 1 },
  build: ({ location, language }) => ({
    name: `crossmodal_3600:location=${location},language=${language}`,
    scenario: { name: 'crossmodal_3600', options: { location, language } },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Answer the question with a complete sentence in plain words',
      maxTokens: 20,
    }),
    metrics: [{ name: 'prometheus_vision_critique', options: { num_respondents: 1, max_tokens: 200 } }, ...textMetrics()],
    groups: ['crossmodal_3600'],
    main: { stat: 'prometheus_vision', split: 'test' },
  }),
})
